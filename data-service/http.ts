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
  /** With which other requests this one shares what is scarce; left out or null where nobody else is to be spared it. */
  readonly network?: string | null;
  /** Null where there is none. */
  readonly body: AsyncIterable<Uint8Array> | null;
}
