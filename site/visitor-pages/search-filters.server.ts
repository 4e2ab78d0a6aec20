/** Turns the filters of a search into links: to each value, and out of each chosen one. */
import { type Filter, type FilterKind, type Filters, maxHits, type SearchPage } from "#catalogue";
import { formatNumber } from "../components/format-count.ts";
import type { FilterChoice, FilterGroup, SearchFiltersData } from "../components/search/search-filters.tsx";
import { addressOfSearch } from "./search-address.ts";

type Found = Pick<SearchPage, "counts" | "filters">;

interface GroupOfKinds {
  readonly label: string;
  readonly kinds: readonly { readonly kind: FilterKind; readonly label: string | null }[];
}

const groups: readonly GroupOfKinds[] = [
  { label: "Genre", kinds: [{ kind: "genre", label: null }] },
  { label: "Decade", kinds: [{ kind: "decade", label: null }] },
  {
    label: "People",
    kinds: [
      { kind: "singer", label: "Singers" },
      { kind: "lyricist", label: "Lyricists" },
      { kind: "music-director", label: "Music directors" },
    ],
  },
  { label: "Script", kinds: [{ kind: "script", label: null }] },
];

const scripts: Readonly<Record<string, string>> = { hindi: "Hindi lyrics", english: "English lyrics" };

/** @returns the chosen filters, each as its canonical address has it; filters that no song can have are not among them */
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
      text: nameOf(filter),
      address: addressWithout(filter, q, found),
    })),
    address: addressOfSearch({ q, type: "songs" }),
    note:
      found.counts.songs > maxHits ? `Numbers are of the first ${formatNumber(maxHits)} songs found.` : null,
  };
}

function groupData({ label, kinds }: GroupOfKinds, q: string, found: Found): FilterGroup {
  const ofKinds = kinds.map((kind) => ({
    label: kind.label,
    filters: found.filters.filter((filter) => filter.kind === kind.kind).toSorted(inOrder),
  }));
  return {
    label,
    isChosen: ofKinds.some(({ filters }) => filters.some(({ isChosen }) => isChosen)),
    lists: ofKinds
      .filter(({ filters }) => filters.length > 0)
      .map((list) => ({
        label: list.label,
        choices: list.filters.map((filter) => choiceOf(filter, q, found)),
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
    text: nameOf(filter),
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
      text: nameOf(filter),
      address: addressWithout(filter, q, found),
      songCount: filter.without,
      isCurrent: false,
    }));
}

/** @returns such as 'Ghazal' or 'Hindi lyrics' */
export function namesOfChosen(found: Pick<Found, "filters">): string[] {
  return chosenOf(found).map(nameOf);
}

/** In the order of the groups. */
function chosenOf({ filters }: Pick<Found, "filters">): Filter[] {
  const kinds = groups.flatMap((group) => group.kinds.map(({ kind }) => kind));
  return kinds.flatMap((kind) => filters.filter((filter) => filter.isChosen && filter.kind === kind));
}

function nameOf({ kind, name }: Filter): string {
  return kind === "script" ? (scripts[name] ?? name) : name;
}

function addressWithout({ kind }: Filter, q: string, found: Found): string {
  const { [kind]: _, ...filters } = chosenFilters(found);
  return addressOfSearch({ q, type: "songs", filters });
}
