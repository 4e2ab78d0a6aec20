/** The part of a request that this room needs: satisfied by `Request`, and by cheaper objects of a server. */

export interface HeaderReader {
  /** Case-insensitive; null if the header was not sent. */
  get(name: string): string | null;
}

export interface DataRequest {
  readonly method: string;
  /** Absolute, or only path and query. */
  readonly url: string;
  /** All that were sent, as names and values. */
  readonly headers: HeaderReader & Iterable<readonly [name: string, value: string]>;
  /** The caller's network, which shares limits; left out or null for no limit. */
  readonly network?: string | null;
  /** Null if there is none. */
  readonly body: AsyncIterable<Uint8Array> | null;
}
