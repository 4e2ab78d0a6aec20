/** Finds the row of the table that a path belongs to, as React Router finds its route. */
import type { Address } from "../../../site/addresses.ts";

export interface Classified {
  readonly address: Address;
  /** Written as the pattern is, without capital letters or a slash too many. */
  readonly isExact: boolean;
}

/** @param path in its plain form, without its query */
type Classify = (path: string) => Classified;

interface Row {
  readonly address: Address;
  /** All that is answered by it. */
  readonly all: RegExp;
  readonly exact: RegExp;
}

/** @throws when the table has no row for what no other fits */
export function createClassifier(addresses: readonly Address[]): Classify {
  const notFound = addresses.find(({ pattern }) => pattern === "*");
  if (!notFound) throw new Error("The table of addresses has no row `*`.");
  const elsewhere = { address: notFound, isExact: false };
  // A path is held against the few that begin as it does.
  const rows = Map.groupBy(addresses.map(rowOf), ({ address }) => beginningOf(`/${address.pattern}`));
  return (path) => {
    const page = withoutData(path);
    const row = rows.get(beginningOf(page))?.find(({ all }) => all.test(page));
    return row ? { address: row.address, isExact: row.exact.test(page) } : elsewhere;
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

function beginningOf(path: string): string {
  const end = path.indexOf("/", 1);
  return (end < 0 ? path : path.slice(0, end)).toLowerCase();
}

/** What the scripts of a page ask for is the data of the page at this path. */
function withoutData(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.slice(0, -".data".length);
}
