/**
 * Looking through the drafts of the songs that lack a script, one after the other. The addresses carry how far one
 * has come, so that it outlives a reload and a new sign-in. Whatever they carry leads only to songs and to their
 * list.
 */
import type { Script } from "#catalogue";
import { formatNumber } from "../../components/format-count.ts";

export interface LookingThrough {
  /** Only songs that lack this script; null for all. */
  readonly script: Script | null;
  /** Number of songs that were saved or skipped. */
  readonly done: number;
  /** Ids of those that still lack a script; the others are not in the list any more. */
  readonly skipped: readonly number[];
  /** Number of all songs, with those that are done; null before it is counted. */
  readonly of: number | null;
}

const list = "/admin/lyrics/missing-scripts";

/** With more ids an address might be longer than the server accepts. */
export const maxSkipped = 300;

/** @param text the parameter `script` of an address; null if there is none */
export function readScript(text: string | null): Script | null {
  return text === "hindi" || text === "english" ? text : null;
}

/** @param search of the address of a form, or of the next song */
export function readLookingThrough(search: string): LookingThrough {
  const query = new URLSearchParams(search);
  const skipped = (query.get("skipped") ?? "").split(".").map(wholeNumber);
  return {
    script: readScript(query.get("script")),
    done: wholeNumber(query.get("done")),
    skipped: [...new Set(skipped.filter((id) => id > 0))],
    of: wholeNumber(query.get("of")) || null,
  };
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** @returns whether a form was opened to look through all songs, and not only its own */
export function isLookingThrough(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("from") === "missing-scripts" && query.has("done");
}

/** @returns the address that leads to the next song, or to the list after the last one */
export function addressOfNext(looking: LookingThrough): string {
  return withQuery(`${list}/next`, progressOf(looking));
}

/** @param isLacking whether the song still lacks a script, so that it has to be left out from now on */
export function addressAfter(id: number, search: string, isLacking: boolean): string {
  const looking = readLookingThrough(search);
  const { done, skipped } = looking;
  return addressOfNext({ ...looking, done: done + 1, skipped: isLacking ? [...skipped, id] : skipped });
}

/** @returns the address of the form, which opens with the draft in it */
export function addressOfForm(id: number, looking: LookingThrough): string {
  return withQuery(`/admin/lyrics/edit/${id}`, {
    from: "missing-scripts",
    ...progressOf(looking),
    of: looking.of,
    draft: "yes",
  });
}

function progressOf({ script, done, skipped }: LookingThrough) {
  return { script, done, skipped: skipped.length === 0 ? null : skipped.join(".") };
}

/** @returns the address of the form of one song of the list, which opens with the draft in it */
export function addressFromList(id: number, position: { script: Script | null; page: number }): string {
  const { script, page } = position;
  const query = { from: "missing-scripts", script, page: page > 1 ? page : null, draft: "yes" };
  return withQuery(`/admin/lyrics/edit/${id}`, query);
}

/** @returns the address of a page of the list */
export function addressOfList(script: Script | null, page = 1): string {
  return withQuery(list, { script, page: page > 1 ? page : null });
}

/** @param parameters left out where they are null */
function withQuery(address: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
  return query.size === 0 ? address : `${address}?${query}`;
}

/** @returns for example `Song 3 of 18` */
export function describeProgress({ done, of }: LookingThrough): string {
  const place = `Song ${formatNumber(done + 1)}`;
  return of === null ? place : `${place} of ${formatNumber(of)}`;
}
