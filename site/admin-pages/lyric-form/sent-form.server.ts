/** What the song form sends, and the answer to it. */
import type { Notice } from "../../components/notice-channel.ts";
import { readAttempt, textOf } from "../read-form.server.ts";
import { draftIntent } from "./drafting/draft-intent.ts";
import { addAnother, type LyricErrors, type LyricResult, publish, saveAsDraft } from "./lyric-result.ts";
import { readLyricForm } from "./lyric-text.ts";
import type { NameAnswers } from "./offered-names.ts";
import { scriptAnswers } from "./scripts-in-place.ts";

/** The edited song, by its address; null for a new one. */
export type SongId = number | null;

export type Sent = ReturnType<typeof readSent>;

/** @throws 400 for a malformed key or version */
export function readSent(
  form: FormData,
  { id, isDraft }: { readonly id: SongId; readonly isDraft: boolean },
  search: string,
) {
  const intent = textOf(form, "intent");
  return {
    text: readLyricForm(form),
    attempt: readAttempt(form, id !== null),
    knownTwin: Number(textOf(form, "knownTwinId")),
    names: readNameAnswers(form),
    scriptAnswer: scriptAnswers.find((answer) => answer === textOf(form, "scriptAnswer")),
    isRenamed: textOf(form, "isRenamed") !== "no",
    isAnother: intent === addAnother,
    asksForScript: intent === draftIntent,
    isDraft: isDraft || intent === saveAsDraft,
    publishesDraft: isDraft && intent === publish,
    search,
  };
}

/** A button without scripts sends one of both. */
export function readNameAnswers(form: FormData): NameAnswers {
  return { asked: linesIn(form, "askedName", "takenName"), taken: linesIn(form, "takenName") };
}

/** Boxes send their values one by one, while scripts send all as one text. */
function linesIn(form: FormData, ...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => form.getAll(name)).flatMap((value) => String(value).split(/\r?\n/));
}

export interface Answer {
  readonly status: number;
  readonly body: Partial<LyricResult>;
  /** The next form of a browser without scripts. */
  readonly next?: string;
}

export function invalid(notice: Notice, errors: LyricErrors): Answer {
  return { status: 400, body: { notice, errors } };
}
