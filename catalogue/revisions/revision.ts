/** What is kept of a change of a song, a person, an album or a setting. */
import { entryKinds, type Kind, kindsOfEntries } from "../entries/entry-kinds.ts";
import { type CodeKey, codeKeys } from "../settings/stored-codes.ts";

/** By which way a change came; `sql` is what nobody else has said. The clock publishes drafts at their times. */
export type Way =
  | "form"
  | "data-service"
  | "import"
  | "merge"
  | "trash"
  | "version"
  | "starter"
  | "bulk"
  | "undo"
  | "clock"
  | "sql";

export interface Revision {
  readonly id: number;
  /** ISO 8601: the beginning of the transaction. */
  readonly changedAt: string;
  readonly way: Way;
  readonly action: Action;
}

/** A song that becomes a draft is withdrawn, and one that a draft becomes is published. */
export type Action =
  | "added"
  | "changed"
  | "deleted"
  | "published"
  | "withdrawn"
  | "draft-added"
  | "draft-changed"
  | "draft-deleted";

/** Words of the glossary have no history yet. */
type RevisedKind = Exclude<Kind, "words">;

/** A thing with a history. */
export type Revised =
  | { readonly kind: RevisedKind; readonly id: number }
  | { readonly kind: "settings"; readonly key: CodeKey };

/** @returns its table and its key in `private.revisions` */
export function rowOf(revised: Revised): readonly [table: string, key: string] {
  if (revised.kind === "settings") return ["settings", revised.key];
  const { kind, id } = revised;
  return [kind === "songs" ? "lyrics" : kindsOfEntries[kind].table, String(id)];
}

/** @returns a singer as such, not as an artist; null for a table that this version does not know */
export function revisedOf(table: string, key: string): Revised | null {
  if (table === "settings") return isCodeKey(key) ? { kind: "settings", key } : null;
  if (table === "lyrics") return { kind: "songs", id: Number(key) };
  const kind = entryKinds.find((one) => kindsOfEntries[one].table === table);
  return kind ? { kind, id: Number(key) } : null;
}

function isCodeKey(key: string): key is CodeKey {
  return codeKeys.some((one) => one === key);
}
