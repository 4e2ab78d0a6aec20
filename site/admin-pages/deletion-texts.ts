/** The texts that ask before something is deleted, for the dialog and the page. */
import type { Kind } from "#catalogue";
import { question } from "../texts/en/administration.ts";
import { labelsOf } from "./kind-labels.ts";

const texts = question.delete;

export function deleteQuestion(kind: Kind, name: string): string {
  const asked = texts.text(labelsOf(kind).noun, name);
  return kind === "songs" ? asked : `${asked} ${texts.affectsSongs}`;
}

/** @returns what happens to the entry and its songs, in sentences */
export function deletionEffect(kind: Kind, songCount: number): string {
  return kind === "songs" ? texts.trash : `${songsAffected(kind, songCount)} ${texts.trash}`;
}

function songsAffected(kind: Kind, songCount: number): string {
  if (songCount === 0) return texts.noSong;
  if (kind === "words") return texts.ofWord;
  return kind === "albums" ? texts.ofAlbum(songCount) : texts.ofPerson(songCount);
}
