/** The texts that ask before something is deleted, for the dialog and the page. */
import type { Kind } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { labelsOf } from "./kind-labels.ts";

export function deleteQuestion(kind: Kind, name: string): string {
  const affected = kind === "songs" ? "" : " This will also affect associated songs.";
  return `Are you sure you want to delete the ${labelsOf(kind).noun} "${name}"?${affected}`;
}

/** @returns what happens to the entry and its songs, in sentences */
export function deletionEffect(kind: Kind, songCount: number): string {
  const inTrash = "It stays in the trash for 30 days and can be restored.";
  return kind === "songs" ? inTrash : `${songsAffected(kind, songCount)} ${inTrash}`;
}

function songsAffected(kind: Kind, songCount: number): string {
  if (songCount === 0) return "No song is affected.";
  if (kind === "words") return "Songs that have the word no longer explain it.";
  const songs = formatCount(songCount, "song");
  if (kind === "albums") return songCount === 1 ? `${songs} loses its album.` : `${songs} lose their album.`;
  return songCount === 1 ? `${songs} loses a credit.` : `${songs} lose a credit.`;
}
