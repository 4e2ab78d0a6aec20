/** Numbers that look random and are the same in each run. */

export type Random = () => number;

/** @returns the next number from 0 to just under 1 at each call (a linear congruential generator) */
export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns random numbers for one thing of many, such as a song: each number of it has its own, whichever is drawn first */
export function randomNumbersOf(seed: number, number: number): Random {
  // Numbers beside each other would draw nearly the same; multiplied by this odd number (2^32 by the golden ratio) they lie apart.
  return randomNumbers(Math.imul(number + Math.imul(seed, 40_503), 2_654_435_769));
}

/** @param random as `randomNumbers` gives it */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** @returns a whole number; both ends may come */
export function between(least: number, most: number, random: Random): number {
  return least + Math.floor((most - least + 1) * random());
}

/** @returns a rank from 0, with a chance of one in its number: the second comes half as often as the first, and so on (Zipf) */
export function zipf(count: number, random: Random): number {
  return Math.floor(Math.exp(random() * Math.log(count + 1))) - 1;
}
