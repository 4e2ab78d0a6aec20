/** A file that songs are read from, on a disk or in a browser. */
export interface SourceFile {
  /** Its ending names the format. */
  readonly name: string;
  /** The sheet of a workbook to read, by its name; the first where it is left out. */
  readonly sheet?: string;
  /** Reads the file from its beginning, with each call. */
  bytes(): AsyncIterable<Uint8Array>;
}
