/** Drafts each starter song by what all other starter songs teach, and compares the drafts with what people wrote. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Draft,
  type DraftOptions,
  draftDevanagari,
  draftRoman,
  type Lexicon,
  learnPairs,
  learnWords,
  lexiconOf,
  type SongInBothScripts,
} from "#transliteration";
import type { Direction, JudgedLine } from "./score-drafts.ts";

const catalogueFile = join(import.meta.dirname, "../../../postgres/starter-catalogue/starter-catalogue.json");

export interface StarterSong {
  readonly lyrics_hindi: string | null;
  readonly lyrics_english: string | null;
}

interface Setting {
  readonly direction: Direction;
  /** Whether the other songs teach; if not, the rules are alone. */
  readonly hasLexicon: boolean;
  /** How many first lines of each song a person has corrected; they are not judged. */
  readonly correctedLines: number;
}

export function readStarterSongs(): StarterSong[] {
  const { songs } = JSON.parse(readFileSync(catalogueFile, "utf8")) as { songs: StarterSong[] };
  return songs;
}

export function inBothScripts(songs: readonly StarterSong[]): SongInBothScripts[] {
  return songs.flatMap(({ lyrics_hindi, lyrics_english }) =>
    lyrics_hindi && lyrics_english ? [{ devanagari: lyrics_hindi, roman: lyrics_english }] : [],
  );
}

/** @returns all judged lines of all songs that have both scripts */
export function leaveOneOut(songs: readonly StarterSong[], setting: Setting): JudgedLine[] {
  return inBothScripts(songs).flatMap((song) => {
    const others = songs.filter(({ lyrics_hindi }) => lyrics_hindi !== song.devanagari);
    return judge(song, optionsFor(song, others, setting), setting);
  });
}

/** @returns all judged lines of texts that are no songs of the catalogue, each drafted by what all songs teach */
export function draftByAll(
  texts: readonly SongInBothScripts[],
  songs: readonly StarterSong[],
  direction: Direction,
): JudgedLine[] {
  const options = { lexicon: lexiconOfSongs(songs) };
  return texts.flatMap((text) => judge(text, options, { direction, correctedLines: 0 }));
}

function optionsFor(song: SongInBothScripts, others: readonly StarterSong[], setting: Setting): DraftOptions {
  const first = (text: string) => linesOf(text).slice(0, setting.correctedLines).join("\n");
  return {
    ...(setting.hasLexicon && { lexicon: lexiconOfSongs(others) }),
    ...(setting.correctedLines > 0 && {
      corrected: { devanagari: first(song.devanagari), roman: first(song.roman) },
    }),
  };
}

function lexiconOfSongs(songs: readonly StarterSong[]): Lexicon {
  const words = songs.flatMap(({ lyrics_hindi }) => lyrics_hindi ?? []);
  return lexiconOf(learnPairs(inBothScripts(songs)), learnWords(words));
}

function judge(
  song: SongInBothScripts,
  options: DraftOptions,
  setting: Pick<Setting, "direction" | "correctedLines">,
): JudgedLine[] {
  const isToRoman = setting.direction === "to Roman";
  const draft = isToRoman ? draftRoman(song.devanagari, options) : draftDevanagari(song.roman, options);
  const written = linesOf(isToRoman ? song.roman : song.devanagari);
  return wordsOfDraft(draft)
    .map((words, i) => {
      const line = splitWords(written[i] ?? "");
      return words.map((word, k) => ({ ...word, written: line[k] ?? "" }));
    })
    .slice(setting.correctedLines);
}

function wordsOfDraft({ lines }: Draft) {
  return lines
    .map(({ pieces }) => pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece])))
    .filter((words) => words.length > 0);
}

export function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

export function splitWords(line: string): string[] {
  return line.match(/[\p{L}\p{M}][\p{L}\p{M}'’\u200c\u200d]*/gu) ?? [];
}
