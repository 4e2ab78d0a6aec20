/** Numbers, counted nouns and lists, as a language writes them. */

/** The forms of a counted noun; a language uses those that its rules of plural know. */
type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** @param locale such as `en-IN`: its numbers are in Indian notation */
export function numbersOf(locale: string) {
  // Made when they are needed first: a browser takes 20 to 30 ms for one.
  const made = new Map<string, unknown>();
  const once = <Made>(name: string, make: () => Made): Made => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as Made;
  };
  /**
   * @param value a whole number, from 0
   * @returns for example `1,24,530`
   */
  const number = (value: number): string =>
    value < 1_000 ? String(value) : once("number", () => new Intl.NumberFormat(locale)).format(value);
  return {
    number,
    /** @returns for example `1 song`, `2 songs`, `1,24,530 songs` */
    count(value: number, forms: Forms): string {
      const form = once("plural", () => new Intl.PluralRules(locale)).select(value);
      return `${number(value)} ${forms[form] ?? forms.other}`;
    },
    /** @returns for example `A, B and C` or `A, B or C` */
    list(words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
      return once(type, () => new Intl.ListFormat(locale, { type })).format(words);
    },
  };
}
