/** Which song, person, album or code a page of the history is about, and the addresses of its pages. */
import type { Revised } from "#catalogue";
import { codeFields } from "../components/settings/code-fields.ts";
import { kindAt, labelsOf } from "../kind-labels.ts";

interface Params {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * @param pattern of the page in `site/addresses.ts`
 * @returns null for what has no history
 */
export function revisedAt(pattern: string, { id, key }: Params): Revised | null {
  if (key === undefined) {
    const kind = kindAt(pattern);
    return kind === "words" ? null : { kind, id: Number(id) };
  }
  const code = codeFields.find((field) => field.key === key);
  return code ? { kind: "settings", key: code.key } : null;
}

export function historyAddress(revised: Revised): string {
  if (revised.kind === "settings") return `/admin/settings/${revised.key}/history`;
  return `${labelsOf(revised.kind).address}/${revised.id}/history`;
}

/** The form in which it is edited. */
export function formAddress(revised: Revised, isDraft: boolean): string {
  if (revised.kind === "settings") return "/admin/settings";
  if (isDraft) return `/admin/lyrics/drafts/edit/${revised.id}`;
  return `${labelsOf(revised.kind).address}/edit/${revised.id}`;
}

/** Such as `Lyric` or `Ad Code 1`. */
export function titleOf(revised: Revised): string {
  if (revised.kind !== "settings") return labelsOf(revised.kind).title;
  return codeFields.find(({ key }) => key === revised.key)?.label ?? revised.key;
}
