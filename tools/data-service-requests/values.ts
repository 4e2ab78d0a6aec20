/** Values that a caller may write, plausible and odd, by the kind of column. */
import type { Draw } from "./draw.ts";
import type { Kind } from "./tables.ts";

const plausible: Readonly<Record<Kind, readonly string[]>> = {
  bigint: "1 2 7 17 50 299 2999".split(" "),
  integer: "1 2 1950 1975 2000".split(" "),
  text: (
    "Geet 12|geet 1%|Film 3|film 3|Gayak 7|Kavi 1|Ghazal|Qawwali|गीत 7|adCode1|" +
    "https://covers.example/song-4.jpg"
  ).split("|"),
  timestamptz: "2020-01-05|2020-01-20T03:00:00Z|2020-02-01 05:30:00+05:30|2020-01-10T12:00:00.000Z".split(
    "|",
  ),
};

const odd: Readonly<Record<Kind, readonly string[]>> = {
  bigint: "0|-1|9223372036854775807|9223372036854775808|1.5|abc||null| 5|1e3|+7".split("|"),
  integer: "-5|2147483647|2147483648|12a||0x10".split("|"),
  text: (
    '|null|NULL|a,b|say "geet"|100%|*|g*t|x(y)|back\\slash|it\'s|a.b|a:b|तेरे बिना|é|🎵|{a,b}|(a)| |--|_|' +
    "true"
  ).split("|"),
  timestamptz: "infinity|-infinity|not a date|2020-13-45||2020-01-01T00:00:00+99:00|epoch".split("|"),
};

export const drawPlausible = (draw: Draw, kind: Kind): string => draw.pick(plausible[kind]);

/** Odd ones now and then. */
export const drawValue = (draw: Draw, kind: Kind): string =>
  draw.oneIn(8) ? draw.pick(odd[kind]) : drawPlausible(draw, kind);

/** As an element of `in.(…)` or within `and`, `or`: quoted where the grammar asks for it. */
export function quoteWhereNeeded(value: string): string {
  return /^[^\s,.:()"\\{}]+$/.test(value) ? value : quote(value);
}

/** As an element of a PostgreSQL array. */
export function inArray(value: string): string {
  return /^[^\s,(){}"\\]+$/.test(value) && value.toLowerCase() !== "null" ? value : quote(value);
}

const quote = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;
