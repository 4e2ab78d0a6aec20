/** Ranks candidates by what is known of them. */

export interface Candidate {
  readonly text: string;
  /** How likely it is, from 0 to 1; all of one word sum to 1. */
  readonly share: number;
}

/** How many candidates a person is offered, and how likely one must be. */
const [mostOffered, leastShareOffered] = [5, 0.01];

/** @param weights any positive numbers by candidate */
export function rank(weights: ReadonlyMap<string, number>): Candidate[] {
  const sum = [...weights.values()].reduce((a, b) => a + b, 0);
  return [...weights]
    .map(([text, weight]) => ({ text, share: weight / sum }))
    .sort((a, b) => b.share - a.share);
}

/** @param ranked the most likely first */
export function doubtOf(ranked: readonly Candidate[]): number {
  return 1 - (ranked[0]?.share ?? 0);
}

/** @param ranked the most likely first */
export function offered(ranked: readonly Candidate[]): string[] {
  return ranked
    .filter(({ share }, i) => i === 0 || share >= leastShareOffered)
    .slice(0, mostOffered)
    .map(({ text }) => text);
}
