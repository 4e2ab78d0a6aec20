/** What the page that moves a site in shows. */
import type { MovedSong, MoveOutcome, StateBefore } from "#moving";
import { defaultRules } from "../../../moving/posts/rules/default-rules.ts";
import { createStore } from "../import/create-store.ts";
import type { Pause } from "../import/import-state.ts";
import type { KindOfFiles } from "./open-site.ts";

/** As the server answers. */
export type Outcome = MoveOutcome & { readonly address: string };

export interface MoveState {
  readonly step: "choosing" | "checking" | "checked" | "moving" | "moved";
  readonly fileNames: readonly string[];
  readonly kind: KindOfFiles;
  /** The choice leaves no file out: it is refused as a whole. */
  readonly leftOut: "";
  readonly rules: string;
  /** Which line of the rules is wrong, and how it is right. */
  readonly rulesError: string;
  /** About the files as a whole. */
  readonly remarks: readonly string[];
  /** What the site begins with. */
  readonly before: StateBefore | null;
  readonly removesStarterSongs: boolean;
  /** Such as `songs created`. */
  readonly counts: ReadonlyMap<string, number>;
  readonly songs: number;
  readonly firstSongs: readonly MovedSong[];
  /** The first ones. */
  readonly moved: readonly Outcome[];
  /** The first of those that were left out, or are kept as they are here. */
  readonly untaken: readonly Outcome[];
  readonly remarked: readonly Outcome[];
  /** Bytes while the files are checked, songs while they are moved. */
  readonly progress: { readonly done: number; readonly total: number };
  readonly pause: Pause | null;
  readonly isStopped: boolean;
  readonly error: string;
}

/** What a walk finds. */
export const nothingFound = {
  remarks: [],
  counts: new Map(),
  songs: 0,
  moved: [],
  untaken: [],
  remarked: [],
  pause: null,
  isStopped: false,
  error: "",
  rulesError: "",
};

const noMove: MoveState = {
  ...nothingFound,
  step: "choosing",
  fileNames: [],
  kind: "posts",
  leftOut: "",
  rules: defaultRules,
  before: null,
  removesStarterSongs: true,
  firstSongs: [],
  progress: { done: 0, total: 0 },
};

export const { current: currentMove, update, useState: useMove } = createStore(noMove);

export function isBusy({ step }: MoveState): boolean {
  return step === "checking" || step === "moving";
}
