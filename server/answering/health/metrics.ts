/** The form in which processes exchange metrics. */

/** The metrics of one process, as sent between workers. */
export type Metrics = readonly Metric[];

/** A metric in the JSON form of prom-client. */
interface Metric {
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
