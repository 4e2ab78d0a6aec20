/** The addresses of the songs of a person in a decade. */
import { readYear } from "#catalogue";
import { nameOfDecade } from "./ways-data.server.ts";

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
