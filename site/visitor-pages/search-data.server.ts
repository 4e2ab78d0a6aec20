/** Turns a result of a search into the data of its page. */
import {
  addressOfDecade,
  addressOfGenre,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfYear,
  type FoundPerson,
  maxHits,
  type NamedGroup,
  pagesOf,
  type SearchPage,
  type SearchType,
  type SongHit,
  type SongOrder,
} from "#catalogue";
import { discOf, portraitOf } from "#pictures";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfTitle } from "../components/language-of.ts";
import type { FoundPersonData } from "../components/search/found-people.tsx";
import type { TextPiece } from "../components/search/marked-text.tsx";
import type { SongHitData } from "../components/search/song-hits.tsx";
import type { Texts } from "../texts/en/index.ts";
import { albumCardData, personCardData, songCardData } from "./card-data.server.ts";
import { addressOfSearch } from "./search-address.ts";
import { chosenFilters, filtersToRemove, namesOfChosen, searchFiltersData } from "./search-filters.server.ts";
import { addressInOrder, orderLinks } from "./song-order-links.server.ts";
import { nameOfDecade, waysData } from "./ways-data.server.ts";

interface RequestedSearch {
  readonly q: string;
  readonly wasCut: boolean;
  readonly type: SearchType;
  readonly order: SongOrder;
}

export type SearchData = ReturnType<typeof searchData>;

const types = ["songs", "artists", "albums"] as const;
const tabNames = { songs: "Songs", artists: "Singers", albums: "Albums" } as const;
const singular = { songs: "song", artists: "singer", albums: "album" } as const;

const noExactMatch = "No exact match; nearest songs";

/** Other queries that are suggested. */
const maxOtherQueries = 3;

/** @param text of the address's `type`; an unknown one means songs */
export function readSearchType(text: string | null): SearchType {
  return types.find((type) => type === text) ?? "songs";
}

/** @param requestedPage is clamped to the existing pages */
export function searchData(
  requested: RequestedSearch,
  requestedPage: number,
  found: SearchPage,
  texts: Texts,
) {
  const { q, type, order } = requested;
  const count = type === "songs" ? found.shownCount : found.counts[type];
  const filters = chosenFilters(found);
  const isFiltered = Object.keys(filters).length > 0;
  const pages = pagesOf(Math.min(count, maxHits));
  const canonical = addressOfSearch({ q, type, filters });
  const isOrdered = q === "" && type === "songs";
  return {
    ...requested,
    /** Of the first page in the default order. */
    canonical,
    /** Of the first page. */
    address: isOrdered ? addressInOrder(canonical, order) : canonical,
    heading: q === "" ? "Explore Music" : `Search Results for "${q}"`,
    tabs: types.map((other) => ({
      text: `${tabNames[other]} (${tabCount(other === type ? count : found.counts[other])})`,
      address: addressOfSearch({ q, type: other }),
      isCurrent: other === type,
    })),
    people: found.people.map(foundPersonData),
    /** The pages of the genre, year or decade that the query names. */
    groups: requestedPage === 1 && !isFiltered ? found.groups.map(groupLink) : [],
    filters: searchFiltersData(q, found),
    /** Such as 'Ghazal' and '1950s'. */
    chosen: namesOfChosen(found),
    /** If the chosen filters leave no song: those without which there are some. */
    filtersToRemove: isFiltered && count === 0 ? filtersToRemove(q, found) : [],
    orders: isOrdered ? orderLinks(canonical, count, order) : [],
    hits: found.songs.map((song) => songHitData(song, q !== "", texts)),
    artists: found.artists.map((artist) => personCardData(artist)),
    albums: found.albums.map(albumCardData),
    /** No song matches the whole query; these are the nearest ones. */
    isNearest: found.isNearest && type === "songs",
    /** Other queries that may have been meant if nothing matches, the likeliest first. */
    didYouMean: found.didYouMean
      .slice(0, maxOtherQueries)
      .map((other) => ({ q: other, address: addressOfSearch({ q: other, type }) })),
    ways: found.ways && requestedPage === 1 && found.counts.songs > 0 ? waysData(found.ways) : null,
    page: Math.min(requestedPage, pages),
    pages,
    /** On the last page, if there are more hits than the pages show. */
    limitText: count > maxHits && requestedPage >= pages ? limitText(q) : null,
    /** Such as '14 songs found'. */
    countText:
      found.isNearest && type === "songs"
        ? noExactMatch
        : countTextOf(count, type) + (isFiltered && count > 0 ? amongWhich(found) : ""),
    record: discOf("vinyl", "haldi"),
  };
}

