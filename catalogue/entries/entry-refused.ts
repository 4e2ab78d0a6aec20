/**
 * Why a singer, lyricist, music director or album was not saved, with messages for the administrator: the only table
 * of the rules for them.
 */
import { allEntryFields, type EntryField, entryFieldRows } from "#fields";
import { type DatabaseError, databaseErrorOf } from "../database-error.ts";
import { invalidPictureUrl, invalidYear, type Refusal, Refused, refusalOfEdit, tooLong } from "../refused.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";

type EntryRefusalCode =
  | "name-missing"
  | "year-missing"
  | "name-has-comma"
  | "url-invalid"
  | "year-invalid"
  | "years-reversed"
  | "too-long"
  | "stale"
  | "gone"
  | "taken"
  | "other-name-taken";

/** The entry that already has the name. */
export interface OtherEntry {
  readonly id: number;
  readonly name: string;
  /** Null for people. */
  readonly year: number | null;
  readonly songCount: number;
}

interface EntryRefusal extends Refusal<EntryRefusalCode, EntryField> {
  readonly other?: OtherEntry;
}

/** Nothing was saved. The message names the cause and the next step. */
export class EntryRefused extends Refused<EntryRefusalCode, EntryField> {
  override readonly name = "EntryRefused";
  /** With the code `taken`: the entry that has the name and could be merged with the edited one. */
  readonly other: OtherEntry | null;

  constructor(refusal: EntryRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.other = refusal.other ?? null;
  }
}

interface Attempt {
  readonly kind: EntryKind;
  readonly isNew: boolean;
}

/** @returns null if the error is not about the input */
export function entryRefusalOf(error: unknown, attempt: Attempt): EntryRefused | null {
  const databaseError = databaseErrorOf(error);
  const refusal = databaseError && refusalFor(databaseError, attempt);
  return refusal && new EntryRefused(refusal, { cause: error });
}

function refusalFor(databaseError: DatabaseError, attempt: Attempt): EntryRefusal | null {
  switch (databaseError.code) {
    case "AN004":
      return taken(JSON.parse(databaseError.detail ?? "") as OtherEntry, attempt);
    case "AN006":
      return otherNameTaken(JSON.parse(databaseError.detail ?? "") as TakenName);
    default:
      return refusalOfEdit(databaseError) ?? byConstraint(databaseError.constraint_name ?? "", attempt.kind);
  }
}

function taken(other: OtherEntry, { kind, isNew }: Attempt): EntryRefusal {
  const { word } = kindsOfEntries[kind];
  const article = /^[aeiou]/.test(word) ? "an" : "a";
  const year = other.year === null ? "" : ` of ${other.year}`;
  const nextStep = isNew
    ? "Choose another name, or edit that one."
    : "Merge the two, or choose another name.";
  return {
    code: "taken",
    field: "name",
    message: `There is already ${article} ${word} named "${other.name}"${year}. ${nextStep}`,
    other,
  };
}

/** A name that means somebody else. */
interface TakenName {
  readonly name: string;
  readonly owner: string;
  /** Of the owner, if that is an album. */
  readonly year: number | null;
  /** Whether it was typed as another name. */
  readonly isAlias: boolean;
}

function otherNameTaken({ name, owner, year, isAlias }: TakenName): EntryRefusal {
  const ofYear = year === null ? "" : ` of ${year}`;
  return {
    code: "other-name-taken",
    field: isAlias ? "aliases" : "name",
    message: `"${name}" is a name of "${owner}"${ofYear}. ${isAlias ? "Leave it out, or merge the two." : "Choose another name, or remove it there."}`,
  };
}

/** The name of a constraint consists of its subject and its rule: `singer_name_has_no_comma`. */
function byConstraint(constraint: string, kind: EntryKind): EntryRefusal | null {
  const [, subject = "", rule = ""] =
    /^(?:singer|lyricist|music_director|album|person)_([a-z_]+?)_((?:is|has|begins)_\w+)$/.exec(constraint) ??
    [];
  const field = allEntryFields.find((each) => {
    const { constraints, column } = entryFieldRows[each];
    return (constraints ?? [column]).includes(subject);
  });
  if (!field) return null;
  const [, limit] = /^is_at_most_(\d+)_characters$/.exec(rule) ?? [];
  if (limit) return tooLong(field, limited[field] ?? entryFieldRows[field].name.toLowerCase(), limit);
  switch (rule) {
    case "is_required":
      return missingName(kind);
    case "has_no_comma":
      return {
        code: "name-has-comma",
        field,
        message:
          "A name cannot hold a comma, because the form of a song puts commas between names. Please leave it out.",
      };
    case "begins_with_http_or_https":
      return invalidPictureUrl(field);
    case "is_from_1900_to_two_years_from_now":
      return invalidYear();
    case "is_from_500_to_this_year":
      return invalidLifeYear(field);
    case "is_not_before_birth":
      return {
        code: "years-reversed",
        field,
        message: "The death year is before the birth year. Please correct one of them.",
      };
    default:
      return null;
  }
}

/** What is too long, as a message names it where that is not its name. */
const limited: Readonly<Partial<Record<EntryField, string>>> = {
  picture: "address of the picture",
  aliases: "other name",
  about: "text about it",
};

export function missingName(kind: EntryKind): EntryRefusal {
  const message =
    kind === "albums" ? bothAreRequired : `Please enter a name for the ${kindsOfEntries[kind].word}.`;
  return { code: "name-missing", field: "name", message };
}

const bothAreRequired = "Please enter both album name and release year.";

/** The database accepts an album without a year, because a song's form can create one; the album's form does not. */
export function missingYear(): EntryRefusal {
  return { code: "year-missing", field: "year", message: bothAreRequired };
}

/** Also used for numbers that are not whole. */
export function invalidLifeYear(field: EntryField): EntryRefusal {
  const message = `Please give a year from 500 to ${new Date().getUTCFullYear()}, or none.`;
  return { code: "year-invalid", field, message };
}
