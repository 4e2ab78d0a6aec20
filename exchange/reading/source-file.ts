/** A file that songs are read from, on a disk or in a browser. */
export interface SourceFile {
  /** Its ending names the format. */
  readonly name: string;
  /** Reads the file from its beginning, with each call. */
  bytes(): AsyncIterable<Uint8Array>;
}
