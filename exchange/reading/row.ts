/** What a file has at one place, by the file's own names of columns or fields. */
export interface Row {
  /** Such as `line 7`. */
  readonly place: string;
  /** Texts in CSV, any values in JSON. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it cannot be read. */
  readonly problem?: string;
  /** What somebody should look at. */
  readonly remarks?: readonly string[];
}

/** In the place of a value that a row does not have. */
export const asItIs = "(as it is)";

export interface Rows {
  /** Null where only the rows name them. */
  readonly columns: readonly string[] | null;
  readonly rows: AsyncIterable<Row>;
  /** The names of the sheets of a workbook, of which one was read. */
  readonly sheets?: readonly string[];
}
