/** Queries on a generated catalogue: titles, names, lines and common words, with spelling variants and errors. */
import { makeWords, pick, randomNumbers } from "#large-catalogue";
import type { Sql } from "#postgres";

export interface ScaleQuery {
  readonly kind: ScaleKind;
  readonly query: string;
}

/** Shares of each kind among all queries. */
export const shares = { title: 0.4, name: 0.2, line: 0.3, "common word": 0.1 } as const;

export type ScaleKind = keyof typeof shares;

interface DrawnSong {
  readonly title: string;
  readonly roman: string;
  readonly hindi: string;
  readonly singer: string;
  readonly album: string | null;
}

type Random = () => number;

/**
 * @param sql a database with a generated catalogue only
 * @param seed of the catalogue, for its words
 * @returns different queries in a random order
 */
export async function makeQueries(sql: Sql, count: number, seed: number): Promise<readonly ScaleQuery[]> {
  const random = randomNumbers(23);
  const songs = await drawSongs(sql, 2 * count, random);
  const queries = new Map<string, ScaleKind>();
  for (const kind of ["title", "name", "line"] as const) {
    const wanted = queries.size + Math.round(shares[kind] * count);
    while (queries.size < wanted) queries.set(typed(textOf(kind, pick(songs, random), random), random), kind);
  }
  for (const word of commonWords(seed, Math.round(shares["common word"] * count)))
    queries.set(word, "common word");
  return [...queries]
    .map(([query, kind]) => ({ query, kind, place: random() }))
    .sort((one, other) => one.place - other.place);
}

async function drawSongs(sql: Sql, count: number, random: Random): Promise<readonly DrawnSong[]> {
  const [{ first, last } = { first: 0, last: 0 }] = await sql<{ first: number; last: number }[]>`
    select min(id) as first, max(id) as last from lyrics`;
  const ids = Array.from({ length: count }, () => first + Math.floor(random() * (last - first + 1)));
  return sql<DrawnSong[]>`
    select l.title, l.lyrics_english as roman, l.lyrics_hindi as hindi, p.name as singer, a.name as album
    from lyrics as l
    join lyrics_singers as c on c.lyric_id = l.id and c.position = 1 join singers as p on p.id = c.singer_id
    left join albums as a on a.id = l.album_id
    where l.id = any (${ids}::bigint[]) and l.lyrics_english is not null and l.lyrics_hindi is not null
    order by l.id`;
}

function textOf(kind: ScaleKind, song: DrawnSong, random: Random): string {
  if (kind === "title") return song.title;
  if (kind === "name") return (random() < 0.5 ? song.album : null) ?? song.singer;
  const lines = (random() < 0.2 ? song.hindi : song.roman).split("\n").filter(Boolean);
  return pick(lines, random).split(" ").slice(0, 4).join(" ");
}

/** Half of them are spelled differently, and half have an error. */
function typed(text: string, random: Random): string {
  const spelled = random() < 0.5 ? text.toLowerCase() : respelled(text, random);
  return random() < 0.5 ? spelled : withError(spelled, random);
}

/** Hindi has several spellings in Roman letters. */
const spellings = [
  ["aa", "a"],
  ["ee", "i"],
  ["oo", "u"],
  ["v", "w"],
  ["ph", "f"],
  ["z", "j"],
  ["ai", "e"],
] as const;

function respelled(roman: string, random: Random): string {
  return spellings.reduce(
    (text, [one, other]) => (random() < 0.7 ? text.replaceAll(one, other) : text),
    roman.toLowerCase(),
  );
}

/** Drops a letter or swaps two. */
function withError(text: string, random: Random): string {
  const letters = [...text];
  const place = 1 + Math.floor(random() * Math.max(1, letters.length - 2));
  const [removed = ""] = letters.splice(place, 1);
  if (random() < 0.5) letters.splice(place + 1, 0, removed);
  return letters.join("");
}

/** The commonest words in both scripts. */
function commonWords(seed: number, count: number): readonly string[] {
  const words = makeWords(seed).slice(0, Math.ceil(count / 2));
  return words.flatMap(({ roman, hindi }) => [roman, hindi]).slice(0, count);
}
