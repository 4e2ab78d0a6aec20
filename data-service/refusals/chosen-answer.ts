/**
 * What a function of the database chooses for its answer, under PostgREST's names: the settings `response.status` and
 * `response.headers`, or the whole of a refusal by `raise sqlstate 'PGRST'`.
 */
import { z } from "zod";
import { RequestRefused, refuse } from "./errors.ts";

export interface ChosenAnswer {
  /** Null for the usual one. */
  readonly status: number | null;
  /** With names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** They belong to the connection, and cookies to the site: the administrator is signed in by one. */
const keptHeaders: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "keep-alive",
  "set-cookie",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const jsonOf = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
});

const names = z
  .array(z.record(z.string(), z.string()).refine((header) => Object.keys(header).length === 1))
  .transform((list) => list.flatMap((header) => Object.entries(header)));

const status = z.int().min(200).max(599);
const settingOfStatus = z
  .string()
  .regex(/^\d{3}$/)
  .transform(Number)
  .pipe(status);
const settingOfHeaders = jsonOf.pipe(names).transform(joined);

const raisedMessage = jsonOf.pipe(
  z.object({
    code: z.string(),
    message: z.string(),
    details: z.string().nullish().default(null),
    hint: z.string().nullish().default(null),
  }),
);
const raisedDetail = jsonOf.pipe(
  z.object({ status, headers: z.record(z.string(), z.string()).transform(Object.entries).transform(joined) }),
);

/** Several values of one name become one, by commas. */
function joined(list: readonly [string, string][], context: z.RefinementCtx): Record<string, string> {
  const headers = new Headers();
  try {
    for (const [name, value] of list) headers.append(name, value);
  } catch {
    context.addIssue("not a header");
  }
  if ([...headers.keys()].some((name) => keptHeaders.has(name))) context.addIssue("not for functions");
  // What may be a page must not act as one of the site.
  const policy = headers.has("content-type") && { "content-security-policy": "sandbox" };
  return { ...policy, ...Object.fromEntries(headers) };
}

/**
 * @param status the setting, null if it was not set, like the headers
 * @returns null if nothing was chosen
 * @throws RequestRefused PGRST111, PGRST112
 */
export function readChosenAnswer(status: string | null, headers: string | null): ChosenAnswer | null {
  if (status === null && headers === null) return null;
  const chosen = settingOfStatus.nullable().safeParse(status);
  if (!chosen.success) throw refuse("chosenStatus");
  const named = settingOfHeaders.safeParse(headers ?? "[]");
  if (!named.success) throw refuse("chosenHeaders");
  return { status: chosen.data, headers: named.data };
}

/** @returns the refusal that a function has raised, or the one that says what is wrong with it */
export function raisedRefusal(message: string, detail: string | null): RequestRefused {
  const body = raisedMessage.safeParse(message);
  const answer = raisedDetail.safeParse(detail);
  if (!body.success || !answer.success)
    return refuse("raisedWrongly", { part: body.success ? "detail" : "message" });
  return new RequestRefused(answer.data.status, body.data, answer.data.headers);
}
