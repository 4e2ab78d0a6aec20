/** What the names in the song form may mean instead: which texts are asked for, what is said, and what is written. */
import type { OfferedName } from "#catalogue";
import { songFields } from "#fields";
import { offersByText, offersIn, writeOffered } from "../../../catalogue/songs/split-names.ts";
import { type LyricText, lyricFields } from "./lyric-text.ts";

/** The answer to the question before saving. */
export const nameAnswers = ["as-offered", "as-typed"] as const;
export type NameAnswer = (typeof nameAnswers)[number];

const namesFields = lyricFields.filter((field) => songFields[field].kind === "names");

export function textsOfPeople(text: LyricText): readonly string[] {
  return namesFields.map((field) => text[field]);
}

/** @returns the form's text with the names as they are offered */
export function withOffered(text: LyricText, offers: readonly OfferedName[]): LyricText {
  const byText = offersByText(offers);
  return {
    ...text,
    ...Object.fromEntries(namesFields.map((field) => [field, writeOffered(text[field], byText)])),
  };
}

/** @returns the offers that concern this field, which may have changed since they were made */
export function offersFor(field: string, offers: readonly OfferedName[]): readonly OfferedName[] {
  return offersIn(field, offersByText(offers));
}

/** @returns such as `"Lata & Rafi" may be two people:` */
export function describeOffer({ typed, names }: OfferedName): string {
  const people =
    names.length === 1 ? "one person" : names.length === 2 ? "two people" : `${names.length} people`;
  return names.length === 0 ? `"${typed}" is nobody:` : `"${typed}" may be ${people}:`;
}
