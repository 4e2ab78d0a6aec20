/** Holds two answers to one request against each other, and lists in what they differ. The words of errors do not count. */
import type { Asked } from "#data-service-requests";
import { readCsv } from "./read-csv.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Compared {
  readonly asked: Asked;
  readonly ours: Answer;
  readonly judges: Answer;
}

export interface Difference {
  readonly what: "status" | "code" | "body" | "form of moments" | "stored rows" | ComparedHeader;
  readonly ours: string;
  readonly judges: string;
}

const comparedHeaders = ["content-range", "preference-applied", "location"] as const;

type ComparedHeader = (typeof comparedHeaders)[number];

/** @returns the first kind of difference only, since a status makes all the rest differ */
export function compareAnswers(asked: Asked, ours: Answer, judges: Answer): Difference[] {
  if (ours.status !== judges.status)
    return [{ what: "status", ours: statusOf(ours), judges: statusOf(judges) }];
  if (ours.status >= 400) {
    const codes = [codeOf(ours), codeOf(judges)] as const;
    // A HEAD may be refused for what a GET is not.
    return asked.method === "HEAD" && codes.includes("") ? [] : differing("code", ...codes);
  }
  const bodies = asked.method === "HEAD" ? ["", ""] : [comparable(asked, ours), comparable(asked, judges)];
  const [our = "", judge = ""] = bodies.map(withOneFormOfMoments);
  return [
    ...(our === judge
      ? differing("form of moments", bodies[0] ?? "", bodies[1] ?? "")
      : differing("body", our, judge)),
    ...comparedHeaders.flatMap((name) => {
      const [our, judge] = [ours.headers.get(name), judges.headers.get(name)];
      return our !== null && judge !== null ? differing(name, our, judge) : [];
    }),
  ];
}

const differing = (what: Difference["what"], ours: string, judges: string): Difference[] =>
  ours === judges ? [] : [{ what, ours, judges }];

const statusOf = (answer: Answer) => `${answer.status} ${codeOf(answer)}`.trim();

/** @returns "" where the body is no error of the dialect */
export function codeOf({ status, text }: Answer): string {
  if (status < 400) return "";
  const body = jsonIn(text);
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body as a text that is the same for bodies that mean the same. */
function comparable({ isOrdered, areEmbeddingsOrdered }: Asked, { headers, text }: Answer): string {
  if (headers.get("content-type")?.startsWith("text/csv")) {
    const [names = "", ...lines] = readCsv(text).map((fields) => lineOf(fields, areEmbeddingsOrdered));
    return [`csv ${names}`, ...(isOrdered ? lines : lines.sort())].join("\n");
  }
  const body = text === "" ? undefined : jsonIn(text);
  if (body === undefined) return text;
  const rows = Array.isArray(body) ? body : [body];
  const written = rows.map((row) => canonical(row, areEmbeddingsOrdered));
  return `${Array.isArray(body) ? "list" : "one"} ${(isOrdered ? written : written.sort()).join("\n")}`;
}

/** Embeddings stand in a field as JSON. */
function lineOf(fields: readonly (string | null)[], areEmbeddingsOrdered: boolean): string {
  const values = fields.map((field) => (field && /^[[{]/.test(field) ? (jsonIn(field) ?? field) : field));
  return values.map((value) => canonical(value, areEmbeddingsOrdered)).join(",");
}

/** JSON with sorted names; lists in the order in which they came, where that counts. */
function canonical(value: unknown, isOrdered: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, isOrdered));
    return `[${(isOrdered ? items : items.sort()).join(",")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item, isOrdered)}`).join(",")}}`;
  }
  return withoutMoments(JSON.stringify(value));
}

const date = String.raw`\d{4}-\d\d-\d\d`;
const time = String.raw`\d\d:\d\d:\d\d(?:\.\d+)?`;
const moment = new RegExp(`(${date})([T ])(${time})(\\+00:00|\\+00|Z)?`, "g");

/** Of this run: the two answers were made at different moments. How a moment is written still counts. */
function withoutMoments(text: string): string {
  return text.replace(moment, (written, date, between, time, zone = "") =>
    Math.abs(Date.parse(`${date}T${time}Z`) - Date.now()) < 3_600_000 ? `now${between}${zone}` : written,
  );
}

/** PostgreSQL writes them with a space in text, and with `T` in JSON. */
function withOneFormOfMoments(body: string): string {
  return body
    .replace(new RegExp(`(${date}) (${time})`, "g"), "$1T$2")
    .replace(/\bnow /g, "nowT")
    .replace(/(T[\d:.]*)\+00(?![:\d])/g, "$1+00:00");
}
