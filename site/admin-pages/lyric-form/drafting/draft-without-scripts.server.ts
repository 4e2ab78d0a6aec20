/**
 * Answers the button that drafts where the page has no scripts: with the form and the draft in it. Nothing is saved,
 * and no text is replaced: a song that lacks no lines in either script is refused.
 */
import { data } from "react-router";
import type { Sql } from "#catalogue";
import type { Notice } from "../../../components/notice-channel.ts";
import { logFailure } from "../../../log-failure.server.ts";
import { failureNotice } from "../../components/action-result.ts";
import type { LyricResult } from "../lyric-result.ts";
import type { LyricText } from "../lyric-text.ts";
import { bothHaveText, databaseFailed, noText, tooLong } from "./draft-messages.ts";
import { draftSong } from "./draft-song.server.ts";
import { longestLyrics, scriptFields } from "./scripts.ts";

interface Sent {
  readonly text: LyricText;
  readonly saveKey: string;
  readonly version: string;
}

const nothingDrafted = "Nothing Written";

/** @returns the form, with status 409, 413 or 503 and the text as it was sent where nothing was drafted */
export async function draftWithoutScripts(sql: Sql, { text, ...sent }: Sent) {
  const refused = (notice: Notice, status: number) =>
    data<LyricResult>({ ...sent, typed: text, notice }, status);
  if (scriptFields.some((field) => text[field].length > longestLyrics))
    return refused(failureNotice(nothingDrafted, tooLong), 413);
  try {
    const drafted = await draftSong(sql, text);
    if (!drafted) return refused(failureNotice(nothingDrafted, reasonIn(text)), 409);
    return data<LyricResult>({ ...sent, typed: drafted.text, drafted: drafted.draft });
  } catch (error) {
    logFailure("Error drafting the other script:", error);
    return refused(failureNotice(nothingDrafted, databaseFailed), 503);
  }
}

function reasonIn({ lyrics_hindi, lyrics_english }: LyricText): string {
  return (lyrics_hindi + lyrics_english).trim() === "" ? noText : bothHaveText;
}
