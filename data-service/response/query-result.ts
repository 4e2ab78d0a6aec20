/** What came of one statement, for the answer to be written from. */
export interface QueryResult {
  /**
   * Text made by the database in the form that was asked for: a JSON list, one JSON object (`answerAs.kind` is
   * "object"), CSV with its line of names, or the one value of a function. Empty where nothing was asked for.
   */
  readonly body: string;
  /** What a function returns, for its status; tables have "rows". */
  readonly returns: "rows" | "value" | "nothing";
  /** Rows in this answer after offset and limit; of a write the rows affected. A function's value is one row. */
  readonly pageTotal: number;
  /** All rows that the filters leave, by `count=`; null where they were not counted. */
  readonly total: number | null;
  /** Of one inserted row, its key as parameters of an address: `id=eq.5`. Null for none or several. */
  readonly locationKey: string | null;
  /** How many rows an insert or replace made new, where the others were there already; null where all are new. */
  readonly insertedRows: number | null;
}
