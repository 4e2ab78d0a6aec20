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

type Reasons = Readonly<Record<string, KnownDifference["explains"]>>;

/** By what we do; the first that explains a difference is the one that is counted. */
const ofOurs: Reasons = {
  "We refuse by name what we leave out, with PGRST127.": ({ code }) => code === "PGRST127",
  "We allow casts to a list of types, and refuse others before the database is asked.": ({ code }) =>
    code === "ANTARA009",
  "We count rows and refuse what else could be done with many (PGRST123), a spread count for example.": ({
    code,
  }) => code === "PGRST123",
  "We refuse an update or delete without a filter (21000), as a hosted Supabase does.": ({ code }) =>
    code === "21000",
  "We refuse a body that is neither an object nor a list, where PostgREST takes it for an empty list.": ({
    code,
    asked,
  }) => code === "PGRST102" || (asked.isBroken && asked.method === "POST" && code === "PGRST202"),
  "We refuse a `select` that gives two values one name.": ({ code }) => code === "ANTARA011",
  "We refuse the character NUL before the database does.": ({ code, asked }) =>
    code === "22P05" && asked.body === "\u0000",
  "Our `Location` holds `/rest/v1`, so that it can be followed.": ({ what, ours, judges }) =>
    what === "location" && ours === `/rest/v1${judges}`,
  "Our CSV has its line of names even when there are no rows.": ({ what, judges, asked }) =>
    what === "body" && accepts(asked, "csv") && judges === "csv null",
  "We check a `select` also where no rows are to come back.": ({ what, code, judges, asked }) =>
    what === "status" &&
    /^(42703|42846|PGRST200)$/.test(code) &&
    /^20[14]$/.test(judges) &&
    has(asked, "select="),
  "We ask for the right to update also where an update changes nothing.": ({ code, asked }) =>
    code === "42501" && asked.method === "PATCH" && asked.body === "{}",
  "We make no rows for HEAD, so that a value in them which cannot be read or cast is not noticed.": ({
    what,
    asked,
    judgesCode,
  }) => what === "status" && asked.method === "HEAD" && /^(22|42)/.test(judgesCode),
  "We leave it to PostgreSQL whether it reads a value at all where there are no rows.": ({
    what,
    holdsNoRows,
    judgesCode,
    asked,
  }) =>
    what === "status" && (holdsNoRows || has(asked, "offset=100000")) && /^(22|42804|SUP)/.test(judgesCode),
  "We refuse no offset of what a function called by POST returns, since it has done its work.": ({
    what,
    asked,
    judgesStatus,
  }) => what === "status" && judgesStatus === 416 && asked.method === "POST" && isCall(asked),
  "We leave out an embedding of which nothing is shown, with its filters, unless it is an inner join.": ({
    status,
    judgesCode,
    asked,
  }) => status < 300 && judgesCode === "42883" && has(asked, "()"),
  "An update or delete is narrowed by the inner joins of its `select`; PostgREST narrows only what it shows.":
    ({ asked }) => /^(PATCH|DELETE)$/.test(asked.method) && has(asked, "!inner"),
};

