/**
 * Patterns of `like` and `ilike`, compared as PostgreSQL does: `%` stands for any characters, `_` for one, and a
 * backslash makes the next character plain. The time is at most the length of the text times that of the pattern.
 */

/** One UTF-16 unit, or a wildcard. */
type Token = { readonly unit: string } | "any" | "one";

export type LikePattern = (text: string) => boolean;

/** @returns a function that compares a text; null when the pattern ends with a lone backslash */
export function compileLike(pattern: string, operator: "like" | "ilike"): LikePattern | null {
  const fold = (text: string) => (operator === "like" ? text : text.toLowerCase());
  const tokens = tokensOf(fold(pattern));
  return tokens && ((text) => matchesTokens(fold(text), tokens));
}

function tokensOf(pattern: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const unit = pattern.charAt(at);
    if (unit === "\\") {
      at += 1;
      if (at === pattern.length) return null;
      tokens.push({ unit: pattern.charAt(at) });
    } else if (unit === "_") {
      // `%_` means the same as `_%`, after which the next place to try can be searched for.
      if (tokens.at(-1) === "any") tokens.splice(-1, 0, "one");
      else tokens.push("one");
    } else if (unit !== "%") tokens.push({ unit });
    else if (tokens.at(-1) !== "any") tokens.push("any");
  }
  return tokens;
}

/** Only for the last `%` that was met other lengths are tried: an earlier one that takes more cannot help. */
function matchesTokens(text: string, tokens: readonly Token[]): boolean {
  let at = 0;
  let next = 0;
  let afterAny = -1;
  let tried = 0;
  while (at < text.length) {
    const token = tokens[next];
    if (token === "any") {
      next += 1;
      afterAny = next;
      tried = at;
    } else if (token === "one") {
      next += 1;
      at += lengthAt(text, at);
    } else if (token?.unit === text[at]) {
      next += 1;
      at += 1;
    } else {
      if (afterAny === -1) return false;
      tried = nextTry(text, tried + 1, tokens[afterAny]);
      if (tried === -1) return false;
      at = tried;
      next = afterAny;
    }
  }
  return tokens.slice(next).every((left) => left === "any");
}

/** @returns where a token may match, from a place on; -1 when nowhere */
function nextTry(text: string, from: number, token: Token | undefined): number {
  return typeof token === "object" ? text.indexOf(token.unit, from) : from;
}

/** @returns how many UTF-16 units the character there has */
function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
