/** What is said of an album beside its name. */

const isDevanagariDigit = /[०-९]/g;

/**
 * @returns the year that stands beside the name; null where there is none, or where the name says it, as 'Devdas (2002)' does
 */
export function yearBesideName({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number | null;
}): number | null {
  const plain = name.replace(isDevanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x966));
  return plain.match(/\d+/g)?.includes(String(year)) ? null : year;
}
