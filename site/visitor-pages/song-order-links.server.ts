/** The orders of a list of songs as links. */
import { maxSortedSongs, type SongOrder, songOrders } from "#catalogue";

/** @returns the order of the songs on a page of a list of so many songs */
export function orderOfList(songCount: number, requested: SongOrder): SongOrder {
  return songCount > maxSortedSongs ? songOrders[0] : requested;
}

/**
 * @param address of the list in the default order
 * @returns nothing if there is nothing to choose
 */
export function orderLinks(address: string, songCount: number, current: SongOrder) {
  if (songCount <= 1 || songCount > maxSortedSongs) return [];
  return songOrders.map((order) => ({
    order,
    address: addressInOrder(address, order),
    isCurrent: order === current,
  }));
}

/** @param address with its query if it has one */
export function addressInOrder(address: string, order: SongOrder): string {
  if (order === songOrders[0]) return address;
  return `${address}${address.includes("?") ? "&" : "?"}order=${order}`;
}
