/** What the page of a person tells search engines. Says only what the page shows. */
import type { MetaDescriptor } from "react-router";
import type { Person as StructuredPerson } from "schema-dts";
import { type PersonPage, type SongOrder, songOrders } from "#catalogue";
import { countWords } from "../components/count-words.ts";
import { addressOfPage } from "../components/page-address.ts";
import { firstTitles, pageWords } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";
import type { PersonKind } from "./people-kinds.server.ts";
import { orderOfPage, wordsOfOrder } from "./person-facts.server.ts";

/** @param asked an order other than the usual one shows the same songs again: its address is the usual one's */
export function personMeta(
  kind: PersonKind,
  found: PersonPage,
  site: NamedSite,
  asked: SongOrder = songOrders[0],
): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const order = orderOfPage(found, asked);
  const where = wordsOfOrder(order) + pageWords(page);
  const doneBy = `${kind.doneBy} ${owner.name}`;
  return pageMeta({
    site,
    title: `${kind.titleOf(owner.name)}${where} - ${site.name}`,
    description: `Lyrics of ${countWords(owner.songCount, "song")} ${doneBy}${where}${firstTitles(songs)}`,
    path: addressOfPage(kind.canonicalOf(owner), page),
    kind: "profile",
    picture: {
      kind: pictureKinds[kind.label],
      id: owner.id,
      title: owner.name,
      hindiLine: null,
      line: null,
    },
    isListed: page === 1 && order === songOrders[0],
    structured: structuredPerson(kind, found, site.origin),
  });
}

/** Artists and singers are the same people, with the same picture. */
const pictureKinds = {
  Artist: "singer",
  Singer: "singer",
  Lyricist: "lyricist",
  "Music Director": "music-director",
} as const;

export function structuredPerson(kind: PersonKind, { owner }: PersonPage, origin: string) {
  const address = kind.canonicalOf(owner);
  const person: StructuredPerson = {
    "@type": "Person",
    "@id": `${origin + address}#person`,
    name: owner.name,
    url: origin + address,
    jobTitle: kind.label,
    ...(owner.image_url && { image: owner.image_url }),
  };
  return graphOf(person, [kind.list, { name: owner.name, address }], origin);
}
