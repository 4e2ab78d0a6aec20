/** Turns a person of the catalogue into the data of their page. */
import { maxSortedSongs, type PersonPage, type SongOrder, songOrders } from "#catalogue";
import { portraitOf } from "#pictures";
import type { ChoiceLink } from "../components/choice-links.tsx";
import { songCardData } from "./card-data.server.ts";
import { type PersonKind, rolesOfPeople } from "./people-kinds.server.ts";

const orderLabels: Readonly<Record<SongOrder, string>> = {
  newest: "Newest",
  views: "Most Viewed",
  title: "Title",
};

/** @param requested is ignored for a person with too many songs to sort */
export function personData(kind: PersonKind, found: PersonPage, requested: SongOrder) {
  const { id, name, image_url, songCount } = found.owner;
  const { src, ink } = portraitOf(name);
  const address = kind.addressOf({ id, name });
  const order = orderOfPage(found, requested);
  return {
    label: kind.label,
    name,
    address,
    /** With the order of the songs, unless it is the default. */
    listAddress: addressInOrder(address, order),
    portrait: { generated: src, stored: image_url },
    ink,
    otherRoles: found.otherRoles.map((other) => ({
      label: rolesOfPeople[other.role].label,
      address: rolesOfPeople[other.role].addressOf(other),
      songCount: other.songCount,
    })),
    /** Empty if there is nothing to choose. */
    orders: songCount > 1 && songCount <= maxSortedSongs ? orderLinks(address, order) : [],
    songs: found.songs.map(songCardData),
    songCount,
    page: found.page,
    pages: found.pages,
  };
}

/** @returns the order of the songs on the page */
export function orderOfPage({ owner }: PersonPage, requested: SongOrder): SongOrder {
  return owner.songCount > maxSortedSongs ? songOrders[0] : requested;
}

/** @returns for example `, Most Viewed`, and nothing for the default order */
export function orderSuffix(order: SongOrder): string {
  return order === songOrders[0] ? "" : `, ${orderLabels[order]}`;
}

function orderLinks(address: string, current: SongOrder): ChoiceLink[] {
  return songOrders.map((order) => ({
    text: orderLabels[order],
    address: addressInOrder(address, order),
    isCurrent: order === current,
  }));
}

function addressInOrder(address: string, order: SongOrder): string {
  return order === songOrders[0] ? address : `${address}?order=${order}`;
}
