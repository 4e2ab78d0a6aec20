/** Deterministic choices from a name: the same name gives the same picture on every machine. Frozen. */

/** With these salts, the pictures of the starter songs and singers are well mixed. */
export const sleeveSalt = "antara-22606";
export const portraitSalt = "chehra-323";

const utf8 = new TextEncoder();

/**
 * FNV-1a over the UTF-8 bytes, then the avalanche step of "lowbias32": without it the low bits, which `%` uses,
 * hardly differ between similar names.
 * @returns an unsigned 32-bit number
 */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const byte of utf8.encode(text)) {
    h ^= byte;
    h = Math.imul(h, 0x01000193) >>> 0;
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x7feb352d) >>> 0;
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b) >>> 0;
  h ^= h >>> 16;
  return h >>> 0;
}

/** Returns the next number of a pseudo-random sequence, from 0 to below 1. */
export type Sequence = () => number;

/** Marsaglia's xorshift32 (13, 17, 5). A zero state would stay zero, so 1 replaces it. */
export function sequenceFrom(seed: number): Sequence {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** @param choice whole number; wraps around the list */
export function choose<Item>(items: readonly Item[], choice: number): Item {
  const item = items[choice % items.length];
  if (item === undefined) throw new RangeError("There is nothing to choose from: the list is empty.");
  return item;
}

export function chooseNext<Item>(items: readonly Item[], next: Sequence): Item {
  return choose(items, Math.floor(next() * items.length));
}
