/** Shares of places, the bars that they have to reach, and both as a row of a table. */

/** From 0; 5 where what was wanted is not among those found, null where nothing was found. */
export type Place = number | null;

/** Shares from 0 to 1. */
export interface Score {
  readonly queries: number;
  readonly first: number;
  readonly firstFive: number;
  /** Mean of one divided by the place; 0 where it is not among the first five. */
  readonly reciprocalRank: number;
  readonly nothing: number;
}

/** What a group of queries has to reach; `nothing` at most. */
export type Bar = Partial<Pick<Score, "first" | "firstFive" | "nothing">>;

export const scoreHeading = `  ${"".padEnd(56)}queries  success@1  success@5    MRR  nothing`;

export function scoreOf(places: readonly Place[]): Score {
  const share = (count: number) => count / places.length;
  return {
    queries: places.length,
    first: share(places.filter((place) => place === 0).length),
    firstFive: share(places.filter((place) => place !== null && place < 5).length),
    reciprocalRank: share(
      places.reduce<number>((sum, place) => sum + (place !== null && place < 5 ? 1 / (place + 1) : 0), 0),
    ),
    nothing: share(places.filter((place) => place === null).length),
  };
}

export function reaches(score: Score, { first = 0, firstFive = 0, nothing = 1 }: Bar): boolean {
  return score.first >= first && score.firstFive >= firstFive && score.nothing <= nothing;
}

export function scoreRow(
  group: string,
  { queries, first, firstFive, reciprocalRank, nothing }: Score,
): string {
  return [
    `  ${group.padEnd(56)}`,
    String(queries).padStart(7),
    percent(first, 11),
    percent(firstFive, 11),
    reciprocalRank.toFixed(3).padStart(7),
    percent(nothing, 9),
  ].join("");
}

export function percent(share: number, width: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(width);
}
