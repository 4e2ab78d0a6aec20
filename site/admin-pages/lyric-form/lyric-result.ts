/** What the server answers when the song form is sent. */
import type { Twin } from "#catalogue";
import type { Outcome } from "../components/action-result.ts";
import type { LyricField, LyricText } from "./lyric-text.ts";

export type LyricErrors = Readonly<Partial<Record<LyricField, string>>>;

/** The song as it is stored now, which is not as the editor saw it. */
export interface StoredVersion {
  readonly text: LyricText;
  readonly version: string;
}

export interface LyricResult {
  /** Left out only where a question is asked first. */
  readonly outcome?: Outcome;
  readonly isSaved: boolean;
  /** What was sent, for a page that was loaded anew by sending; left out where no answer came. */
  readonly text?: LyricText;
  readonly saveKey?: string;
  /** With which it was sent: a page that was loaded by sending must not make a stale edit look fresh. */
  readonly version?: string;
  readonly errors?: LyricErrors;
  /** A song that seems to be the same one; nothing is saved before that is answered. */
  readonly twin?: Twin;
  /** Somebody saved this song in the meantime; nothing was overwritten. */
  readonly stale?: StoredVersion;
  /** Why nothing was saved, where no field is to blame. */
  readonly trouble?: "gone" | "database" | "unreachable";
}

/** What the form is told where no answer came. */
export const unreachable = { isSaved: false, trouble: "unreachable" } as const;

/** What the fields of the form do not hold, but is sent with them. */
export const alongside = {
  intent: "intent",
  version: "version",
  /** Of the song as somebody else has saved it meanwhile; sent by who wants to overwrite that. */
  overwrite: "overwrite",
  saveKey: "saveKey",
  knownTwin: "knownTwinId",
  /** `no` where a song keeps its title and its singers: whether it has a twin was asked before. */
  isRenamed: "isRenamed",
} as const;

/** The intent that goes on with an empty form. */
export const addAnother = "save-and-add-another";
