/** PostgreSQL's text type stores every character except U+0000. */
export function stripNullCharacters(typed: string | null | undefined): string {
  return (typed ?? "").replaceAll("\0", "");
}
