/** Turns what a search found into what its page shows. */
import {
  addressOfLyricist,
  addressOfMusicDirector,
  type FoundPerson,
  maxHits,
  pagesOf,
  type SearchPage,
  type SearchType,
  type SongHit,
} from "#catalogue";
import { discOf, portraitOf } from "#pictures";
import { countWords, formatNumber } from "../components/count-words.ts";
import { languageOfTitle } from "../components/language-of.ts";
import type { FoundPersonFacts } from "../components/search/found-people.tsx";
import type { TextPiece } from "../components/search/marked-text.tsx";
import type { SongHitFacts } from "../components/search/song-hits.tsx";
import { albumCardFacts, personCardFacts, songCardFacts } from "./card-facts.server.ts";
import { addressOfSearch } from "./search-address.ts";

interface AskedSearch {
  readonly q: string;
  readonly wasCut: boolean;
  readonly type: SearchType;
}

export type SearchFacts = ReturnType<typeof searchFacts>;

const types = ["songs", "artists", "albums"] as const;
const tabNames = { songs: "Songs", artists: "Singers", albums: "Albums" } as const;
const singular = { songs: "song", artists: "singer", albums: "album" } as const;

const noExactMatch = "No exact match; nearest songs";

/** Other queries that are shown. */
const mostOthers = 3;

/** @param text of the address's `type`; one that there is not is songs */
export function readSearchType(text: string | null): SearchType {
  return types.find((type) => type === text) ?? "songs";
}

/** @param askedPage is clamped to the pages that there are */
export function searchFacts(asked: AskedSearch, askedPage: number, found: SearchPage) {
  const { q, type } = asked;
  const count = found.counts[type];
  const pages = pagesOf(Math.min(count, maxHits));
  return {
    ...asked,
    /** Of the first page. */
    address: addressOfSearch(asked),
    heading: q === "" ? "Explore Music" : `Search Results for "${q}"`,
    tabs: types.map((other) => ({
      words: `${tabNames[other]} (${countShown(found.counts[other])})`,
      address: addressOfSearch({ q, type: other }),
      isCurrent: other === type,
    })),
    people: found.people.map(foundPersonFacts),
    /** Without a query, everything; with one, what it finds. */
    songs: q === "" ? found.songs.map(songCardFacts) : [],
    hits: q === "" ? [] : found.songs.map(songHitFacts),
    artists: found.artists.map((artist) => personCardFacts(artist)),
    albums: found.albums.map(albumCardFacts),
    /** No song answers the whole query, and these come nearest to it. */
    isNearest: found.isNearest && type === "songs",
    /** What may have been meant where nothing answers the whole query, the likeliest first. */
    didYouMean: found.didYouMean
      .slice(0, mostOthers)
      .map((other) => ({ q: other, address: addressOfSearch({ q: other, type }) })),
    page: Math.min(askedPage, pages),
    pages,
    /** On the last page, where there are more than all pages show. */
    limitWords: count > maxHits && askedPage >= pages ? limitWords(q) : null,
    /** Such as '14 songs found'. */
    foundWords: found.isNearest && type === "songs" ? noExactMatch : wordsForCount(count, type),
    record: discOf("vinyl", "haldi"),
  };
}

function countShown(count: number): string {
  return count > maxHits ? `${maxHits}+` : formatNumber(count);
}

function wordsForCount(count: number, type: SearchType): string {
  if (count > maxHits) return `More than ${formatNumber(maxHits)} ${singular[type]}s found`;
  return count === 0 ? `No ${type} found` : `${countWords(count, singular[type])} found`;
}

function limitWords(q: string): string {
  const shown = `These are the first ${formatNumber(maxHits)}.`;
  return q === ""
    ? `${shown} Search to find the others.`
    : `${shown} Search for more words to find the others.`;
}

function foundPersonFacts({ role, id, name }: FoundPerson): FoundPersonFacts {
  const isLyricist = role === "lyricist";
  return {
    address: isLyricist ? addressOfLyricist({ id, name }) : addressOfMusicDirector({ id, name }),
    name,
    role: isLyricist ? "Lyricist" : "Music Director",
    portrait: { generated: portraitOf(name).src, stored: null },
  };
}

function songHitFacts(song: SongHit): SongHitFacts {
  const { id, address, cover, title, singer, album, genre } = songCardFacts(song);
  const { marked, year } = song;
  const { lyricists, music_directors: musicDirectors } = marked;
  const [romanLine, hindiLine] = [marked["roman line"], marked["hindi line"]];
  return {
    id,
    address,
    cover,
    title: marked.title ?? [plain(title)],
    language: languageOfTitle(title),
    by: joined([
      marked.singers ?? [plain(singer)],
      marked.albums ?? [plain(album)],
      marked.genre ?? [plain(genre)],
      ...(lyricists ? [[plain("Lyrics: "), ...lyricists]] : []),
      ...(musicDirectors ? [[plain("Music: "), ...musicDirectors]] : []),
    ]),
    lines: [
      ...(romanLine ? [{ language: "hi-Latn" as const, text: romanLine }] : []),
      ...(hindiLine ? [{ language: languageOfTitle(textOf(hindiLine)), text: hindiLine }] : []),
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
