/** Scores of a search: shares of successful queries, as rows of a table, and their bars. */

/** From 0; `missing` when the expected entry is not among the first five, `nothing` when there is no result. */
export type Place = number | "missing" | "nothing";

/** Shares from 0 to 1. */
interface Score {
  readonly first: number;
  readonly firstFive: number;
  readonly nothing: number;
}

/** What a group of queries must reach: `nothing` at most, the others at least. */
export type Bar = Partial<Score>;

export function scoreOf(places: readonly Place[]): Score {
  const share = (isMeant: (place: Place) => boolean) => places.filter(isMeant).length / places.length;
  return {
    first: share((place) => place === 0),
    firstFive: share((place) => typeof place === "number"),
    nothing: share((place) => place === "nothing"),
  };
}

export function reaches(score: Score, { first = 0, firstFive = 0, nothing = 1 }: Bar): boolean {
  return score.first >= first && score.firstFive >= firstFive && score.nothing <= nothing;
}

/**
 * Prints one row of a table.
 * @returns whether the bar was reached
 */
export function printScore(group: string, places: readonly Place[], bar: Bar = {}): boolean {
  const score = scoreOf(places);
  const isReached = reaches(score, bar);
  const shares = [score.first, score.firstFive, score.nothing].map((share) => percent(share).padStart(12));
  const missedBar = isReached ? "" : `   below its bar: ${JSON.stringify(bar)}`;
  console.log(`  ${group.padEnd(56)}${String(places.length).padStart(8)}${shares.join("")}${missedBar}`);
  return isReached;
}

export const scoreHeading = `  ${"".padEnd(56)} queries       first  first five     nothing`;

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
