/** Why an entry of the glossary was not saved, with messages for the administrator: the only table of its rules. */
import { type DatabaseError, databaseErrorOf } from "../database-error.ts";
import { type Refusal, Refused, refusalOfEdit, tooLong } from "../refused.ts";
import type { WordField, WordInput } from "./word-input.ts";

type WordRefusalCode = "missing" | "invalid" | "too-long" | "taken" | "stale" | "gone";

interface WordRefusal extends Refusal<WordRefusalCode, WordField> {
  readonly other?: WordRefused["other"];
}

/** Nothing was saved. The message names the cause and the next step. */
export class WordRefused extends Refused<WordRefusalCode, WordField> {
  override readonly name = "WordRefused";
  /** With the code `taken`: the entry that the word has. */
  readonly other: { readonly id: number; readonly name: string } | null;

  constructor(refusal: WordRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.other = refusal.other ?? null;
  }
}

/** @returns null if the error is not about the input */
export function wordRefusalOf(error: unknown): WordRefused | null {
  const databaseError = databaseErrorOf(error);
  const refusal = databaseError && refusalFor(databaseError);
  return refusal && new WordRefused(refusal, { cause: error });
}

function refusalFor(databaseError: DatabaseError): WordRefusal | null {
  if (databaseError.code === "AN004") return taken(JSON.parse(databaseError.detail ?? ""));
  return refusalOfEdit(databaseError) ?? byConstraint(databaseError.constraint_name ?? "");
}

function taken(other: { readonly id: number; readonly name: string }): WordRefusal {
  const message = `"${other.name}" has an entry already. Edit that one, or give this one another word.`;
  return { code: "taken", field: "word", message, other };
}

/** The table accepts no word that breaks one of them, and an empty one breaks the first. */
const rules: Readonly<Record<string, WordRefusal>> = {
  a_word_has_letters_of_devanagari: {
    code: "invalid",
    field: "word",
    message: "A word is written in letters of Devanagari, without blanks and marks. Please leave out others.",
  },
  roman_word_has_letters_from_a_to_z: {
    code: "invalid",
    field: "roman",
    message:
      "The Roman spelling has letters from a to z, with a single apostrophe or hyphen between two of them. Please leave out others.",
  },
  origin_is_one_lower_case_word: {
    code: "invalid",
    field: "origin",
    message:
      "The origin is the name of one language in English, such as persian. Please write it as one word.",
  },
  a_word_has_at_most_50_forms: {
    code: "too-long",
    field: "forms",
    message: "A word may have at most 50 other forms. Please leave out those that follow from rules.",
  },
  forms_have_letters_of_devanagari_and_2000_characters_in_all: {
    code: "invalid",
    field: "forms",
    message:
      "Other forms are words in letters of Devanagari, with blanks between them, and 2000 characters in all. Please leave out others.",
  },
};

const fieldOfLimit: Readonly<Record<string, WordField>> = {
  a_word: "word",
  roman_word: "roman",
  english_meaning: "english",
  hindi_meaning: "hindi",
};

const whatIsMissing: Readonly<Partial<Record<WordField, string>>> = {
  word: "Please enter the word in Devanagari.",
  roman: "Please enter the word in Roman letters.",
  origin: "Please enter the language that the word comes from.",
  english: "Please enter what the word means in English.",
  hindi: "Please enter what the word means in plain Hindi.",
};

/** @returns what to enter into each required field that is empty; null if none is */
export function missingInWord(input: WordInput): Readonly<Partial<Record<WordField, string>>> | null {
  const empty = Object.entries(whatIsMissing).filter(([field]) => input[field as WordField].trim() === "");
  return empty.length > 0 ? Object.fromEntries(empty) : null;
}

/** The name of a constraint contains its limit: `a_word_is_at_most_60_characters`. */
function byConstraint(constraint: string): WordRefusal | null {
  const [, required = ""] = /^(\w+)_is_required$/.exec(constraint) ?? [];
  const missing = fieldOfLimit[required];
  if (missing) return { code: "missing", field: missing, message: whatIsMissing[missing] ?? "" };
  const [, what = "", limit] = /^(\w+)_is_at_most_(\d+)_characters$/.exec(constraint) ?? [];
  const field = fieldOfLimit[what];
  if (field && limit) return tooLong(field, what.replace(/^a_/, "").replaceAll("_", " "), limit);
  return rules[constraint] ?? null;
}
