/** Writes albums with their years as files of this site have them: `Devdas (2002)`. */
import { withPlainDigits } from "./plain-digits.ts";

/** @returns an album that says its year, or that it has none, as it is */
export function withYear(album: string, year = ""): string {
  return album.trim() === "" || year === "" || /\((?:\d{4}|no year)\)\s*$/i.test(album)
    ? album
    : `${album.trim()} (${year})`;
}

/** `Devdas, 2002`, `Devdas [2002]`, `Devdas (2002 film)` and `Devdas (२००२)` */
export function withYearInBrackets(album: string): string {
  const [, name, year] =
    /^(.*\p{L}.*?)(?<!\d\s*|[([][^)\]]*)\s*(?:[,–—-]\s*|[([]\s*(?:film\W+)?)((?:19|20)\d\d)(?:\s+film)?\s*[)\]]?$/iu.exec(
      withPlainDigits(album),
    ) ?? [];
  return name ? `${name} (${year})` : album;
}

/** Of a film as people write it, the year may also follow a blank: `Devdas 2002`. */
export function withYearOfFilm(film: string): string {
  return withYearInBrackets(withPlainDigits(film).replace(/(?<=\p{L}\p{M}*)\s+((?:19|20)\d\d)$/u, " ($1)"));
}
