/** The metadata of the page of a genre, a year or a decade. Contains only what the page shows. */
import type { MetaDescriptor } from "react-router";
import type { CollectionPage } from "schema-dts";
import { type SongOrder, songOrders } from "#catalogue";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import { firstTitles, structuredRecording } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import type { FoundGroup, GroupKind } from "./song-group-kinds.server.ts";
import { orderOfList } from "./song-order-links.server.ts";

/**
 * @param requested an order other than the default shows the same songs again, so its canonical address is that of
 * the default
 */
export function songGroupMeta(
  { label }: GroupKind,
  group: FoundGroup,
  site: NamedSite,
  requested: SongOrder,
  texts: Texts,
): MetaDescriptor[] {
  const { name, address, picture, found } = group;
  const { page, songs } = found;
  const order = orderOfList(found.owner.songCount, requested);
  const { title: titleOf, description } = texts.groups[label];
  const title = titleOf(name);
  const suffix = texts.orders.suffixes[order] + texts.lists.page(page);
  return pageMeta({
    texts,
    site,
    title: `${title}${suffix} - ${site.name}`,
    description: description(found.owner.songCount, name) + suffix + firstTitles(songs, texts),
    path: addressOfPage(address, page),
    ...(picture && { picture }),
    isIndexed: page === 1 && order === songOrders[0],
    structured: structuredGroup(title, group, urlsIn(site, texts), texts),
  });
}

function structuredGroup(
  title: string,
  { name, address, above, found }: FoundGroup,
  url: UrlOf,
  texts: Texts,
) {
  const collection: CollectionPage = {
    "@type": "CollectionPage",
    "@id": `${url(address)}#songs`,
    name: title,
    url: url(addressOfPage(address, found.page)),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: found.owner.songCount,
      itemListElement: found.songs.map((song, place) => ({
        "@type": "ListItem",
        position: place + 1,
        item: structuredRecording(song, url),
      })),
    },
  };
  return graphOf(collection, [...above, { name, address }], url, texts);
}
