/** What the page of the import shows. It outlives the page, so that a sign-in in between loses nothing. */
import type { Twin } from "#catalogue";
import type { RemarkCounts, SignKind } from "../../../exchange/proofreading/index.ts";
import type { ColumnsOfFile, OfferInFile } from "../../../exchange/reading/index.ts";
import { createStore } from "./create-store.ts";

export const kinds = ["new", "changed", "twin", "draft", "wrong", "unchanged"] as const;
/**
 * What would become of a song; a twin would be new, but a song with its title and first singer exists, and `draft`
 * would be new, but is a song that is not public, or would be a draft, but is public.
 */
export type RowKind = (typeof kinds)[number];

/** A line of the table, kept short: a file may have very many. */
export interface ImportRow {
  readonly place: string;
  readonly title: string;
  readonly kind: RowKind;
  /** The draft or withdrawn song that it is, or the public song that a draft is. */
  readonly draft?: Twin;
  /** What would be made or changed, or what is wrong. */
  readonly note: string;
  /** What a proofreader sees in its texts, and what of it was mended. */
  readonly seen?: readonly SignKind[];
  isChosen: boolean;
  /** Whether it is saved beside an earlier row that is the same song, of which one is public. */
  isFurther?: boolean;
  /** Once it was sent: whether it is saved now, or why not. */
  result?: "saved" | { readonly problem: string };
}

export interface Pause {
  readonly reason: "connection" | "session" | "trouble" | "refused";
  readonly text: string;
}

type Step = "choosing" | "matching" | "checking" | "checked" | "saving" | "saved";

export interface ImportState {
  readonly step: Step;
  readonly fileNames: readonly string[];
  /** What was chosen and is not read, and why; empty where all is. */
  readonly leftOut: string;
  readonly columns: ColumnsOfFile["columns"];
  readonly matching: ReadonlyMap<string, string | null>;
  /** Whether the file has people and albums, and not songs. */
  readonly areEntries: boolean;
  /** The names of the sheets of a workbook, and which one is read where it is not the first. */
  readonly sheets: readonly string[];
  readonly sheet: string | undefined;
  /** The names that may be others; those that are chosen are read so. */
  readonly offers: readonly OfferInFile[];
  /**
   * By the numbers of their songs. It grows while songs are checked, and has holes where a part is still on its way.
   */
  readonly rows: readonly (ImportRow | undefined)[];
  readonly counts: Readonly<Record<RowKind, number>>;
  /** What a proofreader sees in the songs, and the kinds of it that are mended in all of them. */
  readonly found: RemarkCounts;
  readonly mends: ReadonlySet<SignKind>;
  /** Numbers of different people and albums that would be created. */
  readonly newPeople: number;
  readonly newAlbums: number;
  /** Bytes while songs are checked, songs while they are saved. */
  readonly progress: { readonly done: number; readonly total: number };
  readonly saved: {
    readonly added: number;
    readonly changed: number;
    readonly already: number;
    readonly wrong: number;
  };
  readonly pause: Pause | null;
  readonly isStopped: boolean;
  /** Why the files cannot be used, or not further; empty where they can. */
  readonly error: string;
}

/** Whether songs are being checked or saved. */
export function isBusy({ step }: Pick<ImportState, "step">): boolean {
  return step === "checking" || step === "saving";
}

export const noImport: ImportState = {
  step: "choosing",
  fileNames: [],
  leftOut: "",
  columns: [],
  matching: new Map(),
  areEntries: false,
  sheets: [],
  sheet: undefined,
  offers: [],
  rows: [],
  counts: { new: 0, changed: 0, twin: 0, draft: 0, wrong: 0, unchanged: 0 },
  found: new Map(),
  mends: new Set(),
  newPeople: 0,
  newAlbums: 0,
  progress: { done: 0, total: 0 },
  saved: { added: 0, changed: 0, already: 0, wrong: 0 },
  pause: null,
  isStopped: false,
  error: "",
};

export const { current: currentImport, update, useState: useImport } = createStore(noImport);
