/**
 * Reads lists of names as programs write them, such as `['Lata', 'Asha']` and `{Lata,"Asha Rani"}`.
 * @returns the names between commas; other texts as they are
 */
export function listedNames(text: string): string {
  const [, inside] =
    /^\s*(?:\[([^[\]]*)\]|\{([^{}]*)\})\s*$/.exec(text)?.filter((part) => part !== undefined) ?? [];
  return inside?.replaceAll(/(^|,)\s*(["'])(.*?)\2\s*(?=,|$)/g, "$1 $3").trim() ?? text;
}
