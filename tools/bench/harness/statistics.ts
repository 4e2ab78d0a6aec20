/** Statistics of repeated measurements. */

/** @throws when there are none */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** Two measurements, one right after the other. */
export interface Pair {
  readonly ours: number;
  readonly reference: number;
}

export interface PairsSummary extends Pair {
  /** Median of the ratios of the pairs, since a slow phase of the machine affects both of a pair. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * @param pairs at least one
 * @returns medians of both sides and of their ratios, and the lowest and highest ratio
 */
export function summarise(pairs: readonly Pair[]): PairsSummary {
  const ratios = pairs.map(({ ours, reference }) => ours / reference);
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    reference: median(pairs.map(({ reference }) => reference)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}
