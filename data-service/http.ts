/** A request as this room reads it: a `Request` is one, and so is what a server makes at less cost. */

export interface HeaderReader {
  /** Of any case; null where it was not sent. */
  get(name: string): string | null;
}

export interface DataRequest {
  readonly method: string;
  /** Whole, or from the path on. */
  readonly url: string;
  readonly headers: HeaderReader;
  /** Null where there is none. */
  readonly body: AsyncIterable<Uint8Array> | null;
}