function tabCount(count: number): string {
  return count > maxHits ? `${maxHits}+` : formatNumber(count);
}

function countTextOf(count: number, type: SearchType): string {
  if (count > maxHits) return `More than ${formatNumber(maxHits)} ${singular[type]}s found`;
  return count === 0 ? `No ${type} found` : `${formatCount(count, singular[type])} found`;
}

function amongWhich({ counts }: SearchPage): string {
  return counts.songs > maxHits ? ` among the first ${formatNumber(maxHits)}` : "";
}

function groupLink({ kind, name, slug, songCount }: NamedGroup) {
  const count = songCount === 1 ? "The only song" : `All ${formatNumber(songCount)} songs`;
  const year = Number(name);
  switch (kind) {
    case "genre":
      return { text: `${count} of the genre ${name}`, address: addressOfGenre({ slug: slug ?? name }) };
    case "year":
      return { text: `${count} of ${name}`, address: addressOfYear(year) };
    default:
      return { text: `${count} of the ${nameOfDecade(year)}`, address: addressOfDecade(year) };
  }
}

function limitText(q: string): string {
  const shown = `These are the first ${formatNumber(maxHits)}.`;
  return q === ""
    ? `${shown} Search to find the others.`
    : `${shown} Search for more words to find the others.`;
}

function foundPersonData({ role, id, name }: FoundPerson): FoundPersonData {
  const isLyricist = role === "lyricist";
  return {
    address: isLyricist ? addressOfLyricist({ id, name }) : addressOfMusicDirector({ id, name }),
    name,
    role: isLyricist ? "Lyricist" : "Music Director",
    portrait: { generated: portraitOf(name).src, stored: null },
  };
}

/** @param isFound false in a list of all songs: there, the first line of a song is shown */
function songHitData(song: SongHit, isFound: boolean, { cards }: Texts): SongHitData {
  const { id, address, cover, title, hindiLine, singer, album, genre } = songCardData(song);
  const { marked, year } = song;
  const { lyricists, music_directors: musicDirectors } = marked;
  const romanLine = marked["roman line"];
  const lineInHindi =
    marked["hindi line"] ?? (isFound || hindiLine === null ? undefined : [plain(hindiLine)]);
  return {
    id,
    address,
    cover,
    title: marked.title ?? [plain(title)],
    language: languageOfTitle(title),
    by: joined([
      marked.singers ?? [plain(singer ?? cards.noSinger)],
      marked.albums ?? [plain(album ?? cards.noAlbum)],
      marked.genre ?? [plain(genre ?? cards.noGenre)],
      ...(lyricists ? [[plain("Lyrics: "), ...lyricists]] : []),
      ...(musicDirectors ? [[plain("Music: "), ...musicDirectors]] : []),
    ]),
    lines: [
      ...(romanLine ? [{ language: "hi-Latn" as const, text: romanLine }] : []),
      ...(lineInHindi ? [{ language: languageOfTitle(textOf(lineInHindi)), text: lineInHindi }] : []),
    ],
    year: marked.year ?? (year === null ? [] : [plain(String(year))]),
  };
}

function joined(texts: readonly (readonly TextPiece[])[]): TextPiece[] {
  return texts.flatMap((pieces, place) => (place === 0 ? pieces : [plain(" · "), ...pieces]));
}

function plain(text: string): TextPiece {
  return { text, isMatch: false };
}

function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join("");
}
