/** Reads an LRC file, which is one song: its tags become fields, and its times only put the lines in order. */
import { type ExchangedSong, type Field, isPeopleField } from "../songs/exchanged-song.ts";
import { lyricsByScript } from "./script-of-text.ts";

/** Other tags are about the file: who made it, its length, an offset of its times. */
const fieldOfTag: Readonly<Record<string, Field>> = {
  ti: "title",
  ar: "singers",
  al: "album",
  au: "lyricists",
  lr: "lyricists",
  co: "music_directors",
  composer: "music_directors",
  genre: "genre",
  year: "year",
};

const tagLine = /^\[([a-z]+):(.*)\]$/i;
const times = /\[(\d+):(\d+(?:[.:]\d+)?)\]/g;
const timesOfWords = /<\d+:\d+(?:[.:]\d+)?>/g;

/** @param name the title of a file without one */
export function readLrc(text: string, name: string): ExchangedSong {
  const song: ExchangedSong = { title: name };
  const lines: { readonly at: number; readonly line: string }[] = [];
  for (const line of text.split(/\r\n?|\n/).map((each) => each.trim())) {
    const [, tag = "", content = ""] = tagLine.exec(line) ?? [];
    const field = fieldOfTag[tag.toLowerCase()];
    if (field && content.trim() !== "") song[field] = textOfTag(field, content.trim());
    if (tag === "") lines.push(...timedLines(line, lines.at(-1)?.at ?? 0));
  }
  // A refrain may be written once, with all its times.
  const inOrder = lines.sort((one, other) => one.at - other.at).map(({ line }) => line);
  return { ...song, ...lyricsByScript(inOrder.join("\n")) };
}

function textOfTag(field: Field, content: string): string {
  return isPeopleField(field) ? content.replaceAll(/\s*[;/]\s*/g, ", ") : content;
}

/** @param before time of the line before, in seconds, where a line without a time belongs */
function timedLines(line: string, before: number) {
  const text = line.replaceAll(times, "").replaceAll(timesOfWords, "").replaceAll(/ {2,}/g, " ").trim();
  const found = [...line.matchAll(times)].map(([, minutes, seconds = ""]) => ({
    at: Number(minutes) * 60 + Number(seconds.replace(":", ".")),
    line: text,
  }));
  return found.length > 0 ? found : [{ at: before, line: text }];
}
