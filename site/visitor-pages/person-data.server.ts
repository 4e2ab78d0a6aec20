/** Turns a person of the catalogue into the data of their page. */
import type { PersonPage, SongOrder } from "#catalogue";
import { portraitOf } from "#pictures";
import { songCardData } from "./card-data.server.ts";
import { type PersonKind, rolesOfPeople } from "./people-kinds.server.ts";
import { addressInOrder, orderLinks, orderOfList } from "./song-order-links.server.ts";

/** @param requested is ignored for a person with too many songs to sort */
export function personData(kind: PersonKind, found: PersonPage, requested: SongOrder) {
  const { id, name, image_url, songCount } = found.owner;
  const { src, ink } = portraitOf(name);
  const address = kind.addressOf({ id, name });
  const order = orderOfList(songCount, requested);
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
    orders: orderLinks(address, songCount, order),
    songs: found.songs.map(songCardData),
    songCount,
    page: found.page,
    pages: found.pages,
  };
}
