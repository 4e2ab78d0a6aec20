/** What the page of a person tells search engines. Says only what the page shows. */
import type { MetaDescriptor } from "react-router";
import type { Graph, Person as StructuredPerson } from "schema-dts";
import { type PersonPage, type SongOrder, songOrders } from "#catalogue";
import { countWords } from "../components/count-words.ts";
import { addressOfPage } from "../components/page-address.ts";
import { breadcrumbs, firstTitles, pageWords, robotsOfPage } from "./list-meta.server.ts";
import { pageMeta } from "./page-meta.server.ts";
import type { PersonKind } from "./people-kinds.server.ts";
import { orderOfPage, wordsOfOrder } from "./person-facts.server.ts";
import { socialPicture } from "./social-picture.server.ts";

interface Site {
  readonly name: string;
  readonly origin: string;
}

/** @param asked an order other than the usual one shows the same songs again: its address is the usual one's */
export function personMeta(
  kind: PersonKind,
  found: PersonPage,
  site: Site,
  asked: SongOrder = songOrders[0],
): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const order = orderOfPage(found, asked);
  const where = wordsOfOrder(order) + pageWords(page);
  const doneBy = `${kind.doneBy} ${owner.name}`;
  return [
    ...pageMeta({
      siteName: site.name,
      title: `${kind.titleOf(owner.name)}${where} - ${site.name}`,
      description: `Lyrics of ${countWords(owner.songCount, "song")} ${doneBy}${where}${firstTitles(songs)}`,
      canonical: addressOfPage(site.origin + kind.canonicalOf(owner), page),
      kind: "profile",
      picture: socialPicture(
        { kind: pictureKinds[kind.label], id: owner.id, title: owner.name, hindiLine: null, line: null },
        site,
      ),
    }),
    ...robotsOfPage(page, order === songOrders[0]),
    { "script:ld+json": structuredPerson(kind, found, site.origin) },
  ];
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
  const steps = [kind.list, { name: owner.name, address }];
  return {
    "@context": "https://schema.org",
    "@graph": [person, breadcrumbs(steps, origin)],
  } satisfies Graph;
}
