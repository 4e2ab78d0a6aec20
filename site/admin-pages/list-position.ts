/**
 * The position in a list from which a form or a question was opened, so that it leads back there. The form's address
 * carries only the list's name, page, search, order and filters, so it cannot be forged to lead to another page.
 */
import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

const parameters = ["page", "q", "missing", "sort", "order", "script", "letter", "origin"] as const;

export type ListPosition = Readonly<Partial<Record<(typeof parameters)[number], string>>>;

/** @returns the search, or else the page */
export function listPosition(q: string, page: number): ListPosition {
  if (q !== "") return { q };
  return page > 1 ? { page: String(page) } : {};
}

/** @returns the query for the form's address; empty on the first page of a list */
export function positionQuery(position: ListPosition): string {
  const query = new URLSearchParams(
    parameters.flatMap((name) => (position[name] ? [[name, position[name]]] : [])),
  );
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * @param list its address
 * @param search of the address of the form or the question
 * @param id of the edited entry, whose row is marked
 */
export function listAddress(list: string, search: string, id?: number): string {
  const query = new URLSearchParams(search);
  const position = Object.fromEntries(parameters.map((name) => [name, query.get(name) ?? ""]));
  return list + positionQuery(position) + (id === undefined ? "" : `#${rowId(id)}`);
}

interface SongList {
  readonly title: string;
  readonly address: string;
}

const allSongs: SongList = { title: "Manage Lyrics", address: "/admin/lyrics" };
const missingScripts: SongList = { title: "Missing Scripts", address: "/admin/lyrics/missing-scripts" };

/**
 * @param search of the address of a song's form, whose parameter `from` names the list
 * @returns the list, without the position in it
 */
export function songListOf(search: string): SongList {
  return new URLSearchParams(search).get("from") === "missing-scripts" ? missingScripts : allSongs;
}

/** The same as `listAddress`, for the song's own list. */
export function songListAddress(search: string, id?: number): string {
  return listAddress(songListOf(search).address, search, id);
}

/** @param id of the edited draft, whose row is marked */
export function draftsAddress(id?: number): string {
  return listAddress("/admin/lyrics/drafts", "", id);
}

/** @returns the HTML `id` of a row */
export function rowId(id: number): string {
  return `row-${id}`;
}

/**
 * @returns the HTML `id` of the row in the address's fragment; null before hydration, since the server never gets the
 * fragment
 */
export function useMarkedRow(): string | null {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? hash.slice(1) : null;
}
