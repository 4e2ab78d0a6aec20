/** What a part of a move needs to know, and what becomes of its rows; in a dry run, what would become of them. */
import type { MovedKind } from "../moved.ts";

export interface PartOptions {
  /** The name of the site that is moved in. */
  readonly source: string;
  readonly keepsIds: boolean;
}

export const moveStatuses = ["created", "updated", "unchanged", "merged", "kept", "left out"] as const;

/**
 * `merged`: it is one with another row of the source, or with an entry that was here. `kept`: it was changed or
 * deleted here since it was moved in, so that stays. `left out`: it breaks a rule.
 */
export type MoveStatus = (typeof moveStatuses)[number];

export interface MoveOutcome {
  readonly kind: MovedKind;
  /** In the source. */
  readonly place: string;
  readonly title: string;
  readonly status: MoveStatus;
  /** Whether it is a draft or a withdrawn song. */
  readonly isDraft?: boolean;
  /** Whether it was left out because it is nothing that this site has. */
  readonly isNoSong?: boolean;
  /** Why it was kept or left out, and what was left out of it or read in one of several ways. */
  readonly remarks: readonly string[];
  /** What it is here; left out in a dry run where only the move gives it a number. */
  readonly newId?: number;
  readonly paths: readonly string[];
}

/** One outcome of a part, without what all of a kind have. */
export type OutcomeOfRow = Omit<MoveOutcome, "kind" | "paths" | "place" | "title">;
