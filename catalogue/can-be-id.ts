/** Whether a number can be an id at all; what cannot is not worth asking the database. */

/** @param id as it was read from an address or a request */
export function canBeId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}
