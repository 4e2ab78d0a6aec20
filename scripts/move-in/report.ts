/** Tells what became of what a site has: a line for whatever was not simply taken, counts, and some addresses. */
import { addressOfMoved, type MovedKind, type MoveOutcome, type MoveStatus, moveStatuses } from "#moving";

const names: Readonly<Record<MovedKind, string>> = {
  singers: "Singers",
  lyricists: "Lyricists",
  music_directors: "Music directors",
  albums: "Albums",
  songs: "Songs",
  settings: "Settings",
};

const kinds = Object.keys(names) as readonly MovedKind[];

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
  readonly leftOut: number;
  /** @returns a line, where this outcome is worth one */
  add(outcome: MoveOutcome): string | undefined;
  /** @param here how many of each kind are here; left out in a dry run */
  describe(here?: Readonly<Record<string, number>>): readonly string[];
}

/** @param keepsIds whether ids stay, for the addresses of a dry run */
export function createReport({ keepsIds, dryRun }: { keepsIds: boolean; dryRun: boolean }): MoveReport {
  const counts = new Map(kinds.map((kind) => [kind, new Map<string, number>()]));
  const addresses: string[] = [];
  const sampled = new Set<MovedKind>();
  let leftOut = 0;
  return {
    get leftOut() {
      return leftOut;
    },
    add(outcome) {
      const { kind, place, title, status, isDraft, remarks, newId, paths } = outcome;
      const of = counts.get(kind) as Map<string, number>;
      for (const key of isDraft ? [status, "drafts"] : [status]) of.set(key, (of.get(key) ?? 0) + 1);
      if (status === "left out" && kind !== "settings") leftOut += 1;
      const [path] = paths;
      const isFurther = sampled.has(kind) && kind !== "songs";
      if (path && addresses.length < samples && !isFurther && kind !== "settings" && status !== "left out") {
        sampled.add(kind);
        const id = dryRun ? (keepsIds ? Number(/\d+$/.exec(path)?.[0]) : undefined) : newId;
        addresses.push(`  ${path} → ${isDraft ? "(not public) " : ""}${addressOfMoved(kind, title, id)}`);
      }
      const isTold = status !== "created" && status !== "updated" && status !== "unchanged";
      if (!isTold && remarks.length === 0) return undefined;
      const words = `${done[status]}${isDraft && !isTold ? " as a draft" : ""}`;
      return [`${place}: ${JSON.stringify(shortened(title))} ${words}`, ...remarks].join(": ");
    },
    describe(here) {
      const lines = kinds.flatMap((kind) => {
        const of = counts.get(kind) as Map<string, number>;
        const all = moveStatuses.reduce((sum, status) => sum + (of.get(status) ?? 0), 0);
        if (all === 0) return [];
        const parts = moveStatuses.flatMap((status) => {
          const count = of.get(status);
          return count ? `${count.toLocaleString("en")} ${status}` : [];
        });
        const drafts = of.get("drafts");
        const isHere = here && kind !== "settings" ? `, ${(here[kind] ?? 0).toLocaleString("en")} here` : "";
        const ofDrafts = drafts ? ` (${drafts.toLocaleString("en")} as drafts)` : "";
        return `${names[kind]}: ${all.toLocaleString("en")} in the source${isHere}: ${parts.join(", ")}${ofDrafts}.`;
      });
      return [...lines, ...(addresses.length > 0 ? ["Addresses, such as:", ...addresses] : [])];
    },
  };
}

function shortened(title: string): string {
  const letters = Array.from(title.trim());
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}…` : title.trim();
}
