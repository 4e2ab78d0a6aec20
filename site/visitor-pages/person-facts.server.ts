/** What a page says of a person's life, and the addresses of the songs of a decade. */
import { type PersonPage, readYear } from "#catalogue";
import { nameOfDecade } from "./ways-data.server.ts";

type Life = Pick<PersonPage["owner"], "birthYear" | "deathYear">;

/** @returns for example `1924–1980`, and `Born 1924` or `Died 1980` if only one year is known; null without years */
export function yearsOfLife({ birthYear, deathYear }: Life): string | null {
  if (birthYear !== null && deathYear !== null) return `${birthYear}–${deathYear}`;
  if (birthYear !== null) return `Born ${birthYear}`;
  return deathYear === null ? null : `Died ${deathYear}`;
}

/**
 * @param text the query parameter `decade`, such as `1950s`
 * @returns its first year; null unless it is one in exactly this form
 */
export function readDecade(text: string | null): number | null {
  return text !== null && /^[1-9][0-9]{2}0s$/.test(text) ? readYear(text) : null;
}

/** @param address of all songs of the person */
export function addressOfDecadeOf(address: string, decade: number | null): string {
  return decade === null ? address : `${address}?decade=${nameOfDecade(decade)}`;
}
