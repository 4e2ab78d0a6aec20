/** Queries that name two fields of a song: do songs that answer both come first? */
import type { Sql } from "#postgres";
import { findSongIds } from "./engines.ts";
import type { QueryOfTwoFields } from "./query-set.ts";
import { percent } from "./score.ts";
import { answered, readSongs, type SongWithFields } from "./songs-with-fields.ts";

interface Outcome {
  readonly query: QueryOfTwoFields;
  /** Of the first five songs, how many fields each answers. */
  readonly answers: readonly number[];
  readonly firstTitle: string | undefined;
}

/** Shares from 0 to 1. */
interface FieldsScore {
  readonly first: number;
  readonly firstFive: number;
  /** Queries with a song among the first five that answers fewer fields than one behind it. */
  readonly inverted: number;
  readonly nothing: number;
}

const isMet = ({ first, firstFive, inverted, nothing }: FieldsScore) =>
  first >= 0.97 && firstFive >= 0.99 && inverted === 0 && nothing <= 0.002;

/**
 * @returns whether every bar was reached
 * @throws where no song answers a query, which is then a mistake in the set
 */
export async function measureTwoFields(
  sql: Sql,
  queries: readonly QueryOfTwoFields[],
  { misses }: { misses: boolean },
): Promise<boolean> {
  const songs = await readSongs(sql);
  refuseUnanswered(songs, queries);
  const byId = new Map(songs.map((song) => [song.id, song]));
  const outcomes: Outcome[] = [];
  for (const query of queries) outcomes.push(await ask(sql, query, byId));
  console.log(`  ${"".padEnd(56)}queries  success@1  success@5  inverted  nothing`);
  for (const [group, some] of groupsOf(outcomes)) console.log(row(group, some));
  if (misses) for (const outcome of outcomes) if (isMissed(outcome)) console.log(missed(outcome));
  const reached = isMet(scoreOf(outcomes));
  if (!reached)
    console.log("  below its bar: 97 % first, 99 % among five, none inverted, 0.2 % without result");
  return reached;
}

function refuseUnanswered(songs: readonly SongWithFields[], queries: readonly QueryOfTwoFields[]): void {
  const unanswered = queries.filter(
    ({ fields }) => !songs.some((song) => answered(song, fields) === fields.length),
  );
  if (unanswered.length > 0)
    throw new Error(`No song answers: ${unanswered.map(({ query }) => query).join("; ")}`);
}

async function ask(
  sql: Sql,
  query: QueryOfTwoFields,
  songs: ReadonlyMap<string, SongWithFields>,
): Promise<Outcome> {
  const found = (await findSongIds(sql, query.query)).flatMap((id) => songs.get(id) ?? []);
  return { query, answers: found.map((song) => answered(song, query.fields)), firstTitle: found[0]?.title };
}

/** All, with and without filler, and each pair of kinds in whichever order it was typed. */
function groupsOf(outcomes: readonly Outcome[]): readonly (readonly [string, readonly Outcome[]])[] {
  const some = (is: (query: QueryOfTwoFields) => boolean) => outcomes.filter(({ query }) => is(query));
  const pairs = [...new Set(outcomes.map(({ query }) => pairOf(query)))].sort();
  return [
    ["everything", outcomes] as const,
    ["without filler", some(({ filler }) => !filler)] as const,
    ["with filler", some(({ filler }) => filler)] as const,
    ...pairs.flatMap((pair) => [
      [pair, some((query) => pairOf(query) === pair && !query.filler)] as const,
      [`${pair}, with filler`, some((query) => pairOf(query) === pair && query.filler)] as const,
    ]),
  ].filter(([, of]) => of.length > 0);
}

function pairOf({ fields }: QueryOfTwoFields): string {
  return fields
    .map(({ kind }) => kind.replace("singer or music director", "singer"))
    .sort()
    .join(" + ");
}

function scoreOf(outcomes: readonly Outcome[]): FieldsScore {
  const share = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / outcomes.length;
  return {
    first: share(({ query, answers }) => answers[0] === query.fields.length),
    firstFive: share(({ query, answers }) => answers.includes(query.fields.length)),
    inverted: share(isInverted),
    nothing: share(({ answers }) => answers.length === 0),
  };
}

function isInverted({ answers }: Outcome): boolean {
  return answers.some((count, place) => place > 0 && count > (answers[place - 1] ?? 0));
}

function row(group: string, outcomes: readonly Outcome[]): string {
  const { first, firstFive, inverted, nothing } = scoreOf(outcomes);
  return [
    `  ${group.padEnd(56)}`,
    String(outcomes.length).padStart(7),
    percent(first, 11),
    percent(firstFive, 11),
    percent(inverted, 10),
    percent(nothing, 9),
  ].join("");
}

function isMissed(outcome: Outcome): boolean {
  return outcome.answers[0] !== outcome.query.fields.length || isInverted(outcome);
}

function missed({ query: { query, fields }, answers, firstTitle }: Outcome): string {
  const said = fields.map(({ kind, holds }) => `${kind} ${holds}`).join(", ");
  return `    ✗ ${query} (${said}) → ${firstTitle ?? "nothing"}; fields answered: ${answers.join(" ") || "–"}`;
}
