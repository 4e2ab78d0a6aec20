/**
 * What a draft makes of the texts of the form, and how that is said. Used by the form and, without scripts, by the
 * server.
 */
import type { Draft } from "#catalogue";
import { formatCount } from "../../../components/format-count.ts";
import type { DraftedState } from "./drafted-state.ts";
import { groupUnsureWords } from "./drafted-words.ts";
import { type DraftPlan, firstRomanLine, putDraft } from "./plan-draft.ts";
import type { DraftedTexts } from "./scripts.ts";
import { titleOf } from "./title-case.ts";

/** Puts the draft in; an empty title is filled from the first line of the song. */
export function takeDraft({ texts, words }: DraftedState, plan: DraftPlan, { lines }: Draft): DraftedState {
  const { to } = plan;
  const put = putDraft(texts[to], words[to], plan, lines);
  const after = { ...texts, [to]: put.text };
  const title = texts.title.trim() === "" ? titleOf(firstRomanLine(after)) : texts.title;
  return { texts: { ...after, title }, words: { ...words, [to]: put.words } };
}

/** @returns for example `Wrote 24 lines and the title. 5 words to look at.` */
export function describeDraft(
  { to, lines }: DraftPlan,
  before: DraftedTexts,
  { texts, words }: DraftedState,
): string {
  const what = `${formatCount(lines.length, "line")}${texts.title === before.title ? "" : " and the title"}`;
  const unsure = groupUnsureWords(texts[to], words[to]).length;
  return `Wrote ${what}. ${unsure === 0 ? "No word is marked, but please read it through" : `${formatCount(unsure, "word")} to look at`}.`;
}
