/** Finds the entry of the address table for a path, like React Router finds its route. */
import type { Address } from "../../../site/addresses.ts";

export interface Classified {
  readonly address: Address;
  /** The path is written like the pattern, without upper case or extra slashes. */
  readonly isExact: boolean;
}

/** @param path in its normal form, without the query */
type Classify = (path: string) => Classified;

interface Row {
  readonly address: Address;
  /** Matches all paths of the entry. */
  readonly all: RegExp;
  readonly exact: RegExp;
}

/** @throws when the table has no `*` row */
export function createClassifier(addresses: readonly Address[]): Classify {
  const notFound = addresses.find(({ pattern }) => pattern === "*");
  if (!notFound) throw new Error("The table of addresses has no row `*`.");
  const fallback = { address: notFound, isExact: false };
  // A path is compared only with entries that have the same first segment.
  const rows = Map.groupBy(addresses.map(rowOf), ({ address }) => firstSegmentOf(`/${address.pattern}`));
  return (path) => {
    const page = withoutData(path);
    const row = rows.get(firstSegmentOf(page))?.find(({ all }) => all.test(page));
    return row ? { address: row.address, isExact: row.exact.test(page) } : fallback;
  };
}

function rowOf(address: Address): Row {
  const source = address.pattern
    .replaceAll(".", "\\.")
    .replace(/:\w+/g, "[^/]+")
    .replace(/\/\*$/, "(?:/.*)?");
  return {
    address,
    all: new RegExp(`^/${source}/*$`, address.isCaseSensitive ? "" : "i"),
    exact: new RegExp(`^/${source}$`),
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
