/** Pseudorandom numbers from a seed. */

export type Random = () => number;

/** @returns the next number from 0 to just under 1 at each call (a linear congruential generator) */
export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @returns random numbers for one of many items, such as a song, independent of the order in which items are
 * generated
 */
export function randomNumbersOf(seed: number, number: number): Random {
  // Multiplied by 2^32 divided by the golden ratio, since adjacent seeds would give similar numbers.
  return randomNumbers(Math.imul(number + Math.imul(seed, 40_503), 2_654_435_769));
}

/** @param random from `randomNumbers` */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** @returns a whole number from `least` to `most` */
export function between(least: number, most: number, random: Random): number {
  return least + Math.floor((most - least + 1) * random());
}

/** @returns a rank from 0 by Zipf's law: the second is half as frequent as the first, and so on */
export function zipf(count: number, random: Random): number {
  return Math.floor(Math.exp(random() * Math.log(count + 1))) - 1;
}
