/** Values that a caller may write, plausible and odd, by the kind of column. */
import fc from "fast-check";
import type { Kind } from "./tables.ts";

const plausible: Readonly<Record<Kind, readonly string[]>> = {
  bigint: ["1", "2", "7", "17", "50", "299", "2999"],
  integer: ["1", "2", "1950", "1975", "2000"],
  text: [
    ...[
      "Geet 12",
      "geet 1%",
      "Film 3",
      "film 3",
      "Gayak 7",
      "Kavi 1",
      "Ghazal",
      "Qawwali",
      "गीत 7",
      "adCode1",
    ],
    "https://covers.example/song-4.jpg",
  ],
  timestamptz: [
    "2020-01-05",
    "2020-01-20T03:00:00Z",
    "2020-02-01 05:30:00+05:30",
    "2020-01-10T12:00:00.000Z",
  ],
};

const odd: Readonly<Record<Kind, readonly string[]>> = {
  bigint: [
    "0",
    "-1",
    "9223372036854775807",
    "9223372036854775808",
    "1.5",
    "abc",
    "",
    "null",
    " 5",
    "1e3",
    "+7",
  ],
  integer: ["-5", "2147483647", "2147483648", "12a", "", "0x10"],
  text: [
    ...[
      "",
      "null",
      "NULL",
      "a,b",
      'say "geet"',
      "100%",
      "*",
      "g*t",
      "x(y)",
      "back\\slash",
      "it's",
      "a.b",
      "a:b",
    ],
    ...["तेरे बिना", "é", "🎵", "{a,b}", "(a)", " ", "--", "_", "true"],
  ],
  timestamptz: [
    "infinity",
    "-infinity",
    "not a date",
    "2020-13-45",
    "",
    "2020-01-01T00:00:00+99:00",
    "epoch",
  ],
};

/** Odd ones now and then. */
export function anyValueOf(kind: Kind): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...plausible[kind]) },
    { weight: 1, arbitrary: fc.constantFrom(...odd[kind]) },
  );
}

export const plausibleValueOf = (kind: Kind): fc.Arbitrary<string> => fc.constantFrom(...plausible[kind]);

/** As an element of `in.(…)` or within `and`, `or`: quoted where the grammar asks for it. */
export function quoteWhereNeeded(value: string): string {
  return /^[^\s,.:()"\\{}]+$/.test(value) ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** As an element of a PostgreSQL array. */
export function inArray(value: string): string {
  return /^[^\s,(){}"\\]+$/.test(value) && value.toLowerCase() !== "null"
    ? value
    : `"${value.replace(/["\\]/g, "\\$&")}"`;
}
