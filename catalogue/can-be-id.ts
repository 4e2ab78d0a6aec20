/**
 * Whether a number can be an id at all; other numbers are not worth a query.
 * @param id as read from an address or a request
 */
export function canBeId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}
