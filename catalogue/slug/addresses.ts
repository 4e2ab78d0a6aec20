/** Addresses of songs, people and albums. Only the id identifies the page; the slug is for readers. */
import { slugOf } from "./slug.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

export function addressOfSong({ id, title }: { readonly id: number; readonly title: string }): string {
  return `/lyrics/${slugOf(title)}-${id}`;
}

/** @returns the address of the machine-made version of the script that the song lacks */
export function addressOfMachineVersion(song: { readonly id: number; readonly title: string }): string {
  return `${addressOfSong(song)}/machine-made`;
}

/** @returns the address of the list of its explained words */
export function addressOfWordsOfSong(song: { readonly id: number; readonly title: string }): string {
  return `${addressOfSong(song)}/words`;
}

/** @returns the address at which visitors report a mistake in the song */
export function addressOfReport(song: { readonly id: number; readonly title: string }): string {
  return `${addressOfSong(song)}/report`;
}

export function addressOfArtist({ id, name }: Named): string {
  return `/artist/${slugOf(name, "artist")}-${id}`;
}

export function addressOfSinger({ id, name }: Named): string {
  return `/singer/${slugOf(name, "singer")}-${id}`;
}

export function addressOfAlbum({ id, name }: Named): string {
  return `/album/${slugOf(name, "album")}-${id}`;
}

export function addressOfLyricist({ id, name }: Named): string {
  return `/lyricist/${slugOf(name, "lyricist")}-${id}`;
}

export function addressOfMusicDirector({ id, name }: Named): string {
  return `/music-director/${slugOf(name, "music-director")}-${id}`;
}

/** @param genre its `slug` as the catalogue stores it */
export function addressOfGenre({ slug }: { readonly slug: string }): string {
  return `/genre/${encodeURIComponent(slug)}`;
}

export function addressOfYear(year: number): string {
  return `/year/${year}`;
}

/** @param decade its first year, such as 1950 */
export function addressOfDecade(decade: number): string {
  return `/decade/${decade}s`;
}

const devanagariDigits = /[०-९]/g;

/**
 * Parses the last segment of the address of a year or a decade: `1954`, `१९५४`, `1950s`, `1950`, `1954s`.
 * @param param decoded segment of the path
 * @returns null unless it is a year of four digits, with or without an `s`
 */
export function readYear(param: string): number | null {
  const plain = param.replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x966));
  return /^[1-9][0-9]{3}s?$/i.test(plain) ? Number.parseInt(plain, 10) : null;
}

/**
 * Parses the last segment of such an address: `{slug}-{id}` or `{id}` alone.
 * @param param decoded segment of the path
 * @returns null unless it ends in a whole number from 1 to 999,999,999,999,999 (15 digits, exact in a double) without
 *   leading zeros; the slug is not checked, and may be empty
 */
export function readSlugId(param: string): { readonly id: number; readonly slug: string } | null {
  const hyphen = param.lastIndexOf("-");
  const digits = param.slice(hyphen + 1);
  if (!/^[1-9][0-9]{0,14}$/.test(digits)) return null;
  return { id: Number(digits), slug: param.slice(0, Math.max(hyphen, 0)) };
}
