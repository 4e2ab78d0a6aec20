/**
 * The requests of many visitors: songs, searches, the home page and lists. Half of the pages are requested once, so
 * they are not cached.
 */
import { pick, randomNumbers } from "#large-catalogue";

/** Paths of the site's pages. */
interface SitePages {
  readonly songs: readonly string[];
  readonly lists: readonly string[];
}

type PageKind = "song" | "search" | "home" | "list";

interface RequestShare {
  readonly kind: PageKind;
  /** Requested only once. */
  readonly isRare: boolean;
  /** Out of a hundred requests. */
  readonly share: number;
}

/** 60 songs, 15 searches, 10 home pages, 15 lists; 50 of them rare. */
const requestMix: readonly RequestShare[] = [
  { kind: "song", isRare: true, share: 35 },
  { kind: "song", isRare: false, share: 25 },
  { kind: "search", isRare: true, share: 10 },
  { kind: "search", isRare: false, share: 5 },
  { kind: "home", isRare: false, share: 10 },
  { kind: "list", isRare: true, share: 5 },
  { kind: "list", isRare: false, share: 10 },
];

/** How many pages of each kind are requested repeatedly. */
const popularPages = 20;

/** @returns paths in a reproducible random order; the list ends before a rare page would repeat */
export function makeVisits(places: SitePages, seed: number): string[] {
  const random = randomNumbers(seed);
  const searches = [...new Set(places.songs.flatMap(searchFor))];
  const all = { song: places.songs, search: searches, home: ["/"], list: places.lists };
  const rare = (kind: PageKind) => shuffle(all[kind].slice(popularPages), random);
  const rareLeft = { song: rare("song"), search: rare("search"), home: [], list: rare("list") };
  const visits: string[] = [];
  for (;;) {
    for (const { kind, isRare } of shuffle(hundred, random)) {
      const path = isRare ? rareLeft[kind].pop() : pick(all[kind].slice(0, popularPages), random);
      if (path === undefined) return visits;
      visits.push(path);
    }
  }
}

const hundred = requestMix.flatMap((wish) => Array.from({ length: wish.share }, () => wish));

/** Searches for the first two words of a title. */
function searchFor(song: string): string[] {
  const words = song.replace(/^.*\//, "").split("-").slice(0, -1);
  return words.length < 2 ? [] : [`/search?q=${words.slice(0, 2).join("+")}`];
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
