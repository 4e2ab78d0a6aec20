/**
 * Spreadsheets execute a cell that starts like a formula (OWASP, CSV injection). Such a text gets an apostrophe in
 * front, which marks it as text. A text that starts with apostrophes before such a character gets one more, so that
 * removing one restores every text.
 */

const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
