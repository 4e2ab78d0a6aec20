/** What was typed, as the database can take it: PostgreSQL stores every character but U+0000. */

export function plainText(typed: string | null | undefined): string {
  return (typed ?? "").replaceAll("\0", "");
}
