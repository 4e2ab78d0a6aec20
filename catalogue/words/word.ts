/** An entry of the glossary. */
export interface Word {
  readonly id: number;
  /** In Devanagari, as a dictionary has it. */
  readonly word: string;
  readonly roman: string;
  /** Its meaning, which says whether it is a verb: `to swing`. */
  readonly english: string;
  /** Other words of songs that the entry explains; their regular forms are found by rules. */
  readonly forms: readonly string[];
}
