/** Divides a text into its lines, whatever ends them, without what nobody sees at their beginning. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r*\n|[\r\v\u0085\u2028\u2029]/);
  return lines.map((line) => line.replace(/^[\u200b\u200e\u200f\u2060\ufeff]+/, ""));
}
