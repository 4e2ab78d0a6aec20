/**
 * What lists, forms and questions of the administration have in common. What is said of a field stands in the
 * table of fields (`fields/`).
 */
import { count, number } from "./numbers.ts";

const songs = { one: "song", other: "songs" };

export const list = {
  filter: (chosen: string | undefined) => (chosen === undefined ? "Filter" : `Filter: ${chosen}`),
  /** @param most that are counted */
  counted: (found: number, most: number) => (found > most ? `${number(most)}+` : number(found)),
  actions: "Actions",
  view: (name: string) => `View ${name} in a new tab`,
  preview: (name: string) => `Preview ${name} in a new tab`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
};

export const form = {
  saving: "Saving…",
  kept: "Kept as unfinished",
  restored: "Your unsaved text is back.",
  discard: "Discard",
  gone: "This unfinished text does not exist any more. It was saved, discarded, or forgotten after thirty days.",
  loadAgain: (noun: string) => `Load the ${noun} again`,
  databaseFailed:
    "Nothing was saved: the database did not answer. Your text is still here. Save again in a moment.",
  unreachable:
    "The site could not be reached. Your text is still here. Save again when the connection is back; it will not be saved twice.",
  noAnswer: "The site did not answer. Please check the connection and try again.",
};

export const question = {
  cancel: "Cancel",
  leave: {
    title: "Leave without saving?",
    text: "What you have typed is not saved. If you leave, it is thrown away, and so is what was kept of it as unfinished.",
    stay: "Stay",
    leave: "Leave",
  },
  delete: {
    title: "Confirm Deletion",
    confirm: "Delete",
    text: (noun: string, name: string) => `Are you sure you want to delete the ${noun} "${name}"?`,
    affectsSongs: "This will also affect associated songs.",
    trash: "It stays in the trash for 30 days and can be restored.",
    noSong: "No song is affected.",
    ofWord: "Songs that have the word no longer explain it.",
    ofAlbum: (affected: number) =>
      `${count(affected, songs)} ${affected === 1 ? "loses its" : "lose their"} album.`,
    ofPerson: (affected: number) =>
      `${count(affected, songs)} ${affected === 1 ? "loses" : "lose"} a credit.`,
  },
};
