/** What the names in the song form may mean instead: which texts are asked for, what is said, and what is written. */
import type { OfferedName } from "#catalogue";
import { songFields } from "#fields";
import { offersByText, offersIn, writeOffered } from "../../../catalogue/songs/split-names.ts";
import { type LyricField, type LyricText, lyricFields } from "./lyric-text.ts";

/** Of an album or a genre, which have fields of their own; all other offers concern people in any field. */
export interface FormOffer extends OfferedName {
  readonly field?: NearField;
}

/** The fields of one name that may be near another. */
export const nearFields = ["albumName", "genre"] as const satisfies readonly LyricField[];
export type NearField = (typeof nearFields)[number];

/** The answer to the question before saving. */
export const nameAnswers = ["as-offered", "as-typed"] as const;
export type NameAnswer = (typeof nameAnswers)[number];

const namesFields = lyricFields.filter((field) => songFields[field].kind === "names");

export function textsOfPeople(text: LyricText): readonly string[] {
  return namesFields.map((field) => text[field]);
}

/** What the answer before saving is about. */
export function askedTexts(text: LyricText): string {
  return [...textsOfPeople(text), ...nearFields.map((field) => text[field])].join("\n");
}

/** @returns the form's text with the names as they are offered */
export function withOffered(text: LyricText, offers: readonly FormOffer[]): LyricText {
  const fields = [...namesFields, ...nearFields];
  return {
    ...text,
    ...Object.fromEntries(fields.map((field) => [field, writeIn(field, text[field], offers)])),
  };
}

/** @returns the text of the field with the names as they are offered */
export function writeIn(field: LyricField, text: string, offers: readonly FormOffer[]): string {
  const own = offersFor(field, text, offers);
  return isNear(field) ? (own[0]?.names[0] ?? text) : writeOffered(text, offersByText(own));
}

/** @returns the offers that concern the text of this field, which may have changed since they were made */
export function offersFor(
  field: LyricField,
  text: string,
  offers: readonly FormOffer[],
): readonly FormOffer[] {
  const own = offers.filter((offer) => offer.field === (isNear(field) ? field : undefined));
  return isNear(field) ? own.filter(({ typed }) => typed === text.trim()) : offersIn(text, offersByText(own));
}

function isNear(field: LyricField): field is NearField {
  return nearFields.some((near) => near === field);
}

/** @returns such as `"Lata & Rafi" may be two people:` or `Jagit Singh: did you mean` */
export function describeOffer({ typed, names, nearSongs }: OfferedName): string {
  if (nearSongs !== null) return `${typed}: did you mean`;
  const people =
    names.length === 1 ? "one person" : names.length === 2 ? "two people" : `${names.length} people`;
  return names.length === 0 ? `"${typed}" is nobody:` : `"${typed}" may be ${people}:`;
}
