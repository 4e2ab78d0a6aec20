/** What the names in the song form may mean instead: which texts are asked for, what is said, and what is written. */
import type { OfferedName, SongOffer } from "#catalogue";
import { songFields } from "#fields";
import { offersByText, offersIn, writeOffered } from "../../../catalogue/songs/split-names.ts";
import { type LyricField, type LyricText, lyricFields } from "./lyric-text.ts";

/** The fields of one name that may be near another. */
const nearFields = ["albumName", "genre"] as const satisfies readonly LyricField[];
type NearField = (typeof nearFields)[number];

/** What was said when saving asked: by the keys of the offers, which was asked about, and which was taken. */
export interface NameAnswers {
  readonly asked: readonly string[];
  readonly taken: readonly string[];
}

export const noAnswers: NameAnswers = { asked: [], taken: [] };

/** @returns what tells the offers of a form apart */
export function keyOf({ field, typed }: SongOffer): string {
  return `${field ?? "people"} ${typed}`;
}

const namesFields = lyricFields.filter((field) => songFields[field].kind === "names");

/** @returns what may mean other names */
export function namesOf(text: LyricText) {
  return { people: namesFields.map((field) => text[field]), albumName: text.albumName, genre: text.genre };
}

/** @returns the form's text with the names as they are offered */
export function withOffered(text: LyricText, offers: readonly SongOffer[]): LyricText {
  const fields = [...namesFields, ...nearFields];
  return {
    ...text,
    ...Object.fromEntries(fields.map((field) => [field, writeIn(field, text[field], offers)])),
  };
}

/** @returns the text of the field with the names as they are offered */
export function writeIn(field: LyricField, text: string, offers: readonly SongOffer[]): string {
  const own = offersFor(field, text, offers);
  return isNear(field) ? (own[0]?.names[0] ?? text) : writeOffered(text, offersByText(own));
}

/** @returns the offers that concern the text of this field, which may have changed since they were made */
export function offersFor(
  field: LyricField,
  text: string,
  offers: readonly SongOffer[],
): readonly SongOffer[] {
  const own = offers.filter((offer) => offer.field === (isNear(field) ? field : null));
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
