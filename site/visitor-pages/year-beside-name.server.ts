/** The year beside the name of an album. */

const devanagariDigits = /[०-९]/g;

/** @returns null if it is unknown, or part of the name as in 'Devdas (2002)' */
export function yearBesideName({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number | null;
}): number | null {
  const plain = name.replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x966));
  return plain.match(/\d+/g)?.includes(String(year)) ? null : year;
}
