/** Draws the parts of which a request is made, one after the other. The same seed draws the same ones again. */
import fc from "fast-check";

export interface Draw {
  pick<Value>(values: readonly Value[]): Value;
  /** Whether something comes that comes one time in so many. */
  oneIn(times: number): boolean;
  /** A whole number; both ends may come. */
  number(least: number, most: number): number;
  list<Value>(least: number, most: number, one: () => Value): Value[];
  /** Different ones of the values, in any order. */
  some<Value>(values: readonly Value[], least: number, most: number): Value[];
  /** Picks a way by its weight, and goes it. */
  way<Result>(...ways: readonly (readonly [weight: number, go: () => Result])[]): Result;
  /** Characters of any script, as a person would count them. */
  text(): string;
  json(): unknown;
}

/** Without a bias, so that each way comes as often as its weight says. */
const below = (count: number) => fc.noBias(fc.nat(count - 1));
const anyText = () => fc.string({ unit: "grapheme", maxLength: 12 });
const anyJson = () => fc.jsonValue();

/**
 * @param make draws what it needs
 * @returns what fast-check can repeat by seed and path, and make smaller
 */
export function drawn<Result>(make: (draw: Draw) => Result): fc.Arbitrary<Result> {
  return fc.gen().map((generate) => make(drawBy(generate)));
}

function drawBy(generate: fc.GeneratorValue): Draw {
  const pick = <Value>(values: readonly Value[]) => values[generate(below, values.length)] as Value;
  const number = (least: number, most: number) => least + generate(below, most - least + 1);
  const list = <Value>(least: number, most: number, one: () => Value) =>
    Array.from({ length: number(least, most) }, one);
  return {
    pick,
    number,
    list,
    oneIn: (times) => number(1, times) === times,
    some: (values, least, most) => [...new Set(list(least, most, () => pick(values)))],
    way: (...ways) => pick(ways.flatMap(([weight, go]) => Array<typeof go>(weight).fill(go)))(),
    text: () => generate(anyText),
    json: () => generate(anyJson),
  };
}
