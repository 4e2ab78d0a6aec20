/** The result of one statement, from which the response is made. */
export interface QueryResult {
  /**
   * Text made by the database in the requested format: a JSON list, one JSON object, CSV with a line of names, or the
   * value of a function. Empty if no rows were requested.
   */
  readonly body: string;
  /** What a function returns, which decides the status; tables have "rows". */
  readonly returns: "rows" | "value" | "nothing";
  /** Rows in this response after offset and limit; for a write, the affected rows. A function's value is one row. */
  readonly pageTotal: number;
  /** All rows that match the filters, by `count=`; null if they were not counted. */
  readonly total: number | null;
  /** The key of a single inserted row as parameters of an address: `id=eq.5`. Null for none or several rows. */
  readonly locationKey: string | null;
  /** Number of new rows of an upsert or replace; null if all rows are new. */
  readonly insertedRows: number | null;
  /** `response.status` and `response.headers` as functions have set them; left out or null if none has. */
  readonly chosenStatus?: string | null;
  readonly chosenHeaders?: string | null;
}
