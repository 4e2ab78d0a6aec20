/** What pages with lists share. */
import { number } from "./cards.ts";

export const lists = {
  letters: "Letters",
  /** Those under no letter. */
  otherNames: "Other names",
  under: (counted: string, letter: string | null) =>
    letter === null ? counted : `${counted} under ${letter}`,
  /** Behind a title, which does not name the first page. */
  page: (page: number) => (page > 1 ? `, Page ${number(page)}` : ""),
  description: (what: string, counted: string, site: string) => `${what}. ${counted} on ${site}.`,
};
