/** What is asked of a generated catalogue: titles, names, lines and common words, as people write and mistype them. */
import { makeNames, makeWords, pick, randomNumbers } from "#large-catalogue";
import type { Sql } from "#postgres";

export type ScaleKind = "title" | "name" | "line" | "common word";

export interface ScaleQuery {
  readonly kind: ScaleKind;
  readonly query: string;
  /** How a hit can be told, in Roman letters and in Devanagari: its title, its singer's or album's name, its words. */
  readonly wanted: { readonly roman: string; readonly hindi: string };
}

export const shares: Readonly<Record<ScaleKind, number>> = {
  title: 0.4,
  name: 0.2,
  line: 0.3,
  "common word": 0.1,
};

const commonest = 50;
const wordsOfALine = 4;

interface DrawnSong {
  readonly title: string;
  readonly roman: string;
  readonly hindi: string;
  readonly singer: string;
  readonly album: string | null;
}

type Random = () => number;

/**
 * @param sql a database that holds a generated catalogue and nothing else
 * @param seed of the catalogue, for its words
 * @returns so many queries, no two alike, in an order drawn by lot
 */
export async function makeQueries(sql: Sql, count: number, seed: number): Promise<readonly ScaleQuery[]> {
  const random = randomNumbers(23);
  const songs = await drawSongs(sql, 2 * count, random);
  const inDevanagari = devanagariOf(seed);
  const made = new Map<string, ScaleQuery>();
  const add = (one: ScaleQuery) => {
    const isNew = one.query.trim() !== "" && !made.has(one.query);
    if (isNew) made.set(one.query, one);
    return isNew;
  };
  for (const kind of ["title", "name", "line"] as const) {
    for (let n = 0; n < Math.round(shares[kind] * count); ) {
      const wanted = whatIsWanted(kind, pick(songs, random), inDevanagari, random);
      if (wanted && add({ kind, wanted, query: asTyped(wanted, n, random) })) n += 1;
    }
  }
  for (const one of commonWords(seed).slice(0, Math.round(shares["common word"] * count))) add(one);
  return shuffled([...made.values()]);
}

/** Of songs that have both scripts, so that each query can be asked in either. */
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

function devanagariOf(seed: number): (roman: string) => string {
  const { given, family } = makeNames(seed);
  const hindi = new Map(
    [...given, ...family, ...makeWords(seed)].map((word) => [word.roman, word.hindi] as const),
  );
  return (roman) =>
    roman
      .toLowerCase()
      .split(" ")
      .map((word) => hindi.get(word) ?? word)
      .join(" ");
}

function whatIsWanted(
  kind: "title" | "name" | "line",
  song: DrawnSong,
  inDevanagari: (roman: string) => string,
  random: Random,
): ScaleQuery["wanted"] | undefined {
  if (kind === "line") return innerLine(song, random);
  const roman = kind === "title" ? song.title : random() < 0.5 ? song.singer : song.album;
  return roman === null ? undefined : { roman, hindi: inDevanagari(roman) };
}

/** Not from the first line, which begins with the title. */
function innerLine({ roman, hindi }: DrawnSong, random: Random): ScaleQuery["wanted"] {
  const lines = { roman: roman.split("\n"), hindi: hindi.split("\n") };
  const places = lines.roman.flatMap((line, place) => (place > 0 && line !== "" ? [place] : []));
  const place = pick(places, random);
  const words = { roman: lines.roman[place]?.split(" ") ?? [], hindi: lines.hindi[place]?.split(" ") ?? [] };
  const start = Math.floor(random() * (words.roman.length - wordsOfALine + 1));
  const cut = (some: readonly string[]) => some.slice(start, start + wordsOfALine).join(" ");
  return { roman: cut(words.roman), hindi: cut(words.hindi) };
}

/** Half as it is stored, a third in Roman letters otherwise, a sixth in Devanagari; each second one with an error. */
function asTyped({ roman, hindi }: ScaleQuery["wanted"], n: number, random: Random): string {
  const form = Math.floor(n / 2) % 6;
  const text = form < 3 ? roman.toLowerCase() : form < 5 ? spelledOtherwise(roman, random) : hindi;
  return n % 2 === 0 ? text : withError(text, form === 5 ? "कगतदनपबमरलसह" : "abdeghijklmnoprstuv", random);
}

/** There is no one way to write Hindi in Roman letters. */
const spellings: readonly (readonly [string, string])[] = [
  ...([
    ["aa", "a"],
    ["ee", "i"],
    ["oo", "u"],
    ["v", "w"],
    ["ph", "f"],
    ["z", "j"],
    ["ai", "e"],
  ] as const),
];

function spelledOtherwise(roman: string, random: Random): string {
  return spellings.reduce(
    (text, [one, other]) => (random() < 0.7 ? text.replaceAll(one, other) : text),
    roman.toLowerCase(),
  );
}

/** A letter too few, too many, another one, or two in the wrong order. */
function withError(text: string, letters: string, random: Random): string {
  const signs = [...text];
  const place = 1 + Math.floor(random() * Math.max(1, signs.length - 2));
  const [before, here, after] = [signs.slice(0, place), signs[place] ?? "", signs.slice(place + 1)];
  const other = pick([...letters], random);
  const [next = "", ...rest] = after;
  return pick(
    [
      [...before, ...after],
      [...before, other, here, ...after],
      [...before, other, ...after],
      [...before, next, here, ...rest],
    ],
    random,
  ).join("");
}

/** Each of the commonest words in four ways of writing it, each time for the first time. */
function commonWords(seed: number): readonly ScaleQuery[] {
  const ways: readonly ((word: ScaleQuery["wanted"]) => string)[] = [
    ({ roman }) => roman,
    ({ hindi }) => hindi,
    ({ roman }) => roman.charAt(0).toUpperCase() + roman.slice(1),
    ({ roman }) => roman.toUpperCase(),
  ];
  const words = makeWords(seed).slice(0, commonest);
  return ways.flatMap((way) =>
    words.map((wanted): ScaleQuery => ({ kind: "common word", wanted, query: way(wanted) })),
  );
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const random = randomNumbers(5);
  return items
    .map((item): [number, Item] => [random(), item])
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
