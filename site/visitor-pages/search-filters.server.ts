/** Turns the filters of a search into links: to each value, and out of each chosen one. */
import { type Filter, type Filters, maxHits, type SearchPage } from "#catalogue";
import { namesIn } from "../components/names-in.ts";
import type { FilterChoice, FilterGroup, SearchFiltersData } from "../components/search/search-filters.tsx";
import type { Texts } from "../texts/en/index.ts";
import { addressOfSearch } from "./search-address.ts";

type Found = Pick<SearchPage, "counts" | "filters">;

const groups = [
  { label: "genre", kinds: ["genre"] },
  { label: "decade", kinds: ["decade"] },
  { label: "people", kinds: ["singer", "lyricist", "music-director"] },
  { label: "script", kinds: ["script"] },
] as const;

/** @returns such as 'Ghazal' or 'Hindi lyrics' */
export function nameOfFilter(filter: Filter, texts: Texts): string {
  const { kind, name } = filter;
  const { filters, ways } = texts;
  if (kind === "decade") return ways.nameOfDecade(Number.parseInt(name, 10));
  return kind === "script"
    ? filters.scripts[name === "hindi" ? "hindi" : "english"]
    : namesIn(texts, filter).first;
}

/**
 * @returns the chosen filters, each as its canonical address has it; filters that no song can have are not among them
 */
export function chosenFilters({ filters }: Pick<Found, "filters">): Filters {
  return Object.fromEntries(
    filters.filter((filter) => filter.isChosen).map(({ kind, value }) => [kind, value]),
  );
}

/** @returns null if no filter would leave out a song */
export function searchFiltersData(q: string, found: Found): SearchFiltersData | null {
  const shown = groups.map((group) => groupData(group, q, found)).filter(({ lists }) => lists.length > 0);
  if (shown.length === 0) return null;
  return {
    groups: shown,
    chosen: chosenOf(found).map((filter) => ({
      text: filter.name,
      address: addressWithout(filter, q, found),
    })),
    address: addressOfSearch({ q, type: "songs" }),
    counted: found.counts.songs > maxHits ? maxHits : null,
  };
}

function groupData({ label, kinds }: (typeof groups)[number], q: string, found: Found): FilterGroup {
  const ofKinds = kinds.map((kind) => ({
    kind,
    filters: found.filters.filter((filter) => filter.kind === kind).toSorted(inOrder),
  }));
  return {
    label,
    isChosen: ofKinds.some(({ filters }) => filters.some(({ isChosen }) => isChosen)),
    lists: ofKinds
      .filter(({ filters }) => filters.length > 0)
      .map(({ kind, filters }) => ({
        label: kind,
        choices: filters.map((filter) => choiceOf(filter, q, found)),
      })),
  };
}

/** Decades from the oldest on; others stay in the order of most songs. */
function inOrder(one: Filter, other: Filter): number {
  return one.kind === "decade" ? one.value.localeCompare(other.value) : 0;
}

function choiceOf(filter: Filter, q: string, found: Found): FilterChoice {
  const { kind, value, songCount, isChosen } = filter;
  return {
    text: filter.name,
    address: isChosen
      ? addressWithout(filter, q, found)
      : addressOfSearch({ q, type: "songs", filters: { ...chosenFilters(found), [kind]: value } }),
    songCount,
    isCurrent: isChosen,
  };
}

/** @returns for songs that no combination of the chosen filters leaves, those filters without which there are some */
export function filtersToRemove(q: string, found: Found): FilterChoice[] {
  return chosenOf(found)
    .filter(({ without }) => without > 0)
    .map((filter) => ({
      text: filter.name,
      address: addressWithout(filter, q, found),
      songCount: filter.without,
      isCurrent: false,
    }));
}

/** In the order of the groups. */
export function chosenOf({ filters }: Pick<Found, "filters">): Filter[] {
  const kinds = groups.flatMap((group) => group.kinds);
  return kinds.flatMap((kind) => filters.filter((filter) => filter.isChosen && filter.kind === kind));
}

function addressWithout({ kind }: Filter, q: string, found: Found): string {
  const { [kind]: _, ...filters } = chosenFilters(found);
  return addressOfSearch({ q, type: "songs", filters });
}
