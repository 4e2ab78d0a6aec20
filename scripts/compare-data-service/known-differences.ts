/**
 * Why the two may differ: each reason with how it is recognised. A difference that no reason explains is a mistake of
 * ours until somebody has shown the contrary.
 */
import type { Asked } from "./asked.ts";
import { type Answer, codeOf, type Difference } from "./compare-answers.ts";
import { mayBeRefusedWith } from "./planted-mistakes.ts";

export interface Compared {
  readonly asked: Asked;
  readonly ours: Answer;
  readonly judges: Answer;
}

export interface KnownDifference {
  /** `judge`: Supabase Lite is not what PostgREST is. `ours`: we are not, on purpose. */
  readonly whose: "judge" | "ours";
  /** One sentence. */
  readonly reason: string;
  readonly explains: (difference: Difference, compared: Compared) => boolean;
}

type Reason = Omit<KnownDifference, "whose">;

const ofJudge: readonly Reason[] = [
  {
    reason: "It writes moments as PostgreSQL's text (`2020-01-05 00:00:00+00`), not as its JSON.",
    explains: ({ what }) => what === "form of moments",
  },
  {
    reason: "It answers 500 with the code `SUP` where PostgreSQL refuses a value or a constraint fails.",
    explains: (_, { ours, judges }) =>
      judges.status === 500 && codeOf(judges) === "SUP" && ours.status >= 400 && ours.status < 500,
  },
  {
    reason: "It makes statements with ambiguous columns (42702) where a table is embedded at two levels.",
    explains: (_, { judges }) => codeOf(judges) === "42702",
  },
  {
    reason: "It cannot count within an embedding of an embedding (42803).",
    explains: (_, { asked, judges }) => codeOf(judges) === "42803" && asked.path.includes("(count)"),
  },
  {
    reason: "It makes statements with a wrong syntax (42601) for bodies that leave columns out.",
    explains: (_, { judges }) => codeOf(judges) === "42601",
  },
  {
    reason:
      "It refuses `limit=0` with an offset, where a limit of nothing puts the other ranges out of force.",
    explains: (_, { asked, judges }) => judges.status === 416 && /[?&]limit=0(&|$)/.test(asked.path),
  },
  {
    reason: "It heeds the header `Range` with HEAD, and not beside `limit` or `offset`.",
    explains: ({ what }, { asked }) =>
      "range" in asked.headers &&
      (asked.method === "HEAD" || /[?&](limit|offset)=/.test(asked.path)) &&
      (what === "status" || what === "content-range" || what === "body"),
  },
  {
    reason: "It compares with the word `true` or `false` as a boolean, whatever the column (42883).",
    explains: (_, { asked, judges }) => codeOf(judges) === "42883" && /\b(true|false)\b/.test(asked.path),
  },
  {
    reason: "It reads numbers beyond 2^53 as other numbers.",
    explains: (_, { asked }) => /922337203685477580/.test(asked.path + asked.body),
  },
  {
    reason: "It takes an argument `null` in the address for null, where PostgREST takes it for a text.",
    explains: (_, { asked }) => /^\/rpc\/[^?]*\?(.*&)?[a-z_]+=null(&|$)/.test(asked.path),
  },
  {
    reason: "It takes what the planner guesses for `count=estimated`, also where there are few rows.",
    explains: ({ what }, { asked }) =>
      /count=(estimated|planned)/.test(asked.headers.prefer ?? "") &&
      (what === "status" || what === "content-range"),
  },
  {
    reason: "It does not tell how many rows a write affected, though they were to be counted.",
    explains: ({ what, ours, judges }, { asked }) =>
      what === "content-range" && isWrite(asked) && ours !== judges && /\/\*$/.test(judges),
  },
  {
    reason: "It names preferences that have no meaning for the request, or leaves out some that were heeded.",
    explains: ({ what, ours, judges }) =>
      what === "preference-applied" &&
      differingTokens(ours, judges).every((token) =>
        /^(handling|max-affected|missing|resolution)=/.test(token),
      ),
  },
  {
    reason: "It answers the one value of a function as JSON where CSV was asked for.",
    explains: ({ what }, { asked }) =>
      what === "body" &&
      asked.path.startsWith("/rpc/get_lyrics_count") &&
      asked.headers.accept === "text/csv",
  },
  {
    reason: "It answers an empty list without asking the database.",
    explains: (_, { asked, judges }) => asked.method === "POST" && judges.status < 300 && asked.body === "[]",
  },
  {
    reason: "It answers an update without columns without asking the database, and in JSON.",
    explains: (_, { asked, judges }) =>
      asked.method === "PATCH" && judges.status < 300 && asked.body === "{}",
  },
  {
    reason: "It writes rows also where exactly one was to be written and it is not one.",
    explains: (_, { asked, ours }) => codeOf(ours) === "PGRST116" && isWrite(asked),
  },
  {
    reason: "It writes an empty text in CSV like null after a write.",
    explains: ({ what, ours, judges }, { asked }) =>
      what === "body" && asked.headers.accept === "text/csv" && ours.replaceAll('""', "null") === judges,
  },
  {
    reason: "It stores JSON in a column of text as `[object Object]`.",
    explains: ({ judges }) => judges.includes("[object Object]"),
  },
  {
    reason: "It takes the word `null` for null in every comparison.",
    explains: (_, { asked }) => /[.=](eq|neq|[gl]te?|isdistinct)\.null\b|[(,]null[,)]/i.test(asked.path),
  },
  {
    reason: "It heeds only the last of several negated conditions on one column.",
    explains: (_, { asked }) => /[?&]([^=&]+)=not\.[^&]*&(?:.*&)?\1=not\./.test(asked.path),
  },
  {
    reason: "It refuses a quote within a value that stands by itself.",
    explains: (_, { asked, judges }) => codeOf(judges) === "PGRST100" && /\.say%20"geet"/.test(asked.path),
  },
  {
    reason: "It does not notice unknown columns of embeddings that hold no rows.",
    explains: (_, { asked, ours, judges }) =>
      codeOf(ours) === "42703" && mayBeRefusedWith("42703", asked) && judges.status < 300,
  },
  {
    reason: "It refuses HEAD for a function with arguments.",
    explains: (_, { asked, judges }) =>
      asked.method === "HEAD" && asked.path.startsWith("/rpc/") && judges.status === 400,
  },
  {
    reason: "It wants JSON for every function, whatever its parameters.",
    explains: (_, { asked, ours, judges }) =>
      codeOf(ours) === "PGRST202" &&
      (codeOf(judges) === "PGRST102" || asked.isBroken) &&
      asked.headers["content-type"] !== "application/json",
  },
  {
    reason: "It leaves out what is embedded within what is spread.",
    explains: ({ what }, { asked, judges }) =>
      judges.status < 300 &&
      /\.\.\.[^.]*\([^)]*\(/.test(asked.path) &&
      (what === "status" || what === "body"),
  },
  {
    reason: "It orders by a spread column where one of the table has the same name.",
    explains: ({ what }, { asked }) => what === "body" && /\.\.\..*[?&]order=/.test(asked.path),
  },
  {
    reason: "It joins several `or` of one request by `or`.",
    explains: (_, { asked }) => /[?&]((?:[\w.]+\.)?(?:not\.)?(?:or|and))=[^&]*&(?:.*&)?\1=/.test(asked.path),
  },
  {
    reason: "It tests whether there is an embedding without its inner joins.",
    explains: (_, { asked }) => /[?&]\w+=(not\.)?is\.null/.test(asked.path) && asked.path.includes("!inner"),
  },
  {
    reason: "It gives defaults to what a row leaves out of `columns`, which only `missing=default` asks for.",
    explains: (_, { asked, ours }) => codeOf(ours) === "23502" && asked.path.includes("columns="),
  },
  {
    reason: "It takes the alias of an embedding for the name of a table (PGRST205).",
    explains: (_, { asked, judges }) => codeOf(judges) === "PGRST205" && asked.path.includes("_of_it"),
  },
  {
    reason: "It does not know addresses that are none (403).",
    explains: ({ judges }, { ours }) => judges === "403" && ours.status === 404,
  },
  {
    reason: "It reads more forgivingly what breaks the grammar, or refuses it for another reason.",
    explains: (_, { asked, ours, judges }) =>
      asked.isBroken && ours.status >= 400 && (/^PGRST10[0-3]$/.test(codeOf(ours)) || judges.status >= 400),
  },
];

const ofOurs: readonly Reason[] = [
  {
    reason: "We refuse by name what we leave out, with PGRST127.",
    explains: (_, { ours }) => codeOf(ours) === "PGRST127",
  },
  {
    reason: "We allow casts to a list of types, and refuse others before the database is asked.",
    explains: (_, { ours }) => codeOf(ours) === "ANTARA009",
  },
  {
    reason:
      "We count rows and refuse what else could be done with many (PGRST123), a spread count for example.",
    explains: (_, { ours }) => codeOf(ours) === "PGRST123",
  },
  {
    reason:
      "An update or delete is narrowed by the inner joins of its `select`; PostgREST narrows only what it shows.",
    explains: (_, { asked }) => /^(PATCH|DELETE)$/.test(asked.method) && asked.path.includes("!inner"),
  },
  {
    reason: "We refuse an update or delete without a filter (21000), as a hosted Supabase does.",
    explains: (_, { ours }) => codeOf(ours) === "21000",
  },
  {
    reason: "Our `Location` holds `/rest/v1`, so that it can be followed.",
    explains: ({ what, ours, judges }) => what === "location" && ours === `/rest/v1${judges}`,
  },
  {
    reason: "Our CSV has its line of names even when there are no rows.",
    explains: ({ what, judges }, { asked }) =>
      what === "body" && asked.headers.accept === "text/csv" && judges === "csv null",
  },
  {
    reason: "We check a `select` also where no rows are to come back.",
    explains: ({ what }, { asked, ours, judges }) =>
      what === "status" &&
      /^(42703|42846|PGRST200)$/.test(codeOf(ours)) &&
      judges.status < 300 &&
      judges.text === "" &&
      asked.path.includes("select="),
  },
  {
    reason:
      "We refuse a body that is neither an object nor a list, where PostgREST takes it for an empty list.",
    explains: (_, { ours }) => codeOf(ours) === "PGRST102",
  },
  {
    reason: "We make no rows for HEAD, so that a value in them which cannot be read or cast is not noticed.",
    explains: ({ what }, { asked, judges }) =>
      what === "status" && asked.method === "HEAD" && /^(22|42)/.test(codeOf(judges)),
  },
  {
    reason: "We leave it to PostgreSQL whether it reads a value at all where there are no rows.",
    explains: ({ what }, { ours, judges }) =>
      what === "status" && holdsNoRows(ours) && /^(22|SUP)/.test(codeOf(judges)),
  },
  {
    reason: "We refuse the character NUL before the database does.",
    explains: (_, { asked, ours }) => codeOf(ours) === "22P05" && asked.body === "\u0000",
  },
  {
    reason: "We refuse no offset of what a function called by POST returns, since it has done its work.",
    explains: ({ what }, { asked, judges }) =>
      what === "status" && judges.status === 416 && asked.method === "POST" && asked.path.startsWith("/rpc/"),
  },
];

/** Comes last: what has a reason of its own is counted there. */
const ofBoth: Reason = {
  reason: "A request holds several mistakes, and each names another of them.",
  explains: ({ what }, { asked, ours, judges }) =>
    (what === "status" || what === "code") &&
    mayBeRefusedWith(codeOf(ours), asked) &&
    mayBeRefusedWith(codeOf(judges), asked),
};

export const knownDifferences: readonly KnownDifference[] = [
  ...ofJudge.map((known) => ({ ...known, whose: "judge" as const })),
  ...ofOurs.map((known) => ({ ...known, whose: "ours" as const })),
  { ...ofBoth, whose: "judge" },
];

export function reasonOf(difference: Difference, compared: Compared): KnownDifference | undefined {
  return knownDifferences.find(({ explains }) => explains(difference, compared));
}

const isWrite = ({ method, path }: Asked) =>
  method !== "GET" && method !== "HEAD" && !path.startsWith("/rpc/");

function holdsNoRows({ status, headers, text }: Answer): boolean {
  if (status >= 300) return false;
  return headers.get("content-range")?.startsWith("*") || text === "[]" || text === "";
}

function differingTokens(one: string, other: string): string[] {
  const [ones, others] = [one.split(", "), other.split(", ")];
  return [
    ...ones.filter((token) => !others.includes(token)),
    ...others.filter((token) => !ones.includes(token)),
  ];
}
