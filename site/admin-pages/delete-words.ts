/** What is asked before something is deleted, in the dialog and on the page. */
import { countWords } from "../components/count-words.ts";
import type { EntryWords } from "./entry-words.ts";

export const inTrashFor = "It stays in the trash for 30 days and can be restored.";

export function lyricQuestion(title: string): string {
  return `Are you sure you want to delete the lyric "${title}"?`;
}

export function entryQuestion({ word }: EntryWords, name: string): string {
  return `Are you sure you want to delete the ${word} "${name}"? This will also affect associated songs.`;
}

/** @returns what becomes of the songs, as a sentence */
export function consequenceOf({ kind }: EntryWords, songCount: number): string {
  if (songCount === 0) return "No song is affected.";
  const songs = countWords(songCount, "song");
  if (kind === "albums") return songCount === 1 ? `${songs} loses its album.` : `${songs} lose their album.`;
  return songCount === 1 ? `${songs} loses a credit.` : `${songs} lose a credit.`;
}
