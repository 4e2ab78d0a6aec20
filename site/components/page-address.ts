/**
 * The addresses of the pages of a list.
 * @param address of the list, with its query if it has one
 * @returns the address of a page of it; the first page has the address of the list
 */
export function addressOfPage(address: string, page: number): string {
  if (page <= 1) return address;
  return `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
}
