/**
 * How the differences of docs/data-service-differences.md are recognised in drawn requests, by their headings.
 * Whatever none of them explains is a mistake of ours until somebody has shown the contrary.
 */
import { isDeepStrictEqual } from "node:util";
import type { Comparison } from "./compare.ts";
import { statusOf } from "./compare-answers.ts";

/** All that are given have to fit. */
interface Signs {
  /** Status and code of our answer, such as `400 PGRST127`; if left out, we answer and refuse nothing. */
  readonly ours?: RegExp;
  readonly judges?: RegExp;
  /** In what the answers differ. */
  readonly what?: RegExp;
  readonly line?: RegExp;
  /** What the two have there. */
  readonly fits?: (ours: unknown, judges: unknown) => boolean;
}

/** Refusals of requests that may hold another mistake as well. */
const withOthers = / (23\d{3}|42501|21000|PGRST100|PGRST103|PGRST105|PGRST116|PGRST124|PGRST202)$/;

const returnAndCount = (preferences: unknown) => String(preferences).match(/\b(return|count)=\w+/g);
const withoutMoments = (rows: unknown) => JSON.stringify(rows).replace(/now|2021-06-01T00:00:00/g, "");

/** What may go with a statement of Supabase Lite that PostgreSQL refuses. */
const any = /^[24]/;
const write = "^(POST|PUT|PATCH|DELETE) /(?!rpc)";

