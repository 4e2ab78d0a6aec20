/** Turns genres, decades and years of the catalogue into links. */
import {
  addressOfDecade,
  addressOfGenre,
  addressOfYear,
  type Decade,
  type Genre,
  type Ways,
  type Year,
} from "#catalogue";
import type { WayLink } from "../components/ways/way-links.tsx";
import type { WaysData } from "../components/ways/ways.tsx";
import type { Texts } from "../texts/en/index.ts";

export function waysData({ decades, genres }: Ways, { ways }: Texts): WaysData {
  return { decades: decadeLinks(decades, ways), genres: genreLinks(genres) };
}

/** @param current slug of the genre that the page shows */
export function genreLinks(genres: readonly Genre[], current?: string): WayLink[] {
  return genres.map(({ name, devanagari, slug, songCount }) => ({
    text: name,
    devanagari,
    address: addressOfGenre({ slug }),
    songCount,
    isCurrent: slug === current,
  }));
}

/** @param current first year of the decade that the page shows */
export function decadeLinks(decades: readonly Decade[], ways: Texts["ways"], current?: number): WayLink[] {
  return decades.map(({ decade, songCount }) => ({
    text: ways.nameOfDecade(decade),
    address: addressOfDecade(decade),
    songCount,
    isCurrent: decade === current,
  }));
}

/** @param current the year that the page shows */
export function yearLinks(years: readonly Year[], current?: number): WayLink[] {
  return years.map(({ year, songCount }) => ({
    text: String(year),
    address: addressOfYear(year),
    songCount,
    isCurrent: year === current,
  }));
}

/**
 * For addresses and pictures, in each language.
 * @param decade its first year
 */
export function nameOfDecade(decade: number): string {
  return `${decade}s`;
}
