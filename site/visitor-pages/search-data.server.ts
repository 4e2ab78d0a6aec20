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
import { languageOfTitle } from "../components/language-of.ts";
import { namesIn, titlesIn } from "../components/names-in.ts";
import type { FoundPersonData } from "../components/search/found-people.tsx";
import type { TextPiece } from "../components/search/marked-text.tsx";
import type { SongHitData } from "../components/search/song-hits.tsx";
import type { Texts } from "../texts/en/index.ts";
import { albumCardData, personCardData, songCardData } from "./card-data.server.ts";
import { addressOfSearch } from "./search-address.ts";
import {
  chosenFilters,
  chosenOf,
  filtersToRemove,
  nameOfFilter,
  searchFiltersData,
} from "./search-filters.server.ts";
import { addressInOrder, orderLinks } from "./song-order-links.server.ts";
import { waysData } from "./ways-data.server.ts";

interface RequestedSearch {
  readonly q: string;
  readonly wasCut: boolean;
  readonly type: SearchType;
  readonly order: SongOrder;
}

export type SearchData = ReturnType<typeof searchData>;

const searchTypes = ["songs", "artists", "albums"] as const;

/** Other queries that are suggested. */
const maxOtherQueries = 3;

/** @param text of the address's `type`; an unknown one means songs */
export function readSearchType(text: string | null): SearchType {
  return searchTypes.find((type) => type === text) ?? "songs";
}

/** @param requestedPage is clamped to the existing pages */
export function searchData(
  requested: RequestedSearch,
  requestedPage: number,
  page: SearchPage,
  texts: Texts,
) {
  const { q, type, order } = requested;
  const { explore, results, types, tab, nearest, without, about, subjects, among, limit } = texts.search;
  const found = {
    ...page,
    filters: page.filters.map((filter) => ({ ...filter, name: nameOfFilter(filter, texts) })),
  };
  const count = type === "songs" ? found.shownCount : found.counts[type];
  const filters = chosenFilters(found);
  const isFiltered = Object.keys(filters).length > 0;
  const isOfFirst = isFiltered && count > 0 && found.counts.songs > maxHits;
  const counted = types[type].found(count, maxHits);
  const pages = pagesOf(Math.min(count, maxHits));
  const canonical = addressOfSearch({ q, type, filters });
  const isOrdered = q === "" && type === "songs";
  const hits = found.songs.map((song) => songHitData(song, q !== "", texts));
  const from = found.leftOut?.from ?? hits.length;
  function countTextOf(): string {
    if (from === 0 && hits.length > 0) return without.note;
    if (found.isNearest && type === "songs") return nearest;
    return isOfFirst ? among(counted, maxHits) : counted;
  }

  return {
    ...requested,
    /** Of the first page in the default order. */
    canonical,
    /** Of the first page. */
    address: isOrdered ? addressInOrder(canonical, order) : canonical,
    heading: q === "" ? explore : results.before + q + results.after,
    tabs: searchTypes.map((other) => ({
      text: tab(types[other].name, other === type ? count : found.counts[other], maxHits),
      address: addressOfSearch({ q, type: other }),
      isCurrent: other === type,
    })),
    people: found.people.map((person) => foundPersonData(person, texts)),
    /** The pages of the genre, year or decade that the query names. */
    groups: requestedPage === 1 && !isFiltered ? found.groups.map((group) => groupLink(group, texts)) : [],
    filters: searchFiltersData(q, found),
    /** Such as 'Ghazal' and '1950s'. */
    chosen: chosenOf(found).map(({ name }) => name),
    /** If the chosen filters leave no song: those without which there are some. */
    filtersToRemove: isFiltered && count === 0 ? filtersToRemove(q, found) : [],
    orders: isOrdered ? orderLinks(canonical, count, order) : [],
    hits: hits.slice(0, from),
    artists: found.artists.map((artist) => personCardData(artist)),
    albums: found.albums.map(albumCardData),
    /** Such as 'Songs about Krishna, by what their words mean'. */
    aboutText: found.about !== null && type === "songs" ? about(subjects[found.about] ?? found.about) : null,
    /** No song has all words; these are the nearest ones. */
    isNearest: found.isNearest && type === "songs",
    /** The only word that other songs lack. */
    leftOut: found.leftOut?.word ?? null,
    hitsWithoutWord: hits.slice(from),
    /** Other queries that may have been meant if nothing matches, the likeliest first. */
    didYouMean: found.didYouMean
      .slice(0, maxOtherQueries)
      .map((other) => ({ q: other, address: addressOfSearch({ q: other, type }) })),
    ways: found.ways && requestedPage === 1 && found.counts.songs > 0 ? waysData(found.ways, texts) : null,
    page: Math.min(requestedPage, pages),
    pages,
    /** On the last page, if there are more hits than the pages show. */
    limitText: count > maxHits && requestedPage >= pages ? limit(maxHits, q !== "") : null,
    /** Such as '14 songs found'. */
    countText: countTextOf(),
    record: discOf("vinyl", "haldi"),
  };
}

