/** Reads lists of names as programs and people write them. */

/** Pictures that people put beside names, such as a microphone. */
const pictures = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?/gu;

/**
 * @param text such as `['Lata', 'Asha']` and `{Lata,"Asha Rani"}`
 * @returns the names between commas, without pictures; other texts as they are
 */
export function listedNames(text: string): string {
  const plain = text.replaceAll(pictures, " ").trim();
  const [, inside] =
    /^\s*(?:\[([^[\]]*)\]|\{([^{}]*)\})\s*$/.exec(plain)?.filter((part) => part !== undefined) ?? [];
  return inside?.replaceAll(/(^|,)\s*(["'])(.*?)\2\s*(?=,|$)/g, "$1 $3").trim() ?? plain;
}
