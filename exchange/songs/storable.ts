/** PostgreSQL cannot store the character U+0000. */
export function storable(text: string): string {
  return text.replaceAll("\0", "");
}