export const knownDifferences: Readonly<Record<string, Signs>> = {
  "We refuse by name what we leave out, with `PGRST127`": { ours: /PGRST127/ },
  "We count rows and refuse what else could be done with many (`PGRST123`)": { ours: /PGRST123/ },
  "We refuse a `select` that gives two values one name": { ours: /ANTARA011/ },
  "Our `Location` holds `/rest/v1`, so that it can be followed": {
    what: /location/,
    fits: (ours, judges) => ours === `/rest/v1${judges}`,
  },
  "Our CSV has its line of names even when there are no rows": {
    line: /Accept: text\/csv/,
    fits: (ours, judges) => Array.isArray(ours) && isDeepStrictEqual(judges, []),
  },
  "We check a `select` also where no rows are to come back, and ask for the right to update also where an update changes nothing":
    { ours: /42703|PGRST200|42501/, judges: /^2/, line: new RegExp(write) },
  "We leave it to PostgreSQL whether it casts a value that does not matter, as for HEAD and beyond the last row":
    {
      judges: / 22| 42846/,
      line: /::/,
    },
  "We refuse no offset of what a function called by POST returns, since it has done its work": {
    line: /^POST \/rpc\//,
    judges: /416/,
  },
  "An update or delete is narrowed by the inner joins of its `select`; PostgREST narrows only what it shows":
    { line: /^(PATCH|DELETE) .*!inner/ },
  "It answers 500 with the code `SUP` where PostgreSQL refuses a value or a constraint fails": {
    ours: /^4/,
    judges: /SUP/,
  },
  "It makes statements with ambiguous columns (42702) where a table is embedded at two levels": {
    ours: any,
    judges: /42702/,
  },
  "It cannot count within an embedding of an embedding (42803)": { judges: /42803/ },
  "It makes statements that fail (42883) where a `bigint` is spread to many within an embedding": {
    judges: /42883/,
    line: /\([^)]*\.\.\./,
  },
  "It refuses to count in an embedding of what is spread to many (`PGRST127`)": {
    ours: any,
    judges: /PGRST127/,
    line: /\.\.\..*\(count\)/,
  },
  "It writes rows also where exactly one was to be written and it is not one": {
    ours: /PGRST116/,
    line: new RegExp(write),
  },
  "It counts ignored duplicates where exactly one row was to be written": {
    judges: /PGRST116/,
    line: /resolution=ignore-duplicates/,
  },
  "It does not tell how many rows a write affected": {
    what: /content-range/,
    line: new RegExp(write),
    fits: (_, judges) => String(judges).startsWith("*/"),
  },
  "It answers a list where a write was to answer one row with what is embedded in it": {
    what: /body/,
    line: new RegExp(`${write}.*pgrst\\.object`),
    fits: (ours, judges) => !Array.isArray(ours) && Array.isArray(judges),
  },
  "It shows in what is embedded what triggers changed after a write": {
    line: new RegExp(write),
    fits: (ours, judges) => withoutMoments(ours) === withoutMoments(judges),
  },
  "It answers one object with 200 where more rows were counted": {
    judges: /200/,
    line: /pgrst\.object.*count=/,
  },
  "It names preferences that have no meaning for the request, or leaves out some that were heeded": {
    what: /preference-applied/,
    fits: (ours, judges) => isDeepStrictEqual(returnAndCount(ours), returnAndCount(judges)),
  },
  "It has the planner guess for another statement, and for `count=estimated` also where there are few rows": {
    ours: /^2|416/,
    what: /status|content-range/,
    line: /count=(estimated|planned)/,
  },
  "It refuses `limit=0` with an offset, where a limit of nothing puts the other ranges out of force": {
    judges: /416/,
    line: /[?&]limit=0\b/,
  },
  "It heeds the header `Range` with HEAD, and not beside `limit` or `offset`": {
    ours: /^2|416|406/,
    line: /^(HEAD.*|.*[?&](limit|offset)=.*) \| Range: /,
  },
  "It takes `and` and `or` beside a function called by GET for arguments": {
    ours: any,
    judges: /PGRST202/,
    line: /^(GET|HEAD) \/rpc\/.*[?&](not\.)?(and|or)=/,
  },
  "It joins several `or` of one request by `or`": { line: /[?&]([\w.]*\b(?:and|or))=.*&\1=/ },
  "It heeds only the last of several conditions that have one operator and one column, and of several negated trees":
    { line: /[?&]([\w.]+)=(\w+)\b.*&\1=\2\b|not\.(and|or)=.*[&.]not\.(and|or)=/ },
  "It reads steps into JSON wrongly with `(any)`, `(all)` and `is.not_null`": {
    line: /->>title[=.](not\.)?(\w+\((any|all)\)|is\.not_null)/,
  },
  "It takes quotes around a value after `isdistinct` in a tree for a part of the value": {
    line: /\.isdistinct\."/,
  },
  "It notices neither unknown columns nor missing rights beside an empty list": {
    ours: /42703|42501/,
    judges: /^2/,
    line: /in\.\(\)/,
  },
  "It orders by what is shown, cast or not, where that has the name of the column": {
    what: /body/,
    line: /[,=(](\w+)::.*order=[^&]*\b\1\b/,
  },
  "It orders by a column of an embedding whatever the filters of the embedding": {
    what: /body/,
    line: /order=[^&]*\w\(/,
  },
  "It heeds neither filters nor embeddings of what is spread": {
    ours: /^2|42703/,
    judges: /^2/,
    line: /\.\.\.(\w+)[^(]*\(.*[&.]\1\.\w/,
  },
  "It does not find an embedding whose existence is tested in a write or within an inner join (42703)": {
    ours: any,
    judges: /42703/,
    line: /[?&][\w.]+=(not\.)?is\.null/,
  },
  "It tests whether there is an embedding without its filters or inner joins": {
    line: /\b(\w+)(:\w+)?(!\w+)*\(.*&(\w+\.)*\1=(not\.)?is\.null/,
  },
  "It takes two embeddings of one name in different places for one": {
    // We go on to the values of the filters, and may refuse one.
    ours: /^2|22007/,
    judges: /^2|PGRST205|PGRST100/,
    line: /select=[^&]*\b(\w+)(!\w+)*\([^&]*\b\1(!\w+)*\(/,
  },
  "We name another mistake where a request holds several": {
    ours: /^4/,
    judges: /^4/,
    fits: (ours, judges) => [ours, judges].some((status) => withOthers.test(String(status))),
  },
};

/** @returns undefined for what no heading explains */
export function headingFor(comparison: Comparison): string | undefined {
  return Object.keys(knownDifferences).find((heading) => explains(heading, comparison));
}

/** A heading without signs explains any difference. */
export function explains(heading: string, { request, difference, ...answers }: Comparison): boolean {
  const signs = knownDifferences[heading];
  if (!signs || !difference) return difference !== undefined;
  const { ours = /^2/, judges = /./, what = /./, line = /./, fits = () => true } = signs;
  return (
    ours.test(statusOf(answers.ours)) &&
    judges.test(statusOf(answers.judges)) &&
    what.test(difference.what) &&
    line.test(request.line) &&
    fits(difference.ours, difference.judges)
  );
}
