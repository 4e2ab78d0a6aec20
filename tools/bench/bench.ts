/** What every benchmark is: a question that is answered with rows of a table. */
import type { Row } from "./row.ts";

export interface BenchOptions {
  /** One short run of each measurement, to see that everything works; its figures say little. */
  readonly quick: boolean;
  /** How many songs are generated, by those that measure growth. */
  readonly songs: number;
  /** A data folder that is kept; left out, one that is thrown away. */
  readonly dataDir?: string | undefined;
  /** Whether each query is printed that the search misses. */
  readonly misses: boolean;
}

/** @returns what was measured, or, of a benchmark that prints it itself, whether its bars were reached */
export type Bench = (options: BenchOptions) => Promise<readonly Row[] | boolean>;
