/** The addresses of the administrator's pages of genres. */
import { addressOfPage } from "../../components/page-address.ts";

export const list = "/admin/genres";

/**
 * @param key of the genre
 * @param page of the list, to which the form leads back
 */
export function addressOfEdit(key: string, page = 1): string {
  return addressOfPage(`${list}/edit/${encodeURIComponent(key)}`, page);
}
