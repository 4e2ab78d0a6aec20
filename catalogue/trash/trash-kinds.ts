/** The kinds of things that can be deleted and restored. */
import { entryKinds, type Kind, kindsOfEntries } from "../entries/entry-kinds.ts";

/** Artists are singers. */
export type TrashKind = Exclude<Kind, "artists"> | "drafts";

/** @param table table of the deleted row */
export function trashKindOf(table: string): TrashKind {
  if (table === "lyrics") return "songs";
  if (table === "words" || table === "drafts") return table;
  const kind = entryKinds.find((one) => kindsOfEntries[one].table === table && one !== "artists");
  if (!kind)
    throw new Error(`The trash holds a row of the table ${table}, which this version does not know.`);
  return kind as TrashKind;
}
