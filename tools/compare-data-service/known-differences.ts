/**
 * Why the two may differ: each reason with how it is recognised. A difference that no reason explains is a mistake of
 * ours until somebody has shown the contrary.
 */
import type { Compared, Difference } from "./compare-answers.ts";
import { accepts, differingWords, type Facts, factsOf, has, isCall } from "./facts.ts";
import { mayBeRefusedWith } from "./planted-mistakes.ts";

export interface KnownDifference {
  /** `judge`: Supabase Lite is not what PostgREST is. `ours`: we are not, on purpose. */
  readonly whose: "judge" | "ours";
  /** One sentence. */
  readonly reason: string;
  readonly explains: (facts: Facts) => boolean;
}

type Explains = KnownDifference["explains"];

const ofJudge = (reason: string, explains: Explains): KnownDifference => ({
  whose: "judge",
  reason,
  explains,
});
const ofOurs = (reason: string, explains: Explains): KnownDifference => ({ whose: "ours", reason, explains });

/** The first that explains a difference is the one that is counted. */
export const knownDifferences: readonly KnownDifference[] = [
  ofOurs("We refuse by name what we leave out, with PGRST127.", ({ code }) => code === "PGRST127"),
  ofOurs(
    "We allow casts to a list of types, and refuse others before the database is asked.",
    ({ code }) => code === "ANTARA009",
  ),
  ofOurs(
    "We count rows and refuse what else could be done with many (PGRST123), a spread count for example.",
    ({ code }) => code === "PGRST123",
  ),
  ofOurs(
    "We refuse an update or delete without a filter (21000), as a hosted Supabase does.",
    ({ code }) => code === "21000",
  ),
  ofOurs(
    "We refuse a body that is neither an object nor a list, where PostgREST takes it for an empty list.",
    ({ code, asked }) =>
      code === "PGRST102" || (asked.isBroken && asked.method === "POST" && code === "PGRST202"),
  ),
  ofOurs("We refuse a `select` that gives two values one name.", ({ code }) => code === "ANTARA011"),
  ofOurs(
    "We refuse the character NUL before the database does.",
    ({ code, asked }) => code === "22P05" && asked.body === "\u0000",
  ),
  ofOurs(
    "Our `Location` holds `/rest/v1`, so that it can be followed.",
    ({ what, ours, judges }) => what === "location" && ours === `/rest/v1${judges}`,
  ),
  ofOurs(
    "Our CSV has its line of names even when there are no rows.",
    ({ what, judges, asked }) => what === "body" && accepts(asked, "csv") && judges === "csv null",
  ),
  ofOurs(
    "We check a `select` also where no rows are to come back.",
    ({ what, code, judges, asked }) =>
      what === "status" &&
      /^(42703|42846|PGRST200)$/.test(code) &&
      /^20[14]$/.test(judges) &&
      has(asked, "select="),
  ),
  ofOurs(
    "We ask for the right to update also where an update changes nothing.",
    ({ code, asked }) => code === "42501" && asked.method === "PATCH" && asked.body === "{}",
  ),
  ofOurs(
    "We make no rows for HEAD, so that a value in them which cannot be read or cast is not noticed.",
    ({ what, asked, judgesCode }) =>
      what === "status" && asked.method === "HEAD" && /^(22|42)/.test(judgesCode),
  ),
  ofOurs(
    "We leave it to PostgreSQL whether it reads a value at all where there are no rows.",
    ({ what, holdsNoRows, judgesCode }) => what === "status" && holdsNoRows && /^(22|SUP)/.test(judgesCode),
  ),
  ofOurs(
    "We refuse no offset of what a function called by POST returns, since it has done its work.",
    ({ what, asked, judgesStatus }) =>
      what === "status" && judgesStatus === 416 && asked.method === "POST" && isCall(asked),
  ),
  ofOurs(
    "An update or delete is narrowed by the inner joins of its `select`; PostgREST narrows only what it shows.",
    ({ asked }) => /^(PATCH|DELETE)$/.test(asked.method) && has(asked, "!inner"),
  ),

  ofJudge(
    "It writes moments as PostgreSQL's text (`2020-01-05 00:00:00+00`), not as its JSON.",
    ({ what }) => what === "form of moments",
  ),
  ofJudge(
    "It answers 500 with the code `SUP` where PostgreSQL refuses a value or a constraint fails.",
    ({ judgesCode, status }) => judgesCode === "SUP" && status >= 400 && status < 500,
  ),
  ofJudge(
    "It makes statements with ambiguous columns (42702) where a table is embedded at two levels.",
    ({ judgesCode }) => judgesCode === "42702",
  ),
  ofJudge(
    "It cannot count within an embedding of an embedding (42803).",
    ({ judgesCode, asked }) => judgesCode === "42803" && has(asked, "(count)"),
  ),
  ofJudge(
    "It makes statements with a wrong syntax (42601) for bodies that leave columns out.",
    ({ judgesCode }) => judgesCode === "42601",
  ),
  ofJudge(
    "It refuses `limit=0` with an offset, where a limit of nothing puts the other ranges out of force.",
    ({ judgesStatus, asked }) => judgesStatus === 416 && /[?&]limit=0(&|$)/.test(asked.path),
  ),
  ofJudge(
    "It heeds the header `Range` with HEAD, and not beside `limit` or `offset`.",
    ({ what, asked }) =>
      "range" in asked.headers &&
      (asked.method === "HEAD" || /[?&](limit|offset)=/.test(asked.path)) &&
      /^(status|content-range|body)$/.test(what),
  ),
  ofJudge(
    "It refuses HEAD for a function with arguments.",
    ({ asked, judgesStatus }) => asked.method === "HEAD" && isCall(asked) && judgesStatus === 400,
  ),
  ofJudge(
    "It answers one row with 200 where more were counted.",
    ({ ours, judges, asked }) => ours === "206" && judges === "200" && accepts(asked, "object"),
  ),
  ofJudge(
    "It takes what the planner guesses for `count=estimated`, also where there are few rows.",
    ({ what, asked }) =>
      /count=(estimated|planned)/.test(asked.headers.prefer ?? "") && /^(status|content-range)$/.test(what),
  ),
  ofJudge(
    "It compares with the word `true` or `false` as a boolean, whatever the column (42883, 42809).",
    ({ judgesCode, asked }) => /^(42883|42809)$/.test(judgesCode) && /\b(true|false)\b/.test(asked.path),
  ),
  ofJudge("It reads numbers beyond 2^53 as other numbers.", ({ asked }) =>
    /922337203685477580/.test(asked.path + asked.body),
  ),
  ofJudge(
    "It takes an argument `null` in the address for null, where PostgREST takes it for a text.",
    ({ asked }) => /^\/rpc\/[^?]*\?(.*&)?[a-z_]+=null(&|$)/.test(asked.path),
  ),
  ofJudge("It takes the word `null` for null in every comparison.", ({ asked }) =>
    /[.=](eq|neq|[gl]te?|isdistinct)\.null\b|[(,]null[,)]/i.test(asked.path),
  ),
  ofJudge(
    "It heeds only the last of several negated conditions or lists for one column, and of several negated trees.",
    ({ asked }) =>
      /[?&]([^=&]+)=(not|in)\.[^&]*&(?:.*&)?\1=\2\.|not\.(and|or)=.*[&.]not\.(and|or)=/.test(asked.path),
  ),
  ofJudge("It joins several `or` of one request by `or`.", ({ asked }) =>
    /[?&]((?:[\w.]+\.)?(?:not\.)?(?:or|and))=[^&]*&(?:.*&)?\1=/.test(asked.path),
  ),
  ofJudge(
    "It refuses a quote within a value that stands by itself.",
    ({ judgesCode, asked }) => judgesCode === "PGRST100" && /\.say%20"geet"/.test(asked.path),
  ),
  ofJudge(
    "It does not notice unknown columns of embeddings that hold no rows, or beside an empty list.",
    ({ code, judgesStatus, asked }) =>
      code === "42703" && judgesStatus < 300 && (mayBeRefusedWith(code, asked) || has(asked, "in.()")),
  ),
  ofJudge(
    "It heeds neither filters nor embeddings of what is spread.",
    ({ what, judgesStatus, asked }) =>
      judgesStatus < 300 &&
      /\.\.\.\w+[^(]*\(/.test(asked.path) &&
      /[?&]\w+\.|\.\.\.[^.]*\([^)]*\(/.test(asked.path) &&
      /^(status|body)$/.test(what),
  ),
  ofJudge(
    "It orders by a spread column where one of the table has the same name.",
    ({ what, asked }) => what === "body" && /\.\.\..*[?&]order=/.test(asked.path),
  ),
  ofJudge(
    "It orders by what is shown, cast or not, where that has the name of the column.",
    ({ what, asked }) => what === "body" && /(\w+)::\w+.*order=[^&]*\b\1\b/.test(asked.path),
  ),
  ofJudge(
    "It takes two embeddings of one name in different places for one.",
    ({ what, asked }) =>
      what === "body" && /\b(\w+)(?:!\w+)*\(.*[,(]\1(?:!\w+)*\(.*[?&]\w+\.\1\./.test(asked.path),
  ),
  ofJudge(
    "It orders by an embedding's column whatever the embedding's filters.",
    ({ what, asked }) => what === "body" && /[?&]order=[^&]*\w\(/.test(asked.path),
  ),
  ofJudge(
    "It refuses some trees of conditions in embeddings (PGRST100).",
    ({ judgesCode, asked }) => judgesCode === "PGRST100" && /[?&][\w.]+\.(not\.)?(and|or)=/.test(asked.path),
  ),
  ofJudge(
    "It refuses an offset that is the number of rows.",
    ({ ours, judges }) => ours === "206" && judges.startsWith("416"),
  ),
  ofJudge("It leaves white space out of a value that is nothing else.", ({ asked }) =>
    /=[\w.()]+\.%20(&|$)/.test(asked.path),
  ),
  ofJudge(
    "It tests whether there is an embedding without its inner joins.",
    ({ asked }) => /[?&]\w+=(not\.)?is\.null/.test(asked.path) && has(asked, "!inner"),
  ),
  ofJudge(
    "It takes an embedding that a filter names for the name of a table (PGRST205).",
    ({ judgesCode, asked }) => judgesCode === "PGRST205" && /[?&]\w+\.\w+|_of_it/.test(asked.path),
  ),
  ofJudge(
    "It names preferences that have no meaning for the request, or leaves out some that were heeded.",
    ({ what, ours, judges }) =>
      what === "preference-applied" &&
      differingWords(ours, judges).every((word) => /^(handling|max-affected|missing|resolution)=/.test(word)),
  ),
  ofJudge(
    "It does not tell how many rows a write affected, or which.",
    ({ what, isWrite, judges }) => what === "content-range" && isWrite && judges.includes("*"),
  ),
  ofJudge(
    "It answers an empty list without asking the database.",
    ({ asked, judgesStatus }) => asked.method === "POST" && judgesStatus < 300 && asked.body === "[]",
  ),
  ofJudge(
    "It answers an update without columns without asking the database, and in JSON.",
    ({ asked }) => asked.method === "PATCH" && /^(\{\}|\[\])$/.test(asked.body ?? ""),
  ),
  ofJudge(
    "It gives defaults to what a row leaves out of `columns`, which only `missing=default` asks for.",
    ({ code, asked }) => code === "23502" && has(asked, "columns="),
  ),
  ofJudge(
    "It writes rows also where exactly one was to be written and it is not one.",
    ({ code, isWrite }) => code === "PGRST116" && isWrite,
  ),
  ofJudge(
    "It answers a list where a write was to answer one row.",
    ({ what, isWrite, ours, judges, asked }) =>
      what === "body" && isWrite && accepts(asked, "object") && ours.replace(/^one/, "list") === judges,
  ),
  ofJudge(
    "It writes an empty text in CSV like null after a write.",
    ({ what, ours, judges, asked }) =>
      what === "body" && accepts(asked, "csv") && ours.replaceAll('""', "null") === judges,
  ),
  ofJudge(
    "It answers the one value of a function as JSON where CSV was asked for.",
    ({ what, asked }) =>
      what === "body" && asked.path.startsWith("/rpc/get_lyrics_count") && accepts(asked, "csv"),
  ),
  ofJudge(
    "It stores JSON in a column of text as JavaScript writes it, such as `[object Object]`.",
    ({ what, asked }) => /^(stored rows|body)$/.test(what) && /":[[{]/.test(asked.body ?? ""),
  ),
  ofJudge(
    "It gives null to what a row leaves out of `columns`, also with `missing=default`.",
    ({ what, asked }) =>
      what === "body" && has(asked, "columns=") && (asked.headers.prefer ?? "").includes("missing=default"),
  ),
  ofJudge(
    "It takes an empty `select` for all columns.",
    ({ what, asked }) => what === "body" && /[?&]select=(&|$)/.test(asked.path),
  ),
  ofJudge(
    "It does not know addresses that are none (403).",
    ({ judges, status }) => judges === "403" && status === 404,
  ),
  ofJudge(
    "It reads more forgivingly what breaks the grammar, or refuses it for another reason.",
    ({ code, status, judgesStatus, asked }) =>
      asked.isBroken && status >= 400 && (/^PGRST10[0-3]$/.test(code) || judgesStatus >= 400),
  ),
  ofJudge(
    "A request holds several mistakes, and each names another of them.",
    ({ what, code, judgesCode, asked }) =>
      /^(status|code)$/.test(what) && mayBeRefusedWith(code, asked) && mayBeRefusedWith(judgesCode, asked),
  ),
];

/** @returns nothing for what has no reason; an answer of 500 or more never has one */
export function reasonOf(difference: Difference, compared: Compared): KnownDifference | undefined {
  if (compared.ours.status >= 500) return undefined;
  const facts = factsOf(difference, compared);
  return knownDifferences.find(({ explains }) => explains(facts));
}
