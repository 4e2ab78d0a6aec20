/**
 * Turns a row of a file into a song, or another thing with such fields, by what its columns mean. A value that cannot
 * be read costs the field, with a remark, and not the song.
 */
import { columnsToRead, columnsWritten } from "../entries/entry-columns.ts";
import type { ReadSong } from "../songs/exchanged-song.ts";
import { fieldNamed, type Matching, namesPeople } from "./match-columns.ts";
import { understoodStatuses, withTime } from "./read-status.ts";
import { readValue } from "./read-value.ts";
import { asItIs, type Row } from "./row.ts";
import { lyricsByScript } from "./script-of-text.ts";
import { joinNames } from "./song-of-text.ts";
import { withYear } from "./year-of-album.ts";

/** Characters of a value that a remark repeats. */
const longestQuoted = 40;

/** What nobody knows without a field, so that the song cannot be taken. */
const needed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["title", "singers", "album", "kind", "name"].map((field) => [field, "which one this is."]),
  ),
  status: `whether it is public. ${understoodStatuses}, or leave the column out.`,
  publish_at: "when it becomes public.",
};

/** `Tere Bina (From "Guru")`, as music services write it. */
const fromFilm = /^(.+?)\s*[([]\s*from\s+["“'‘](.+?)["”'’]\s*[)\]]$/i;

/** @param matching a column that it does not have is the field of its name */
export function songOfRow(
  { place, values, problem, remarks: known = [] }: Row,
  matching: Matching<string>,
  areEntries: boolean,
): ReadSong<string> {
  const table = columnsToRead(areEntries);
  const isExport = hasAllColumns(values, areEntries);
  const song: Partial<Record<string, string>> = {};
  const unread: Partial<Record<string, string>> = {};
  let unclear: string | undefined;
  const remarks: string[] = [...known];
  const remark = (words: string) => remarks.push(words);
  for (const [name, content] of Object.entries(values)) {
    if (content === asItIs && !isExport) continue;
    const field = matching.has(name) ? matching.get(name) : fieldNamed(name, table);
    const column = table.get(field ?? "");
    if (field === undefined) remark(`There is no field ${JSON.stringify(name)}, so it was left out.`);
    const before = field && song[field];
    if (!field || !column || (before !== undefined && !(matching.has(name) && namesPeople(field, table))))
      continue;
    const text = readValue(column, { column: field, content, isExport, remark, called: name });
    if (text !== undefined) {
      song[field] = before ? joinNames(before, text) : text;
      continue;
    }
    unread[field] = textIn(content);
    if (needed[field])
      unclear ??= `${field}: ${quoted(content)} could not be read, and without it nobody knows ${needed[field]}`;
    else remark(`${field}: ${quoted(content)} could not be read and was left out.`);
  }
  const [, title, film] = isExport || areEntries ? [] : (fromFilm.exec(song.title ?? "") ?? []);
  if (title && film) {
    remark(`title: ${quoted(song.title)} was read as ${title}, from ${film}.`);
    Object.assign(song, { title, album: song.album || film });
  }
  return {
    place,
    song: areEntries ? song : withTime(withFieldsOfOwn(song), remark),
    ...(Object.keys(unread).length > 0 && { unread }),
    ...((problem ?? unclear) && { problem: problem ?? unclear }),
    ...(remarks.length > 0 && { remarks }),
  };
}

/** Nothing but an export has all of them, in their order. */
function hasAllColumns(values: Row["values"], areEntries: boolean): boolean {
  const names = Object.keys(values).join();
  return columnsWritten(areEntries).some((columns) => [...columns.keys()].join() === names);
}

/** Lyrics become those of their script, and the year of an album becomes a part of its name. */
function withFieldsOfOwn({ lyrics, album_year: year, ...song }: ReadSong<string>["song"]) {
  const read = lyrics === undefined ? song : { ...lyricsByScript(lyrics), ...song };
  if (year === undefined) return read;
  const { album = "" } = read;
  return album.trim() ? { ...read, album: withYear(album, year) } : { year, ...read };
}

function quoted(content: unknown): string {
  const text = textIn(content);
  return JSON.stringify(text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text);
}

function textIn(content: unknown): string {
  return typeof content === "string" ? content : JSON.stringify(content);
}
