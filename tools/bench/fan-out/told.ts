/** What the process of the followers tells. */

/** Milliseconds of the clock that all processes share. */
export interface Heard {
  readonly first: number;
  readonly median: number;
  readonly last: number;
}

export type Told =
  | { readonly subscribed: number }
  /** All have heard a change; the message is what the last of them got. */
  | { readonly heard: Heard; readonly message: string }
  | { readonly failed: string };
