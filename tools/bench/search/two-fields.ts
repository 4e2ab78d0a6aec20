/** Queries with two fields of a song: are songs that match both the first results? */
import type { Sql } from "#postgres";
import type { QueryOfTwoFields } from "./query-set.ts";
import { type Bar, type Place, printScore, scoreHeading } from "./score.ts";
import { countMatches, readSongs, type SongWithFields } from "./songs-with-fields.ts";

interface Answer {
  readonly query: QueryOfTwoFields;
  /** How many fields each of the first five songs matches. */
  readonly matchedFields: readonly number[];
}

const bar: Bar = { first: 0.97, firstFive: 0.99, nothing: 0.002 };

/**
 * @returns whether the bar was reached, and no song came before one that matches more fields
 * @throws when no song matches a query, which is an error in the query set
 */
export async function measureTwoFields(
  sql: Sql,
  queries: readonly QueryOfTwoFields[],
  misses: boolean,
): Promise<boolean> {
  const songs = await readSongs(sql);
  requireAnswerable(songs, queries);
  const byId = new Map(songs.map((song) => [song.id, song]));
  const answers: Answer[] = [];
  for (const query of queries) answers.push(await ask(sql, query, byId));
  const inverted = answers.filter(isInverted);
  if (misses)
    for (const answer of answers)
      if (placeOf(answer) !== 0 || isInverted(answer))
        console.log(`    ✗ ${answer.query.query}: fields matched ${answer.matchedFields.join(" ") || "–"}`);
  const places = (some: readonly Answer[]) => some.map(placeOf);
  console.log(scoreHeading);
  const isReached = printScore("everything", places(answers), bar);
  printScore("without filler words", places(answers.filter(({ query }) => !query.filler)));
  printScore("with filler words", places(answers.filter(({ query }) => query.filler)));
  console.log(`  ${inverted.length} with a song before one that matches more; none is allowed`);
  return isReached && inverted.length === 0;
}

function requireAnswerable(songs: readonly SongWithFields[], queries: readonly QueryOfTwoFields[]): void {
  const unanswered = queries.filter(
    ({ fields }) => !songs.some((song) => countMatches(song, fields) === fields.length),
  );
  if (unanswered.length > 0)
    throw new Error(`No song matches: ${unanswered.map(({ query }) => query).join("; ")}`);
}

async function ask(
  sql: Sql,
  query: QueryOfTwoFields,
  songs: ReadonlyMap<string, SongWithFields>,
): Promise<Answer> {
  const found = await sql<{ id: string }[]>`
    select id::text as id from search_lyrics_ids(${query.query}) with ordinality as hit (id, place)
    order by place limit 5`;
  const matchedFields = found.flatMap(({ id }) => {
    const song = songs.get(id);
    return song ? [countMatches(song, query.fields)] : [];
  });
  return { query, matchedFields };
}

function placeOf({ query, matchedFields }: Answer): Place {
  if (matchedFields.length === 0) return "nothing";
  const index = matchedFields.indexOf(query.fields.length);
  return index < 0 ? "missing" : index;
}

function isInverted({ matchedFields }: Answer): boolean {
  return matchedFields.some((count, place) => count > (matchedFields[place - 1] ?? count));
}
