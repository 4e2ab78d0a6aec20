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

/** @returns the first kind of difference only, since a status makes all the rest differ */
export function compareAnswers(ours: Answer, judges: Answer): Difference | undefined {
  const compare = (what: string, our: unknown, judge: unknown) =>
    isDeepStrictEqual(our, judge) ? undefined : { what, ours: our, judges: judge };
  const status = compare("status", ours.status, judges.status);
  if (status) return status;
  const [our, judge] = [contentOf(ours), contentOf(judges)];
  if (ours.status >= 400) return compare("code", our?.code, judge?.code);
  const headers = comparedHeaders.map((name) => {
    const [our, judge] = [ours.headers.get(name), judges.headers.get(name)];
    return our === null || judge === null ? undefined : compare(name, our, judge);
  });
  return compare("body", our, judge) ?? headers.find((difference) => difference !== undefined);
}

function contentOf({ headers, text }: Answer) {
  const content = withMomentsOfJson(text);
  const type = headers.get("content-type") ?? "";
  if (type.includes("csv")) return parseCsv(content);
  return type.includes("json") && content !== "" ? JSON.parse(content) : content;
}

/** Supabase Lite writes moments as PostgreSQL's text (`2020-01-05 00:00:00+00`), in almost every answer. */
function withMomentsOfJson(text: string): string {
  return text.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d[.\d]*)\+00\b(?!:)/g, "$1T$2+00:00");
}
