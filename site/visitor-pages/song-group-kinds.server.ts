/** The three kinds of pages of groups of songs (a genre, a year, a decade), with their queries. */
import {
  addressOfDecade,
  addressOfGenre,
  addressOfYear,
  findDecade,
  findGenre,
  findYear,
  type PageOfSongs,
  readYear,
  type SongOrder,
  type Sql,
  type YearPage,
} from "#catalogue";
import { canBePictured, type SocialSubject } from "#pictures";
import { givenDevanagari, namesIn, pageLanguage } from "../components/names-in.ts";
import type { WayLink } from "../components/ways/way-links.tsx";
import type { Texts } from "../texts/en/index.ts";
import { decadeLinks, genreLinks, nameOfDecade, yearLinks } from "./ways-data.server.ts";

/** A group that was found. */
export interface FoundGroup {
  readonly found: PageOfSongs<unknown>;
  readonly name: string;
  /** Canonical, of the first page in the default order. */
  readonly address: string;
  /** Names the generated sleeve. */
  readonly sleeve: string;
  /** Undefined for the one of the home page. */
  readonly picture: SocialSubject | undefined;
  /** Hindi below the name. */
  readonly hindiLine: string | null;
  /** The pages between home and this one. */
  readonly above: readonly { readonly name: string; readonly address: string }[];
  /** Links to groups of the same kind, by their label. */
  readonly others: readonly { readonly label: string; readonly links: readonly WayLink[] }[];
}

export interface GroupKind {
  readonly label: "Genre" | "Year" | "Decade";
  /**
   * @param param the last segment of the address
   * @returns null if there is no such group
   */
  find(sql: Sql, param: string, page: number, order: SongOrder, texts: Texts): Promise<FoundGroup | null>;
}

/** A picture of a group has only its name. */
const noLines = { hindiLine: null, line: null };

const genre: GroupKind = {
  label: "Genre",
  async find(sql, param, page, order, texts) {
    const found = await findGenre(sql, param, page, order, pageLanguage(texts));
    if (!found) return null;
    const { name, slug } = found.owner;
    const { first, second } = namesIn(texts, { ...found.owner, otherName: givenDevanagari(found.owner) });
    return {
      found,
      name: first,
      address: addressOfGenre({ slug }),
      sleeve: name,
      picture: canBePictured(slug) ? { ...noLines, kind: "genre", id: slug, title: name } : undefined,
      hindiLine: second,
      above: [],
      others: [{ label: texts.ways.genres, links: genreLinks(found.genres, slug) }],
    };
  },
};

const year: GroupKind = {
  label: "Year",
  async find(sql, param, page, order, texts) {
    const asked = readYear(param);
    const found = asked && (await findYear(sql, asked, page, order, pageLanguage(texts)));
    if (!found) return null;
    const { id } = found.owner;
    const decade = decadeOf(id);
    return {
      found,
      name: String(id),
      address: addressOfYear(id),
      sleeve: String(id).slice(2),
      picture: { ...noLines, kind: "year", id, title: String(id) },
      hindiLine: texts.groups.Year.hindi(id),
      above: [{ name: texts.ways.nameOfDecade(decade), address: addressOfDecade(decade) }],
      others: yearsAround(found, texts, id),
    };
  },
};

const decade: GroupKind = {
  label: "Decade",
  async find(sql, param, page, order, texts) {
    const asked = readYear(param);
    const found = asked && (await findDecade(sql, decadeOf(asked), page, order, pageLanguage(texts)));
    if (!found) return null;
    const { id } = found.owner;
    const name = nameOfDecade(id);
    return {
      found,
      name: texts.ways.nameOfDecade(id),
      address: addressOfDecade(id),
      sleeve: name.slice(2),
      picture: { ...noLines, kind: "decade", id, title: name },
      hindiLine: texts.groups.Decade.hindi(id),
      above: [],
      others: yearsAround(found, texts),
    };
  },
};

function decadeOf(anyYear: number): number {
  return anyYear - (anyYear % 10);
}

/** @param current the year, on the page of a year */
function yearsAround(
  { owner, years, decades }: YearPage,
  { ways }: Texts,
  current?: number,
): FoundGroup["others"] {
  return [
    { label: ways.decades, links: decadeLinks(decades, ways, current === undefined ? owner.id : undefined) },
    { label: ways.years, links: yearLinks(years, current) },
  ];
}

/** By the pattern of their address in `site/addresses.ts`. */
const kinds: Readonly<Record<string, GroupKind>> = {
  "genre/:group": genre,
  "year/:group": year,
  "decade/:group": decade,
};

/** @throws if `site/addresses.ts` has a pattern that is missing above */
export function kindOfGroup(pattern: string): GroupKind {
  const kind = kinds[pattern];
  if (!kind)
    throw new Error(
      `No songs are shown at ${pattern}; add the address to kinds in site/visitor-pages/song-group-kinds.server.ts.`,
    );
  return kind;
}
