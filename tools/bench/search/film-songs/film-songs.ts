/** Does the search page find songs of films as people ask for them, and does its box suggest half-typed titles? */
import { findSearchPage, findSuggestions, readQuery, saveSongs } from "#catalogue";
import type { Sql } from "#postgres";
import { type Bar, type Place, printScore, scoreHeading } from "../score.ts";
import { readSongs, type SongWithFields } from "../songs-with-fields.ts";
import {
  type FilmQuery,
  type FilmSong,
  isWanted,
  nonsense,
  readFilmQueries,
  readFilmSongs,
  songToSave,
} from "./read-film-songs.ts";

const barOfAll: Bar = { first: 0.97, firstFive: 0.985 };
const barOfKind: Bar = { first: 0.92 };
/** How many letters are typed, and what share of the titles must be suggested by then. */
const barsOfSuggestions = new Map([
  [3, 0.7],
  [5, 0.88],
  [8, 0.93],
]);

interface Answer {
  readonly query: FilmQuery;
  readonly place: Place;
  readonly first: SongWithFields | undefined;
}

/**
 * @param sql a database with only the starter songs
 * @throws the refusal of a song that breaks a rule of the catalogue
 */
export async function addFilmSongs(sql: Sql): Promise<void> {
  const songs = readFilmSongs().map((song) => ({ input: songToSave(song) }));
  const saved = await sql.begin((transaction) => saveSongs(transaction, songs));
  for (const result of saved) if (result instanceof Error) throw result;
  await sql`analyze`;
}

/** @returns whether every bar was reached, and nonsense found nothing */
export async function measureFilmSongs(sql: Sql, misses: boolean): Promise<boolean> {
  const found = new Map((await readSongs(sql)).map((song) => [song.id, song]));
  const askAll = async (queries: readonly FilmQuery[]) => {
    const answers: Answer[] = [];
    for (const query of queries) answers.push(await ask(sql, query, found));
    return answers;
  };
  const songs = readFilmSongs();
  const answers = await askAll(readFilmQueries());
  const ofTitles = await askAll(songs.flatMap(titlesAsQueries));
  if (misses) printMisses([...answers, ...ofTitles]);
  console.log(scoreHeading);
  const areFound = printAnswers(answers, ofTitles);
  return (await measureHalfTyped(sql, songs, misses)) && areFound;
}

async function ask(sql: Sql, query: FilmQuery, found: ReadonlyMap<string, SongWithFields>): Promise<Answer> {
  const { songs } = await findSearchPage(sql, { q: readQuery(query.query).q, type: "songs", page: 1 });
  const five = songs.slice(0, 5).map(({ id }) => found.get(String(id)) as SongWithFields);
  const index = five.findIndex((song) => isWanted(song, query));
  return { query, place: five.length === 0 ? "nothing" : index < 0 ? "missing" : index, first: five[0] };
}

/** Each title of the table in both scripts; a title is as right in another film. */
function titlesAsQueries({ title, devanagari }: FilmSong): readonly FilmQuery[] {
  const wanted = { songs: [title], fields: [] };
  const roman = { ...wanted, kind: "each title in Roman letters", query: title };
  return devanagari ? [roman, { ...wanted, kind: "each title in Devanagari", query: devanagari }] : [roman];
}

function isRight({ query, place }: Answer): boolean {
  return query.kind === nonsense ? place === "nothing" : place === 0;
}

function printMisses(answers: readonly Answer[]): void {
  for (const [kind, some] of Map.groupBy(answers, ({ query }) => query.kind))
    for (const { query, place, first } of some.filter((answer) => !isRight(answer)))
      console.log(
        `    ✗ ${kind}: ${query.query} → ${first ? `${first.title} (${first.album})` : "nothing"}; ` +
          `wanted ${wantedBy(query)}, ${typeof place === "number" ? `which is number ${place + 1}` : place}`,
      );
}

function wantedBy({ songs, fields }: FilmQuery): string {
  const ofFields = fields.map((all) => all.map(({ kind, holds }) => `${kind} ${holds}`).join(" + "));
  return [...songs, ...ofFields].join(" or ");
}

function printAnswers(answers: readonly Answer[], ofTitles: readonly Answer[]): boolean {
  const meant = answers.filter(({ query }) => query.kind !== nonsense);
  const falseHits = answers.filter((answer) => answer.query.kind === nonsense && !isRight(answer)).length;
  const reached = [
    printScore("film songs, all", placesOf(meant), barOfAll),
    ...Array.from(
      Map.groupBy(meant, ({ query }) => query.kind),
      ([kind, some]) => printScore(`film songs, ${kind}`, placesOf(some), barOfKind),
    ),
  ];
  for (const [kind, some] of Map.groupBy(ofTitles, ({ query }) => query.kind))
    printScore(`film songs, ${kind}`, placesOf(some));
  console.log(
    `  ${falseHits} of ${answers.length - meant.length} nonsense queries find something; none is allowed`,
  );
  return reached.every(Boolean) && falseHits === 0;
}

const placesOf = (answers: readonly Answer[]) => answers.map(({ place }) => place);

async function measureHalfTyped(sql: Sql, songs: readonly FilmSong[], misses: boolean): Promise<boolean> {
  const titles = [...new Set(songs.map(({ title }) => title))];
  const reached: boolean[] = [];
  for (const [letters, bar] of barsOfSuggestions) {
    const typed = new Map(titles.map((title) => [title, beginningOf(title, letters)]));
    const suggested = new Map<string, readonly string[]>();
    for (const text of new Set(typed.values()))
      suggested.set(
        text,
        (await findSuggestions(sql, text)).flatMap(({ kind, name }) => (kind === "song" ? [name] : [])),
      );
    const missed = titles.filter((title) => !suggested.get(typed.get(title) as string)?.includes(title));
    if (misses)
      for (const title of missed)
        console.log(`    ✗ ${letters} letters typed: ${typed.get(title)}; wanted ${title}`);
    const share = 1 - missed.length / titles.length;
    reached.push(share >= bar);
    console.log(
      `  ${(100 * share).toFixed(1)} % of ${titles.length} titles are suggested after ${letters} letters` +
        (share >= bar ? "" : `, below the bar of ${100 * bar} %`),
    );
  }
  return reached.every(Boolean);
}

/** @returns the beginning in lower case with so many letters and digits; a shorter title is whole */
function beginningOf(title: string, letters: number): string {
  const beginning = new RegExp(`^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){1,${letters}}`, "u");
  return beginning.exec(title.toLowerCase())?.[0] ?? "";
}
