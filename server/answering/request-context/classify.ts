/** Finds the entry of the address table for a path, like React Router finds its route. */
import { type Address, addressIn, isIn } from "../../../site/addresses.ts";
import type { Languages, Texts } from "../../../site/door.ts";

export interface Classified {
  readonly address: Address;
  /** In the language of the path. */
  readonly texts: Texts;
  /** The path is written like the pattern, without upper case or extra slashes. */
  readonly isExact: boolean;
}

/** @param path in its normal form, without the query */
type Classify = (path: string) => Classified;

interface Row extends Pick<Classified, "address" | "texts"> {
  /** Matches all paths of the entry. */
  readonly all: RegExp;
  readonly exact: RegExp;
}

/** @throws when the table has no `*` row */
export function createClassifier(addresses: readonly Address[], languages: Languages): Classify {
  const notFound = addresses.find(({ pattern }) => pattern === "*");
  if (!notFound) throw new Error("The table of addresses has no row `*`.");
  const inLanguages = addresses
    .filter((address) => address !== notFound)
    .flatMap((address) => address.languages.map((code) => rowOf(address, languages[code])));
  // A path is compared only with entries that have the same first segment.
  const rows = Map.groupBy(inLanguages, ({ address, texts }) =>
    firstSegmentOf(addressIn(texts.islands.path, `/${address.pattern}`)),
  );
  const others = Object.values(languages).filter(({ islands }) => islands.path !== "");
  return (path) => {
    const page = withoutData(path);
    const row = rows.get(firstSegmentOf(page))?.find(({ all }) => all.test(page));
    if (row) return { address: row.address, texts: row.texts, isExact: row.exact.test(page) };
    const texts = others.find(({ islands }) => isIn(islands.path, page)) ?? languages.en;
    return { address: notFound, texts, isExact: false };
  };
}

function rowOf(address: Address, texts: Texts): Row {
  const source = addressIn(texts.islands.path, `/${address.pattern}`)
    .replaceAll(".", "\\.")
    .replace(/:\w+/g, "[^/]+")
    .replace(/\/\*$/, "(?:/.*)?");
  return {
    address,
    texts,
    all: new RegExp(`^${source}/*$`, address.isCaseSensitive ? "" : "i"),
    exact: new RegExp(`^${source}$`),
  };
}

function firstSegmentOf(path: string): string {
  const end = path.indexOf("/", 1);
  return (end < 0 ? path : path.slice(0, end)).toLowerCase();
}

/** Requests of page scripts are for the data of the page at this path. */
function withoutData(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.slice(0, -".data".length);
}
