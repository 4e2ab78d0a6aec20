/** The fields of the form of a word, as typed. */
export interface WordInput {
  /** In Devanagari, as a dictionary has it. */
  readonly word: string;
  readonly roman: string;
  /** The language that it comes from. */
  readonly origin: string;
  /** Its meanings. */
  readonly english: string;
  readonly hindi: string;
  /** Other words of songs that the entry explains, with spaces or commas between them. */
  readonly forms: string;
}

export type WordField = keyof WordInput;
