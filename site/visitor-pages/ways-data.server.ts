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

export function waysData({ decades, genres }: Ways): WaysData {
  return { decades: decadeLinks(decades), genres: genreLinks(genres) };
}

/** @param current slug of the genre that the page shows */
export function genreLinks(genres: readonly Genre[], current?: string): WayLink[] {
  return genres.map(({ name, slug, songCount }) => ({
    text: name,
    address: addressOfGenre({ slug }),
    songCount,
    isCurrent: slug === current,
  }));
}

/** @param current first year of the decade that the page shows */
export function decadeLinks(decades: readonly Decade[], current?: number): WayLink[] {
  return decades.map(({ decade, songCount }) => ({
    text: nameOfDecade(decade),
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

/** @param decade its first year */
export function nameOfDecade(decade: number): string {
  return `${decade}s`;
}
