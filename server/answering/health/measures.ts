/** The form in which figures go from one process to another. */

/** Figures of one process, as the workers send them to each other. */
export type Measures = readonly Measure[];

/** As prom-client writes a metric as JSON, and reads it. */
interface Measure {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly aggregator: string;
  readonly values: readonly {
    readonly metricName?: string;
    readonly labels: Readonly<Record<string, string | number | undefined>>;
    readonly value: number;
  }[];
}
