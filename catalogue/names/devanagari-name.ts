/** Names of people, albums and genres in Devanagari, as all verbs give them that name one to visitors. */

/** As `private.devanagari_name_of` returns it. */
export interface DevanagariName {
  /** The name itself, if that is in Devanagari. */
  readonly name: string;
  /** The machine has drafted it, and nobody has looked at it. */
  readonly isDrafted: boolean;
}

export interface BothNames {
  readonly name: string;
  /** Null or left out until there is one. */
  readonly devanagari?: DevanagariName | null;
}
