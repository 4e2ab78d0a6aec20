/** The metadata of the page of a genre, a year or a decade. Contains only what the page shows. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage } from "schema-dts";
import { type SongOrder, songOrders } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { addressOfPage } from "../components/page-address.ts";
import { firstTitles, pageSuffix, structuredRecording } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";
import type { FoundGroup } from "./song-group-kinds.server.ts";
import { orderOfList, orderSuffix } from "./song-order-links.server.ts";

/** @param requested an order other than the default shows the same songs again, so its canonical address is that of the default */
export function songGroupMeta(
  group: FoundGroup,
  site: NamedSite,
  requested: SongOrder = songOrders[0],
): MetaDescriptor[] {
  const { title, ofWhat, address, picture, found } = group;
  const { page, songs } = found;
  const order = orderOfList(found.owner.songCount, requested);
  const suffix = orderSuffix(order) + pageSuffix(page);
  const count = formatCount(found.owner.songCount, "song");
  return pageMeta({
    site,
    title: `${title}${suffix} - ${site.name}`,
    description: `Lyrics of ${count} ${ofWhat}${suffix}${firstTitles(songs)}`,
    path: addressOfPage(address, page),
    ...(picture && { picture }),
    isIndexed: page === 1 && order === songOrders[0],
    structured: structuredGroup(group, site.origin),
  });
}

function structuredGroup({ title, name, address, above, found }: FoundGroup, origin: string) {
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    "@id": `${origin + address}#songs`,
    name: title,
    url: addressOfPage(origin + address, found.page),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: found.owner.songCount,
      itemListElement: found.songs.map((song, place) => ({
        "@type": "ListItem",
        position: place + 1,
        item: structuredRecording(song, origin),
      })),
    },
  };
  return graphOf(collection, [...above, { name, address }], origin);
}
