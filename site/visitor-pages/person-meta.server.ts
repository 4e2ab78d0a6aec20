/** The metadata of the page of a person. Contains only what the page shows. */
import type { MetaDescriptor } from "react-router";
import type { Person as StructuredPerson } from "schema-dts";
import { type PersonPage, type SongOrder, songOrders } from "#catalogue";
import { namesIn } from "../components/names-in.ts";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import { alternateNames } from "./alternate-names.server.ts";
import { firstTitles } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import type { PersonKind } from "./people-kinds.server.ts";
import { orderOfList } from "./song-order-links.server.ts";

interface RequestedList {
  readonly order?: SongOrder;
  /** Its first year; null for all songs. */
  readonly decade?: number | null;
}

/**
 * Another order and a decade show the same songs again, so their canonical address is that of all songs in the
 * default order.
 */
export function personMeta(
  kind: PersonKind,
  found: PersonPage,
  site: NamedSite,
  texts: Texts,
  { order: requested = songOrders[0], decade = null }: RequestedList = {},
): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const order = orderOfList(owner.songCount, requested);
  const ofDecade = decade === null ? "" : `, ${texts.ways.nameOfDecade(decade)}`;
  const suffix = ofDecade + texts.orders.suffixes[order] + texts.lists.page(page);
  const { title, description } = texts.people.kinds[kind.name];
  const { first: name } = namesIn(texts, owner);
  return pageMeta({
    texts,
    site,
    title: `${title(name)}${suffix} - ${site.name}`,
    description: description(owner.songCount, name) + suffix + firstTitles(songs, texts),
    path: addressOfPage(kind.canonicalOf(owner), decade === null ? page : 1),
    kind: "profile",
    picture: {
      kind: pictureKinds[kind.name],
      id: owner.id,
      title: owner.name,
      hindiLine: null,
      line: null,
    },
    isIndexed: page === 1 && order === songOrders[0] && decade === null,
    structured: structuredPerson(kind, found, urlsIn(site, texts), texts),
  });
}

/** Artists and singers are the same people, with the same picture. */
const pictureKinds = {
  Artist: "singer",
  Singer: "singer",
  Lyricist: "lyricist",
  "Music Director": "music-director",
} as const;

export function structuredPerson(kind: PersonKind, { owner }: PersonPage, url: UrlOf, texts: Texts) {
  const address = kind.canonicalOf(owner);
  const person: StructuredPerson = {
    "@type": "Person",
    "@id": `${url(address)}#person`,
    name: owner.name,
    url: url(address),
    jobTitle: texts.people.kinds[kind.name].label,
    ...alternateNames(owner),
    ...(owner.birthYear && { birthDate: String(owner.birthYear) }),
    ...(owner.deathYear && { deathDate: String(owner.deathYear) }),
    ...(owner.about && { description: owner.about }),
    ...(owner.image_url && { image: owner.image_url }),
  };
  const list = { name: texts.links.footer[kind.list], address: kind.list };
  return graphOf(person, [list, { name: owner.name, address }], url, texts);
}
