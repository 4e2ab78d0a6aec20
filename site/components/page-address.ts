/** The address of one page of a long list. The first page is the list's own address. */

/** @param address of the list, with its query where it has one */
export function addressOfPage(address: string, page: number): string {
  if (page <= 1) return address;
  return `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
}
