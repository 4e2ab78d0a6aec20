/** The lists from which the form of a word is opened, and to which it leads back. */
import { labelsOf } from "../kind-labels.ts";
import { listAddress } from "../list-position.ts";

interface WordList {
  readonly title: string;
  readonly address: string;
}

const { address, listTitle } = labelsOf("words");
const glossary: WordList = { title: listTitle, address };

export const withoutEntry: WordList = {
  title: "Words Without an Entry",
  address: `${address}/without-entry`,
};

/** @param page of the list of words without an entry */
export function addressOfNewWord(word: string, page: number): string {
  const query = new URLSearchParams({ word, from: "without-entry", ...(page > 1 && { page: String(page) }) });
  return `${address}/add?${query}`;
}

/** @param search of the address of the form, whose parameter `from` names the list */
export function wordListOf(search: string): WordList {
  return new URLSearchParams(search).get("from") === "without-entry" ? withoutEntry : glossary;
}

interface SavedWord {
  readonly id: number;
  readonly word: string;
  readonly isNew: boolean;
}

/** @returns the address of the list with the saved entry: a new one is looked for, since it may be on any page */
export function addressAfterSaving(search: string, { id, word, isNew }: SavedWord): string {
  const list = wordListOf(search);
  if (list === withoutEntry) return listAddress(list.address, search);
  return listAddress(address, isNew ? `?${new URLSearchParams({ q: word })}` : search, id);
}
