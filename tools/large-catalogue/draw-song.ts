/** Generates a song of a large catalogue: its texts, numbers, album and people. */
import { capitalised, type Word } from "./make-words.ts";
import { between, pick, type Random, randomNumbersOf, zipf } from "./random-numbers.ts";

export type People = "singers" | "lyricists" | "music_directors";

/** Ids of the albums and people of a catalogue. */
export interface WrittenNames extends Readonly<Record<People, readonly number[]>> {
  readonly albums: readonly { readonly id: number; readonly year: number }[];
}

/** What all songs of a catalogue are generated from. */
export interface Source {
  readonly seed: number;
  /** The commonest first. */
  readonly words: readonly Word[];
  readonly names: WrittenNames;
  /** Ids of the first and the last song. */
  readonly first: number;
  readonly last: number;
}

/** A row of `lyrics`, with the ids of its people in order. */
export interface DrawnSong {
  readonly id: number;
  readonly title: string;
  readonly lyrics_english: string | null;
  readonly lyrics_hindi: string | null;
  readonly genre: string | null;
  readonly views: number;
  readonly year: number;
  readonly album_id: number | null;
  readonly created_at: string;
  readonly singers: readonly number[];
  readonly lyricists: readonly number[];
  readonly music_directors: readonly number[];
}

/** Repeated by frequency; about one song in ten has none. */
export const genres = (
  "Bollywood Bollywood Bollywood Romantic Romantic Romantic Sad Sad Dance Dance Ghazal Qawwali Sufi Bhajan Patriotic " +
  "Folk Lori Classical"
).split(" ");

export const years = { first: 1940, last: 2024 };

const dayMs = 24 * 60 * 60 * 1_000;
const firstSongAt = Date.UTC(2012, 0, 1);
/** Days from the first song to the last one. */
const daysOfSongs = 4_700;

export function drawSong(id: number, source: Source): DrawnSong {
  const { seed, names, first, last } = source;
  const random = randomNumbersOf(seed, id);
  const album = drawAlbum(id, names.albums, random);
  const age = (id - first) / (last - first + 1);
  return {
    id,
    ...drawTexts(source.words, random),
    genre: random() < 0.9 ? pick(genres, random) : null,
    // Half of all songs have fewer than fifty views, and of a million some hundreds have more than a million.
    views: Math.min(80_000_000, Math.floor(20 * (1 - random()) ** (-4 / 3)) - 20),
    year: album?.year ?? between(years.first, years.last, random),
    album_id: album?.id ?? null,
    created_at: new Date(firstSongAt + (age * daysOfSongs + random() * 30) * dayMs).toISOString(),
    singers: drawPeople(names.singers, 3, random),
    lyricists: drawPeople(names.lyricists, 2, random),
    music_directors: drawPeople(names.music_directors, 2, random),
  };
}

/** Songs of an album are adjacent: each sixteen belong to two albums. One in ten has none. */
function drawAlbum(id: number, albums: WrittenNames["albums"], random: Random) {
  const album = albums[(Math.floor(id / 16) * 2 + (random() < 2 / 3 ? 0 : 1)) % albums.length];
  return random() < 0.9 ? album : undefined;
}

/** Few people have most songs; nobody is credited twice in one song. */
function drawPeople(ids: readonly number[], most: number, random: Random): readonly number[] {
  const count = between(1, most, () => random() ** 2);
  return [...new Set(Array.from({ length: count }, () => ids[zipf(ids.length, random)] ?? 0))];
}

/**
 * 9 to 14 different lines of 4 to 7 words, in stanzas of four. The first two lines are repeated after each later
 * stanza, so there are 13 to 20 in all. The title is the beginning of the first line. A sixth has only Roman lyrics,
 * a sixth only Devanagari, with a title in the same script.
 */
function drawTexts(words: readonly Word[], random: Random) {
  const lines = Array.from({ length: between(9, 14, random) }, () =>
    Array.from({ length: between(4, 7, random) }, () => words[zipf(words.length, random)]),
  );
  const script = pick(["roman", "hindi", "both", "both", "both", "both"] as const, random);
  const written = (line: (typeof lines)[number], of: "roman" | "hindi") => {
    const text = line.map((word) => word?.[of]).join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const song = (of: "roman" | "hindi") => layOut(lines.map((line) => written(line, of)));
  const titleWords = lines[0]?.slice(0, between(2, (lines[0]?.length ?? 7) - 1, random)) ?? [];
  return {
    title: capitalised(written(titleWords, script === "hindi" ? "hindi" : "roman")),
    lyrics_english: script === "hindi" ? null : song("roman"),
    lyrics_hindi: script === "roman" ? null : song("hindi"),
  };
}

function layOut(lines: readonly string[]): string {
  const stanzas = Array.from({ length: Math.ceil(lines.length / 4) }, (_, place) => [
    ...lines.slice(4 * place, 4 * place + 4),
    ...(place > 0 ? lines.slice(0, 2) : []),
  ]);
  return stanzas.map((stanza) => stanza.join("\n")).join("\n\n");
}
