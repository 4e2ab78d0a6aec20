/** What the page of a person tells search engines. Says only what the page shows. */
import type { MetaDescriptor } from "react-router";
import type { Graph, Person as StructuredPerson } from "schema-dts";
import type { PageOfSongs, Person } from "#catalogue";
import { countWords } from "../components/count-words.ts";
import { addressOfPage } from "../components/page-address.ts";
import { breadcrumbs, firstTitles, pageWords, robotsOfPage } from "./list-meta.server.ts";
import { pageMeta } from "./page-meta.server.ts";
import type { PersonKind } from "./people-kinds.server.ts";
import { socialPicture } from "./social-picture.server.ts";

interface Site {
  readonly name: string;
  readonly origin: string;
}

type FoundPerson = PageOfSongs<Person>;

export function personMeta(kind: PersonKind, found: FoundPerson, site: Site): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const doneBy = `${kind.doneBy} ${owner.name}`;
  return [
    ...pageMeta({
      siteName: site.name,
      title: `${kind.titleOf(owner.name)}${pageWords(page)} - ${site.name}`,
      description: `Lyrics of ${countWords(owner.songCount, "song")} ${doneBy}${pageWords(page)}${firstTitles(songs)}`,
      canonical: addressOfPage(site.origin + kind.canonicalOf(owner), page),
      kind: "profile",
      picture: socialPicture(
        { kind: pictureKinds[kind.label], id: owner.id, title: owner.name, hindiLine: null, line: null },
        site,
      ),
    }),
    ...robotsOfPage(page),
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

export function structuredPerson(kind: PersonKind, { owner }: FoundPerson, origin: string) {
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