/** By what it does, where nothing of ours explains it. */
const ofJudge: Reasons = {
  "It writes moments as PostgreSQL's text (`2020-01-05 00:00:00+00`), not as its JSON.": ({ what }) =>
    what === "form of moments",
  "It answers 500 with the code `SUP` where PostgreSQL refuses a value or a constraint fails.": ({
    judgesCode,
    status,
  }) => judgesCode === "SUP" && status >= 400 && status < 500,
  "It makes statements with ambiguous columns (42702) where a table is embedded at two levels.": ({
    judgesCode,
  }) => judgesCode === "42702",
  "It cannot count within an embedding of an embedding (42803).": ({ judgesCode, asked }) =>
    judgesCode === "42803" && has(asked, "(count)"),
  "It makes statements with a wrong syntax (42601) for bodies that leave columns out.": ({ judgesCode }) =>
    judgesCode === "42601",
  "It refuses `limit=0` with an offset, where a limit of nothing puts the other ranges out of force.": ({
    judgesStatus,
    asked,
  }) => judgesStatus === 416 && /[?&]limit=0(&|$)/.test(asked.path),
  "It heeds the header `Range` with HEAD, and not beside `limit` or `offset`.": ({ what, asked }) =>
    "range" in asked.headers &&
    (asked.method === "HEAD" || /[?&](limit|offset)=/.test(asked.path)) &&
    /^(status|content-range|body)$/.test(what),
  "It refuses HEAD for a function with arguments.": ({ asked, judgesStatus }) =>
    asked.method === "HEAD" && isCall(asked) && judgesStatus === 400,
  "It answers one row with 200 where more were counted.": ({ ours, judges, asked }) =>
    ours === "206" && judges === "200" && accepts(asked, "object"),
  "It takes what the planner guesses for `count=estimated`, also where there are few rows.": ({
    what,
    asked,
  }) => /count=(estimated|planned)/.test(asked.headers.prefer ?? "") && /^(status|content-range)$/.test(what),
  "It compares with the word `true` or `false` as a boolean, whatever the column (42883, 42809).": ({
    judgesCode,
    asked,
  }) => /^(42883|42809)$/.test(judgesCode) && /(\b|%7B)(true|false)(\b|%7D)/.test(asked.path),
  "It reads numbers beyond 2^53 as other numbers.": ({ asked }) =>
    /922337203685477580/.test(asked.path + asked.body),
  "It takes an argument `null` in the address for null, where PostgREST takes it for a text.": ({ asked }) =>
    /^\/rpc\/[^?]*\?(.*&)?[a-z_]+=null(&|$)/.test(asked.path),
  "It takes the word `null` for null in every comparison.": ({ asked }) =>
    /[.=](eq|neq|[gl]te?|isdistinct)\.null\b|[(,]null[,)]/i.test(asked.path),
  "It heeds only the last of several negated conditions or lists for one column, and of several negated trees.":
    ({ asked }) =>
      /[?&]([^=&]+)=(not|in)\.[^&]*&(?:.*&)?\1=\2\.|not\.(and|or)=.*[&.]not\.(and|or)=/.test(asked.path),
  "It joins several `or` of one request by `or`.": ({ asked }) =>
    /[?&]((?:[\w.]+\.)?(?:not\.)?(?:or|and))=[^&]*&(?:.*&)?\1=/.test(asked.path),
  "It refuses a quote within a value that stands by itself.": ({ judgesCode, asked }) =>
    judgesCode === "PGRST100" && /\.say%20"geet"/.test(asked.path),
  "It does not notice unknown columns and operators in embeddings that hold no rows, or beside an empty list.":
    ({ code, judgesStatus, asked }) =>
      /^42(703|883)$/.test(code) &&
      judgesStatus < 300 &&
      (mayBeRefusedWith(code, asked) || has(asked, "in.()")),
  "It heeds neither filters nor embeddings of what is spread.": ({ what, judgesStatus, asked }) =>
    judgesStatus < 300 &&
    /\.\.\.\w+[^(]*\(/.test(asked.path) &&
    /[?&]\w+\.|\.\.\.[^.]*\([^)]*\(/.test(asked.path) &&
    /^(status|body)$/.test(what),
  "It orders by a spread column where one of the table has the same name.": ({ what, asked }) =>
    what === "body" && /\.\.\..*[?&]order=/.test(asked.path),
  "It orders by what is shown, cast or not, where that has the name of the column.": ({ what, asked }) =>
    what === "body" && /(\w+)::\w+.*order=[^&]*\b\1\b/.test(asked.path),
  "It takes two embeddings of one name in different places for one.": ({ what, asked }) =>
    what === "body" &&
    /\b(\w+)(?::\w+)?(?:!\w+)*\(.*[,(](?:\w+:)?\1(?::\w+)?(?:!\w+)*\(.*[?&](?:\w+\.)?\1\./.test(asked.path),
  "It orders by an embedding's column whatever the embedding's filters.": ({ what, asked }) =>
    what === "body" && /[?&]order=[^&]*\w\(/.test(asked.path),
  "It refuses some trees of conditions in embeddings (PGRST100).": ({ judgesCode, asked }) =>
    judgesCode === "PGRST100" && /[?&][\w.]+\.(not\.)?(and|or)=/.test(asked.path),
  "It refuses an offset that is the number of rows.": ({ ours, judges }) =>
    ours === "206" && judges.startsWith("416"),
  "It refuses a name without `=`, which says nothing.": ({ judgesCode, asked }) =>
    /^PGRST10[08]$/.test(judgesCode) && /[?&][^=&]+(&|$)/.test(asked.path),
  "It does not notice a value that cannot be read where it has no row to compare it with.": ({
    code,
    judgesStatus,
    asked,
  }) => judgesStatus < 300 && /^22/.test(code) && /not%20a%20date|2020-13-45|99:00/.test(asked.path),
  "It takes a list of one for the value in it.": ({ code, judgesStatus, asked }) =>
    code === "22P02" && judgesStatus < 300 && (asked.body ?? "").includes(":[1]"),
  "It leaves white space out of a value that is nothing else.": ({ asked }) =>
    /=[\w.()]+\.%20(&|$)/.test(asked.path),
  "It tests whether there is an embedding without its inner joins.": ({ asked }) =>
    /[?&]\w+=(not\.)?is\.null/.test(asked.path) && has(asked, "!inner"),
  "It takes an embedding that a filter names for the name of a table (PGRST205).": ({ judgesCode, asked }) =>
    judgesCode === "PGRST205" && /[?&]\w+\.\w+|_of_it/.test(asked.path),
  "It names preferences that have no meaning for the request, or leaves out some that were heeded.": ({
    what,
    ours,
    judges,
  }) =>
    what === "preference-applied" &&
    differingWords(ours, judges).every((word) => /^(handling|max-affected|missing|resolution)=/.test(word)),
  "It does not tell how many rows a write affected, or which rows came.": ({ what, isWrite, judges }) =>
    what === "content-range" && (judges === "*/*" || (isWrite && judges.includes("*"))),
  "It reads what is embedded after a write by a second statement, and shows what triggers have changed.": ({
    what,
    isWrite,
    judges,
  }) => what === "body" && isWrite && judges.includes('"updated_at":"nowT'),
  "It answers an empty list without asking the database.": ({ asked, judgesStatus }) =>
    asked.method === "POST" && judgesStatus < 300 && asked.body === "[]",
  "It answers an update without columns without asking the database, and in JSON.": ({ asked }) =>
    asked.method === "PATCH" && /^(\{\}|\[\])$/.test(asked.body ?? ""),
  "It gives defaults to what a row leaves out of `columns`, which only `missing=default` asks for.": ({
    code,
    asked,
  }) => code === "23502" && has(asked, "columns="),
  "It writes rows also where exactly one was to be written and it is not one.": ({ code, isWrite }) =>
    code === "PGRST116" && isWrite,
  "It answers a list where a write was to answer one row.": ({ what, isWrite, ours, judges, asked }) =>
    what === "body" && isWrite && accepts(asked, "object") && ours.replace(/^one/, "list") === judges,
  "It writes an empty text in CSV like null after a write.": ({ what, ours, judges, asked }) =>
    what === "body" && accepts(asked, "csv") && ours.replaceAll('""', "null") === judges,
  "It answers the one value of a function as JSON where CSV was asked for.": ({ what, asked }) =>
    what === "body" && asked.path.startsWith("/rpc/get_lyrics_count") && accepts(asked, "csv"),
  "It stores JSON in a column of text as JavaScript writes it, such as `[object Object]`.": ({
    what,
    asked,
  }) => /^(stored rows|body)$/.test(what) && /":[[{]/.test(asked.body ?? ""),
  "It gives null to what a row leaves out of `columns`, also with `missing=default`.": ({ what, asked }) =>
    what === "body" && has(asked, "columns=") && (asked.headers.prefer ?? "").includes("missing=default"),
  "It takes an empty `select` for all columns.": ({ what, asked }) =>
    what === "body" && /[?&]select=(&|$)/.test(asked.path),
  "It does not know addresses that are none (403).": ({ judges, status }) =>
    judges === "403" && status === 404,
  "It reads more forgivingly what breaks the grammar, or refuses it for another reason.": ({
    code,
    status,
    judgesStatus,
    asked,
  }) => asked.isBroken && status >= 400 && (/^(PGRST10[0-38]|42703)$/.test(code) || judgesStatus >= 400),
  "A request holds several mistakes, and each names another of them.": ({ what, code, judgesCode, asked }) =>
    /^(status|code)$/.test(what) && mayBeRefusedWith(code, asked) && mayBeRefusedWith(judgesCode, asked),
};

export const knownDifferences: readonly KnownDifference[] = [
  ...Object.entries(ofOurs).map(([reason, explains]) => ({ whose: "ours" as const, reason, explains })),
  ...Object.entries(ofJudge).map(([reason, explains]) => ({ whose: "judge" as const, reason, explains })),
];

/** @returns nothing for what has no reason; an answer of 500 or more never has one */
export function reasonOf(difference: Difference, compared: Compared): KnownDifference | undefined {
  if (compared.ours.status >= 500) return undefined;
  const facts = factsOf(difference, compared);
  return knownDifferences.find(({ explains }) => explains(facts));
}
