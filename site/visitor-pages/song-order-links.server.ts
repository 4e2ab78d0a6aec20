/** The orders of a list of songs as links and in titles. */
import { maxSortedSongs, type SongOrder, songOrders } from "#catalogue";
import type { ChoiceLink } from "../components/choice-links.tsx";

const orderLabels: Readonly<Record<SongOrder, string>> = {
  newest: "Newest",
  views: "Most Viewed",
  title: "Title",
};

/** @returns the order of the songs on a page of a list of so many songs */
export function orderOfList(songCount: number, requested: SongOrder): SongOrder {
  return songCount > maxSortedSongs ? songOrders[0] : requested;
}

/** @returns for example `, Most Viewed`, and nothing for the default order */
export function orderSuffix(order: SongOrder): string {
  return order === songOrders[0] ? "" : `, ${orderLabels[order]}`;
}

/**
 * @param address of the list in the default order
 * @returns nothing if there is nothing to choose
 */
export function orderLinks(address: string, songCount: number, current: SongOrder): ChoiceLink[] {
  if (songCount <= 1 || songCount > maxSortedSongs) return [];
  return songOrders.map((order) => ({
    text: orderLabels[order],
    address: addressInOrder(address, order),
    isCurrent: order === current,
  }));
}

/** @param address with its query if it has one */
export function addressInOrder(address: string, order: SongOrder): string {
  if (order === songOrders[0]) return address;
  return `${address}${address.includes("?") ? "&" : "?"}order=${order}`;
}
