/** The glossary, the words of a song, and the machine-made version of a script. */
import type { ReactElement } from "react";
import { count } from "./cards.ts";

export const words = {
  heading: "Words of Songs",
  ornament: "शब्द",
  description: "Words of Hindi, Urdu and Braj songs with their meanings in English and plain Hindi",
  lists: { label: "Words", ofSongs: "In our songs", all: "All words" },
  /** Of the list of all words, behind the heading. */
  allWords: "All Words",
  search: {
    label: "Words",
    field: "A word in either script, or its English meaning",
    hint: "Word or meaning",
  },
  count: (words: number) => count(words, { one: "word", other: "words" }),
  none: "No words found.",
  /** Before the songs in which a word occurs, and what follows them if there are more. */
  inSongs: "In",
  more: (songs: number) => `and ${count(songs, { one: "more song", other: "more songs" })}`,
  moreThan: (songs: number) => `and more than ${count(songs, { other: "more songs" })}`,
  /** @param origin as the glossary has it, in lower case */
  origin: (origin: string) => origin.charAt(0).toUpperCase() + origin.slice(1),
};

export const wordsOfSong = {
  title: (song: string, site: string) => `Words of ${song} - ${site}`,
  description: (counted: string, song: string) =>
    `${counted} of ${song} with their meanings in English and plain Hindi.`,
  heading: (song: ReactElement) => <>Words of {song}</>,
  all: "All words",
};

export const machineVersion = {
  title: (song: string, site: string) => `${song}: Machine-Made Version - ${site}`,
  heading: "Machine-made version",
  /** By the script that was written. */
  note: {
    hindi: "A program wrote this from the Roman lyrics. It may have mistakes, and nobody has corrected it.",
    english: "A program wrote this from the Hindi lyrics. It may have mistakes, and nobody has corrected it.",
  },
};
