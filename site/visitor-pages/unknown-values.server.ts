/** Names the values in an address that do not exist, so that nobody wonders why they change nothing. */
import { type FilterKind, filterKinds, readSongOrder } from "#catalogue";
import type { UnknownValue } from "../components/unknown-values.tsx";

/** Characters; a longer value is cut. */
const longestNamed = 60;

type Params = Pick<URLSearchParams, "get">;

/** @param known the kinds of filters whose values exist */
export function unknownFilters(params: Params, known: readonly FilterKind[]): UnknownValue[] {
  const unknown = filterKinds.filter((kind) => !known.includes(kind));
  return unknown.flatMap((kind) => noSuch(kind, params.get(kind)));
}

export function unknownOrder(params: Params): UnknownValue[] {
  const order = params.get("order");
  return readSongOrder(order) === order ? [] : noSuch("order", order);
}

/** @returns nothing if the address has no value */
export function noSuch(kind: UnknownValue["kind"], value: string | null): UnknownValue[] {
  const characters = Array.from(value?.replaceAll(/\p{Cc}/gu, "").trim() ?? "");
  if (characters.length === 0) return [];
  const end = characters.length > longestNamed ? "…" : "";
  return [{ kind, value: characters.slice(0, longestNamed).join("") + end }];
}