function groupLink(group: NamedGroup, texts: Texts) {
  const { kind, name, slug, songCount } = group;
  const { groups } = texts.search;
  const year = Number(name);
  switch (kind) {
    case "genre":
      return {
        text: groups.genre(songCount, namesIn(texts, group).first),
        address: addressOfGenre({ slug: slug ?? name }),
      };
    case "year":
      return { text: groups.year(songCount, year), address: addressOfYear(year) };
    default:
      return {
        text: groups.decade(songCount, texts.ways.nameOfDecade(year)),
        address: addressOfDecade(year),
      };
  }
}

function foundPersonData(person: FoundPerson, texts: Texts): FoundPersonData {
  const { role, id, name } = person;
  const { suggested } = texts;
  const isLyricist = role === "lyricist";
  return {
    address: isLyricist ? addressOfLyricist({ id, name }) : addressOfMusicDirector({ id, name }),
    name: namesIn(texts, person).first,
    role: isLyricist ? suggested.lyricist : suggested.music_director,
    portrait: { generated: portraitOf(name).src, stored: null },
  };
}

/** @param isFound false in a list of all songs: there, the first line of a song is shown */
function songHitData(song: SongHit, isFound: boolean, texts: Texts): SongHitData {
  const { cards, search } = texts;
  const { id, address, cover, title, hindiLine, singer, album, genre } = titlesIn(texts, songCardData(song));
  const isInDevanagari = title !== song.title;
  const { marked, year } = song;
  // A line that matches by a name only says again what the credits say.
  const isLineShown = !isSaidByCredits(marked);
  const romanLine = isLineShown ? marked["roman line"] : undefined;
  const lineInHindi =
    (isLineShown ? marked["hindi line"] : undefined) ??
    (isFound || hindiLine === null || isInDevanagari ? undefined : [plain(hindiLine)]);
  return {
    id,
    address,
    cover,
    title: isInDevanagari ? [plain(title)] : (marked.title ?? [plain(title)]),
    language: languageOfTitle(title),
    by: joined([
      marked.singers ?? [plain(singer ?? cards.noSinger)],
      marked.albums ?? [plain(album ?? cards.noAlbum)],
      marked.genre ?? [plain(genre ?? cards.noGenre)],
      ...otherCredits(marked, search.by),
    ]),
    lines: [
      ...(isInDevanagari
        ? [{ language: "hi-Latn" as const, text: marked.title ?? [plain(song.title)] }]
        : []),
      ...(romanLine ? [{ language: "hi-Latn" as const, text: romanLine }] : []),
      ...(lineInHindi ? [{ language: languageOfTitle(textOf(lineInHindi)), text: lineInHindi }] : []),
    ],
    year: marked.year ?? (year === null ? [] : [plain(String(year))]),
  };
}

/** @returns the lyricists and music directors that match, each name once, and none that stands among the singers */
function otherCredits(marked: SongHit["marked"], by: Texts["search"]["by"]): TextPiece[][] {
  const { lyricists = [], music_directors: musicDirectors = [] } = marked;
  const singers = namesOf(marked.singers ?? []);
  const isNew = (pieces: readonly TextPiece[]) => !namesOf(pieces).every((name) => singers.includes(name));
  if (textOf(lyricists) === textOf(musicDirectors))
    return isNew(lyricists) && lyricists.length > 0 ? [[plain(by.both), ...lyricists]] : [];
  return [
    ...(lyricists.length > 0 && isNew(lyricists) ? [[plain(by.lyricists), ...lyricists]] : []),
    ...(musicDirectors.length > 0 && isNew(musicDirectors)
      ? [[plain(by.music_directors), ...musicDirectors]]
      : []),
  ];
}

function isSaidByCredits(marked: SongHit["marked"]): boolean {
  const said = [marked.singers, marked.lyricists, marked.music_directors].flatMap(matchesOf);
  const ofLine = matchesOf(marked["roman line"]);
  return ofLine.length > 0 && ofLine.every((match) => said.includes(match));
}

/** @returns the matches in lower case */
function matchesOf(pieces: readonly TextPiece[] = []): string[] {
  return pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase());
}

function namesOf(pieces: readonly TextPiece[]): string[] {
  return textOf(pieces).split(", ");
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
