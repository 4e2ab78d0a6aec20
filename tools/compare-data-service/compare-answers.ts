/** In what two answers to one request differ. The words of errors do not count. */
import { isDeepStrictEqual } from "node:util";
import { parse as parseCsv } from "csv-parse/sync";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Difference {
  readonly what: string;
  readonly ours: unknown;
  readonly judges: unknown;
}

/** Only those that both send are compared. */
const comparedHeaders = ["content-range", "preference-applied", "location"];

/**
 * @param isOrdered whether rows have to come in the same order
 * @returns the first difference only, since a status makes all the rest differ
 */
export function compareAnswers(ours: Answer, judges: Answer, isOrdered: boolean): Difference | undefined {
  if (ours.status !== judges.status || ours.status >= 400)
    return compare("status", statusOf(ours), statusOf(judges));
  const headers = comparedHeaders.map((name) => {
    const [our, judge] = [ours.headers.get(name), judges.headers.get(name)];
    return our === null || judge === null ? undefined : compare(name, our, judge);
  });
  const rowsOf = (content: unknown) =>
    Array.isArray(content) && !isOrdered ? content.map((row) => JSON.stringify(row)).sort() : content;
  return (
    compareBodies(rowsOf(contentOf(ours)), rowsOf(contentOf(judges))) ??
    headers.find((difference) => difference)
  );
}

function compare(what: string, ours: unknown, judges: unknown): Difference | undefined {
  return isDeepStrictEqual(ours, judges) ? undefined : { what, ours, judges };
}

/** Of two lists, only the first row that differs. */
function compareBodies(ours: unknown, judges: unknown): Difference | undefined {
  if (!Array.isArray(ours) || !Array.isArray(judges) || ours.length !== judges.length)
    return compare("body", ours, judges);
  const place = ours.findIndex((row, place) => !isDeepStrictEqual(row, judges[place]));
  return compare("body", ours[place], judges[place]);
}

/** @returns such as `200`, or `400 PGRST100` */
export function statusOf(answer: Answer): string {
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${contentOf(answer)?.code ?? ""}`;
}

function contentOf({ headers, text }: Answer) {
  const content = withComparableMoments(text);
  const type = headers.get("content-type") ?? "";
  if (type.includes("csv")) return parseCsv(content);
  return type.includes("json") && content !== "" ? JSON.parse(content) : content;
}

/**
 * JSON may stand in CSV, with white space or without. Supabase Lite writes moments as PostgreSQL's text (`2020-01-05
 * 00:00:00+00`), in almost every answer. Moments after 2021, which no row of the catalogue holds, were written by the
 * request.
 */
function withComparableMoments(text: string): string {
  return text
    .replace(/([,:]) (\n )?/g, "$1")
    .replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d[.\d]*)/g, "$1T$2")
    .replace(/(T\d\d:\d\d:\d\d[.\d]*)\+00\b(?!:)/g, "$1+00:00")
    .replace(/\b20(?:2[2-9]|[3-9]\d)-\d\d-\d\dT[\d:.]+/g, "now");
}
