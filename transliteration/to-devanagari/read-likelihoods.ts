/** Reads the tables of likelihoods, and finds the row of a place. */
import type { Place } from "../choices/choices.ts";

export interface Row {
  /** What the letters around the place, and its own, fit. */
  readonly where: RegExp;
  /** What the kind of the word fits. */
  readonly kind: RegExp;
  /** The shares sum to 1. */
  readonly shares: readonly (readonly [text: string, share: number])[];
  /** What people choose between, in words; empty where the code says it. */
  readonly choice: string;
}

/** A place of a word, as the tables describe it. */
export interface Seat {
  /** Such as `m i <t-r> a`. */
  readonly letters: string;
  /** Such as `urdu arabic`. */
  readonly kind: string;
}

const patternOf: Readonly<Record<string, string>> = {
  V: "(?:[aeiou]\\w*)",
  C: "(?:[^aeiou<> ]\\w*)",
  R: "\\b(?:r|k (?:L )*sh) (?:L )*",
  L: "(?:[aeiou]\\w*|[gpbhmyv]|[kgpb]h)",
};

/** @param text a row on each line, its columns apart by two spaces or more; behind # are examples */
export function readTable(text: string): Row[] {
  return text.normalize("NFD").trim().split("\n").map(rowOf);
}

function rowOf(line: string): Row {
  const [where = "", kind = "", shares = "", choice = ""] = line.replace(/#.*/, "").trim().split(/ {2,}/);
  const expand = (pattern: string) => pattern.replace(/[VCRL]/g, (name) => patternOf[name] ?? "");
  const weights = [...shares.matchAll(/(\S+) ([\d.]+)/g)].map(
    ([, text = "", weight]) => [text, Number(weight)] as const,
  );
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return {
    where: new RegExp(expand(expand(where))),
    kind: new RegExp(kind),
    shares: weights.map(([text, weight]) => [text, weight / sum]),
    choice,
  };
}

/** @returns the first row that fits; the last one of each table fits everything */
export function rowAt(table: readonly Row[], { letters, kind }: Seat): Row {
  const row = table.find((each) => each.kind.test(kind) && each.where.test(letters));
  if (!row) throw new Error(`The table of likelihoods has no row for ${letters}.`);
  return row;
}

/** A place with the row that says how likely its options are, in the same order. */
export interface PlaceByRow extends Place {
  readonly row: Row;
}

/**
 * @param write what a text of the row is in Devanagari
 * @param choice what people choose between, if the row does not say it
 */
export function placeOf(row: Row, write = (text: string) => text, choice = row.choice): PlaceByRow {
  return { row, choice, options: row.shares.map(([text, share]) => ({ text: write(text), share })) };
}
