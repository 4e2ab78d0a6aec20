/**
 * The place in a list from which a form or a question was opened, so that every way out leads back to it. The address of the form
 * carries the list's page, search or order and nothing else: whatever is written there, it leads to no other page.
 */
import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

const parts = ["page", "q", "order"] as const;

export type ListPosition = Readonly<Partial<Record<(typeof parts)[number], string>>>;

/** @returns the place of a list that is searched, or else comes in pages */
export function listPosition(q: string, page: number): ListPosition {
  if (q !== "") return { q };
  return page > 1 ? { page: String(page) } : {};
}

/** @returns the query by which a form remembers the place; empty at the beginning of a list */
export function positionQuery(place: ListPosition): string {
  const query = new URLSearchParams(parts.flatMap((part) => (place[part] ? [[part, place[part]]] : [])));
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * @param list its address
 * @param search of the address of the form or the question
 * @param id of what was edited, whose row is marked
 */
export function listAddress(list: string, search: string, id?: number): string {
  const asked = new URLSearchParams(search);
  const place = Object.fromEntries(parts.map((part) => [part, asked.get(part) ?? ""]));
  return list + positionQuery(place) + (id === undefined ? "" : `#${rowId(id)}`);
}

/** @returns the `id` of a row */
export function rowId(id: number): string {
  return `row-${id}`;
}

/** @returns the `id` of the row that the address marks; null on the server, which is not told of it */
export function useMarkedRow(): string | null {
  const { hash } = useLocation();
  const isInBrowser = useHydrated();
  return isInBrowser ? hash.slice(1) : null;
}
