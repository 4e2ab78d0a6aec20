/**
 * Programs for spreadsheets run a cell that begins like a formula (OWASP, CSV injection). Such a text gets an apostrophe in
 * front, which they take for the mark of a text; a text that begins with apostrophes before such a sign gets one more, so
 * that taking one away gives every text back.
 */

const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
