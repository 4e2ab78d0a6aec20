/** Names the values in an address that do not exist, so that nobody wonders why they change nothing. */
import { type FilterKind, filterKinds, readSongOrder } from "#catalogue";

/** Characters; a longer value is cut. */
const longestNamed = 60;

type Params = Pick<URLSearchParams, "get">;

/** @param known the kinds of filters whose values exist */
export function unknownFilters(params: Params, known: readonly FilterKind[]): string[] {
  const unknown = filterKinds.filter((kind) => !known.includes(kind));
  return unknown.flatMap((kind) => noSuch(kind.replace("-", " "), params.get(kind)));
}

export function unknownOrder(params: Params): string[] {
  const order = params.get("order");
  return readSongOrder(order) === order ? [] : noSuch("order", order);
}

/** @returns such as 'There is no genre "nosuch".'; nothing if the address has no value */
export function noSuch(kind: string, value: string | null): string[] {
  const characters = Array.from(value?.replaceAll(/\p{Cc}/gu, "").trim() ?? "");
  if (characters.length === 0) return [];
  const end = characters.length > longestNamed ? "…" : "";
  return [`There is no ${kind} "${characters.slice(0, longestNamed).join("")}${end}".`];
}
