/** Tells what became of what a site has: a line for whatever was not simply taken, counts, and some addresses. */
import {
  addressOfMoved,
  type MovedKind,
  type MoveOutcome,
  type MoveStatus,
  movedKinds,
  moveStatuses,
} from "#moving";

const kinds = Object.keys(movedKinds) as readonly MovedKind[];

const done: Readonly<Record<MoveStatus, string>> = {
  created: "created",
  updated: "updated",
  unchanged: "unchanged",
  merged: "is one with another of this name",
  kept: "stays as it is here",
  "left out": "left out",
};

const samples = 10;

export interface MoveReport {
  /** How many are not here that should be. */
  readonly lost: number;
  /** @returns a line, where this outcome is worth one */
  add(outcome: MoveOutcome): string | undefined;
  /** @param here how many of each kind are here; left out in a dry run */
  describe(here?: Readonly<Record<string, number>>): readonly string[];
}

/** @param keepsIds whether ids stay, for the addresses of a dry run */
export function createReport(move: { keepsIds: boolean; dryRun: boolean }): MoveReport {
  const counts = new Map<string, number>();
  const countOf = (kind: MovedKind, what: string) => counts.get(`${kind} ${what}`) ?? 0;
  const addresses: string[] = [];
  const sampled = new Set<MovedKind>();
  let lost = 0;
  return {
    get lost() {
      return lost;
    },
    add(outcome) {
      const { kind, place, title, status, isDraft, isNoSong, remarks, paths } = outcome;
      for (const key of isDraft ? [status, "drafts"] : [status])
        counts.set(`${kind} ${key}`, countOf(kind, key) + 1);
      if (status === "left out" && kind !== "settings" && !isNoSong) lost += 1;
      const isFurther = sampled.has(kind) && kind !== "songs";
      if (paths[0] && addresses.length < samples && !isFurther && status !== "left out") {
        sampled.add(kind);
        addresses.push(`  ${paths[0]} → ${isDraft ? "(not public) " : ""}${addressOfMoved(outcome, move)}`);
      }
      const isTold = status !== "created" && status !== "updated" && status !== "unchanged";
      if (!isTold && remarks.length === 0) return undefined;
      const words = `${done[status]}${isDraft && !isTold ? " as a draft" : ""}`;
      const line = `${place}: ${JSON.stringify(shortened(title))} ${words}`;
      return remarks.length > 0 ? `${line}: ${remarks.join(" ")}` : line;
    },
    describe(here) {
      const lines = kinds.flatMap((kind) => {
        const found = moveStatuses.filter((status) => countOf(kind, status) > 0);
        if (found.length === 0) return [];
        const all = found.reduce((sum, status) => sum + countOf(kind, status), 0);
        const parts = found.map((status) => `${formatted(countOf(kind, status))} ${status}`).join(", ");
        const isHere = here && kind !== "settings" ? `, ${formatted(here[kind] ?? 0)} here` : "";
        const drafts = countOf(kind, "drafts");
        const ofDrafts = drafts ? ` (${formatted(drafts)} as drafts)` : "";
        return `${movedKinds[kind].heading}: ${formatted(all)} in the source${isHere}: ${parts}${ofDrafts}.`;
      });
      return [...lines, ...(addresses.length > 0 ? ["Addresses, such as:", ...addresses] : [])];
    },
  };
}

function formatted(count: number): string {
  return count.toLocaleString("en");
}

function shortened(title: string): string {
  const letters = Array.from(title.trim());
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}…` : title.trim();
}
