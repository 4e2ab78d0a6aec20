/** The addresses of the administrator's pages of genres. */
import { positionQuery } from "../list-position.ts";

export const list = "/admin/genres";

export function addressOfList(page: number): string {
  return list + (page > 1 ? positionQuery({ page: String(page) }) : "");
}

/**
 * @param key of the genre
 * @param page of the list, to which the form leads back
 */
export function addressOfEdit(key: string, page = 1): string {
  const query = page > 1 ? positionQuery({ page: String(page) }) : "";
  return `${list}/edit/${encodeURIComponent(key)}${query}`;
}
