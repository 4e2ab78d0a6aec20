/** The sections of the page of sound rules: the SQL file of their rules, and how their examples run. */

export interface Section {
  readonly heading: string;
  readonly about: string;
  /** Its name in `postgres/functions/sounds/`. */
  readonly file: string;
  /** The kind of examples: spellings that become equal, or two words and their similarity. */
  readonly kind: "spellings" | "pairs";
  /** SQL expression on `sound`, or on the sounds `typed` and `meant`. */
  readonly made: string;
  /** The name of its result. */
  readonly called: string;
  /** The rule is the whole function, so nothing can run without it. */
  readonly isOneRule?: boolean;
}

export const sections: readonly Section[] = [
  {
    heading: "Devanagari",
    about:
      "Devanagari is first written in Roman letters, by sign and by which vowels are spoken. The rules for Roman letters follow.",
    file: "devanagari_letters.sql",
    kind: "spellings",
    made: "sound",
    called: "sound",
  },
  {
    heading: "Roman letters",
    about: "One after the other: a rule sees what those before it have made.",
    file: "sound_letters.sql",
    kind: "spellings",
    made: "sound",
    called: "sound",
  },
  {
    heading: "The key of a word",
    about:
      "A word is looked up by its key, and what is found is compared by its sound. A word of one consonant keeps its vowels.",
    file: "sound_key.sql",
    kind: "spellings",
    made: "private.sound_key(sound)",
    called: "key",
  },
  {
    heading: "The bones of a title or a name",
    about: "A whole title or name is looked up by its bones, however it is parted into words.",
    file: "sound_bones.sql",
    kind: "spellings",
    made: "private.sound_bones(sound)",
    called: "bones",
  },
  {
    heading: "Slips of a finger",
    about: "How alike two words are whose sounds differ by one slip, from 0 to 1.",
    file: "slip_closeness.sql",
    kind: "pairs",
    made: "private.slip_closeness(typed, meant)",
    called: "how alike",
  },
  {
    heading: "More than a slip",
    about: "How alike other words are: the share of their letters that need no change.",
    file: "heavy_letters.sql",
    kind: "pairs",
    made: "private.sound_closeness(private.heavy_letters(typed), private.heavy_letters(meant))",
    called: "how alike",
    isOneRule: true,
  },
];
