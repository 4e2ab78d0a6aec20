/** What pages with lists share. */
import { number } from "./cards.ts";

export const lists = {
  /** Behind a title, which does not name the first page. */
  page: (page: number) => (page > 1 ? `, Page ${number(page)}` : ""),
};
