/** The addresses of what is moved: those that sites of tables usually have, and the one here. */
import { addressedKinds } from "#catalogue";
import { type EntryKind, movedKinds } from "../moved.ts";
import type { MoveOutcome } from "./outcome.ts";

/**
 * Of the several slugs that are usual, as nobody knows which one the source has: ours, the letters of all scripts,
 * and those of English alone; and none.
 */
export function usualPaths(kind: EntryKind | "songs", name: string, oldId: string): readonly string[] {
  const lower = name.normalize("NFC").toLowerCase();
  return addressedKinds[movedKinds[kind].address].addresses.flatMap((addressOf) => {
    // With another id than ours, which are numbers.
    const own = addressOf({ id: 0, name }).replace(/-0$/, "");
    const begin = own.slice(0, own.indexOf("/", 1) + 1);
    const slugs = [
      own.slice(begin.length),
      ...[/[^\p{L}\p{M}\p{N}]+/gu, /[^a-z0-9]+/g].map((others) =>
        lower.replace(others, "-").replace(/^-+|-+$/g, ""),
      ),
    ].filter(Boolean);
    return [...new Set([...slugs.map((slug) => `${begin}${slug}-${oldId}`), `${begin}${oldId}`])];
  });
}

/**
 * @param move whether it was only tried, and whether ids stay
 * @returns today's address, or in a dry run the one to come; empty for a setting
 */
export function addressOfMoved(
  { kind, title, status, newId, paths: [path = ""] }: MoveOutcome,
  { dryRun, keepsIds }: { readonly dryRun: boolean; readonly keepsIds: boolean },
): string {
  const { address } = movedKinds[kind];
  if (address === null) return "";
  // The number that a dry run has drawn goes to something else.
  const kept = keepsIds ? /[^-]-(\d{1,15})$/.exec(path)?.[1] : undefined;
  const id = dryRun && status === "created" ? kept && Number(kept) : newId;
  const [addressOf] = addressedKinds[address].addresses;
  const shown = addressOf({ id: id || 0, name: title.trim() });
  return id ? shown : shown.replace(/0$/, "… with a new number");
}
