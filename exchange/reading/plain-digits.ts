/** Writes digits of Devanagari, and digits and signs as wide as Chinese letters, as those of ASCII. */
export function withPlainDigits(text: string): string {
  return text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
    .replaceAll(/[\uff10-\uff19\uff0c\uff0e\uff0f\uff1a]/g, (sign) => sign.normalize("NFKC"));
}
