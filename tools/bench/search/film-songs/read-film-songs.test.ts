import { expect, test } from "vitest";
import type { SongWithFields } from "../songs-with-fields.ts";
import { type FilmSong, isWanted, nonsense, readFilmQueries, readFilmSongs } from "./read-film-songs.ts";

const songs = readFilmSongs();
const queries = readFilmQueries();

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);
const split = (names: string) => names.split(", ");

const withFields = ({ title, film, year, genre, ...names }: FilmSong): SongWithFields => ({
  id: "",
  title,
  roman: "",
  hindi: "",
  album: film,
  year: String(year),
  genre,
  singers: split(names.singers),
  lyricists: split(names.lyricists),
  musicDirectors: split(names.musicDirectors),
});

test("each song of a film has a title, a film, a year and a genre, and stands in the table once", () => {
  expect(songs.filter(({ title, film, genre }) => !(title && film && genre))).toEqual([]);
  expect(songs.filter(({ year }) => !(year >= 1935 && year <= 2024))).toEqual([]);
  expect(repeated(songs.map(({ title, film, year }) => `${title} (${film}, ${year})`))).toEqual([]);
});

test("each title that a query wants is in the table of songs", () => {
  const known = new Set(songs.flatMap(({ title, film }) => [title, `${title} (${film})`]));
  expect(queries.flatMap((query) => query.songs).filter((song) => !known.has(song))).toEqual([]);
});

test("each query but nonsense can be answered by a song of the table", () => {
  const all = songs.map(withFields);
  const answered = (query: (typeof queries)[number]) => all.some((song) => isWanted(song, query));
  expect(queries.filter((query) => answered(query) !== (query.kind !== nonsense))).toEqual([]);
});

test("each list of fields that a query asks for is matched by a song of the table or the starter songs", () => {
  const ofStarterSongs = ["Meerabai", "Surdas"];
  const all = songs.map(withFields);
  const lists = queries.flatMap(({ fields }) =>
    fields.map((list) => ({ kind: "", query: "", songs: [], fields: [list] })),
  );
  const unmatched = lists.filter((query) => !all.some((song) => isWanted(song, query)));
  expect(
    unmatched
      .flatMap(({ fields }) => fields)
      .filter((list) => list.every(({ holds }) => !ofStarterSongs.includes(holds))),
  ).toEqual([]);
});

test("no query is asked twice, and each kind has at least 25", () => {
  expect(repeated(queries.map(({ query }) => query.toLowerCase()))).toEqual([]);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  expect(kinds.filter((kind) => queries.filter((query) => query.kind === kind).length < 25)).toEqual([]);
});
