/** Turns a genre, a year or a decade of the catalogue into the data of its page. */
import type { SongOrder } from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import { songCardData } from "./card-data.server.ts";
import type { FoundGroup, GroupKind } from "./song-group-kinds.server.ts";
import { addressInOrder, orderLinks, orderOfList } from "./song-order-links.server.ts";

/** @param requested is ignored for a group with too many songs to sort */
export function songGroupData(kind: GroupKind, group: FoundGroup, requested: SongOrder) {
  const { name, address, hindiLine, others, found } = group;
  const { songCount } = found.owner;
  const { src, ink } = sleeveOf(group.sleeve);
  const order = orderOfList(songCount, requested);
  return {
    label: kind.label,
    name,
    address,
    /** With the order of the songs, unless it is the default. */
    listAddress: addressInOrder(address, order),
    hindiLine,
    cover: { generated: src, stored: null },
    vinyl: discOf("vinyl", ink),
    ink,
    others,
    orders: orderLinks(address, songCount, order),
    songs: found.songs.map(songCardData),
    songCount,
    page: found.page,
    pages: found.pages,
  };
}
