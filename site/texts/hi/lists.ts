/** What pages with lists share. */
import { number } from "./cards.ts";

export const lists = {
  letters: "अक्षर",
  /** Those under no letter. */
  otherNames: "बाक़ी नाम",
  under: (counted: string, letter: string | null) =>
    letter === null ? counted : `“${letter}” से शुरू: ${counted}`,
  /** Behind a title, which does not name the first page. */
  page: (page: number) => (page > 1 ? `, पेज ${number(page)}` : ""),
  description: (what: string, counted: string, site: string) => `${what}। ${site} पर ${counted}।`,
};
