/** Turns a person as the catalogue found them into what their page shows. */
import { maxSortedSongs, type PersonPage, type SongOrder, songOrders } from "#catalogue";
import { portraitOf } from "#pictures";
import type { ChoiceLink } from "../components/choice-links.tsx";
import { songCardFacts } from "./card-facts.server.ts";
import { type PersonKind, rolesOfPeople } from "./people-kinds.server.ts";

const orderWords: Readonly<Record<SongOrder, string>> = {
  newest: "Newest",
  views: "Most Viewed",
  title: "Title",
};

/** @param asked is the usual order for somebody with too many songs to sort */
export function personFacts(kind: PersonKind, found: PersonPage, asked: SongOrder) {
  const { id, name, image_url, songCount } = found.owner;
  const { src, ink } = portraitOf(name);
  const address = kind.addressOf({ id, name });
  const order = orderOfPage(found, asked);
  return {
    label: kind.label,
    name,
    address,
    /** With the order of the songs, where it is not the usual one. */
    listAddress: addressInOrder(address, order),
    portrait: { generated: src, stored: image_url },
    ink,
    otherRoles: found.otherRoles.map((other) => ({
      label: rolesOfPeople[other.role].label,
      address: rolesOfPeople[other.role].addressOf(other),
      songCount: other.songCount,
    })),
    /** None where there is nothing to choose from. */
    orders: songCount > 1 && songCount <= maxSortedSongs ? orderLinks(address, order) : [],
    songs: found.songs.map(songCardFacts),
    songCount,
    page: found.page,
    pages: found.pages,
  };
}

/** @returns the order in which the songs stand */
export function orderOfPage({ owner }: PersonPage, asked: SongOrder): SongOrder {
  return owner.songCount > maxSortedSongs ? songOrders[0] : asked;
}

/** @returns for example `, Most Viewed`, and nothing for the usual order */
export function wordsOfOrder(order: SongOrder): string {
  return order === songOrders[0] ? "" : `, ${orderWords[order]}`;
}

function orderLinks(address: string, current: SongOrder): ChoiceLink[] {
  return songOrders.map((order) => ({
    words: orderWords[order],
    address: addressInOrder(address, order),
    isCurrent: order === current,
  }));
}

function addressInOrder(address: string, order: SongOrder): string {
  return order === songOrders[0] ? address : `${address}?order=${order}`;
}
