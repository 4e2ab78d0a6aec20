/**
 * Clicks and typing as soon as a page is visible, while its scripts have not run yet. By hand in more rounds, on a
 * slow machine and in all stages of loading: EARLY_ACTIONS_ROUNDS=30 npm test -- early-actions
 */
import { expect, test } from "vitest";
import { notYetAPage } from "../open-page.ts";
import type { VisitorOptions } from "../visit.ts";
import { earlyActions } from "./early-actions/all.ts";
import type { EarlyAction, Facts, Round } from "./early-actions/early-action.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, signIn, visitAsStranger } = openSharedAdministration();

const byHand = Number(process.env.EARLY_ACTIONS_ROUNDS ?? 0);
const rounds = Math.max(1, byHand);

/**
 * A slowed-down processor of this machine would keep it busy, so in one round React waits for the first click or key
 * instead.
 */
const early: VisitorOptions = byHand
  ? { slowStart: 4 }
  : { before: (page) => page.addInitScript(hydrateAfterFirstInput) };

/**
 * Milliseconds from the visible page to the click: none in the first round, then such that all stages of loading are
 * met.
 */
const delayOf = (number: number) => (number * 170) % 1_700;

test.each(earlyActions)(
  "$name as soon as the page is visible: is done once, and the message is right",
  async (action) => {
    const failures: string[] = [];
    for (let number = 0; number < rounds; number += 1)
      await perform(action, true, delayOf(number)).catch((error: Error) =>
        failures.push(`${number}: ${error.message}`),
      );
    expect(failures).toEqual([]);
  },
  30_000 * rounds,
);

test.each(earlyActions.filter(({ needsScripts, shownElsewhere }) => !needsScripts && !shownElsewhere))(
  "$name without JavaScript: is done, and the response has the message",
  (action) => perform(action, false),
);

let words = 0;

/** Runs in the page, before its scripts. */
function hydrateAfterFirstInput(): void {
  let recording: typeof window.earlyEvents;
  const input = new Promise((settle) => {
    for (const event of ["click", "input", "keydown"]) addEventListener(event, settle, true);
  });
  Object.defineProperty(window, "earlyEvents", {
    get: () => recording,
    set({ stopRecording, ...rest }: typeof window.earlyEvents) {
      recording = {
        ...rest,
        // Not in the event itself, which the browser has still to carry out.
        stopRecording: (hydrate) => void input.then(() => setTimeout(stopRecording, 0, hydrate)),
      };
    },
  });
}

/** One for all actions that do not end it, since a sign-in computes a costly hash. */
let session: string | undefined;

async function perform(action: EarlyAction, hasScripts: boolean, delay = 0): Promise<void> {
  words += 1;
  const facts: Facts = { sql, signIn, hasScripts, word: `Moment ${words}` };
  if (action.endsSession) session = undefined;
  session ??= await signIn();
  const cookies = action.isStranger ? "" : session;
  const options = hasScripts ? early : { javaScriptEnabled: false };
  const path = await action.path(facts);
  const opensItself = hasScripts && !byHand;
  await visitAsStranger(opensItself ? notYetAPage : path, { ...options, cookies }, async (page) => {
    if (opensItself) await page.goto(path, { waitUntil: "commit" });
    const round: Round = { ...facts, page };
    if (delay > 0) await page.waitForTimeout(delay);
    await action.act(page, round);
    if (action.said) {
      const said = page.locator(".notice p").filter({ hasText: action.said });
      await said.waitFor({ timeout: 10_000 });
    }
    const found = await action.found(round);
    expect(found, JSON.stringify(found)).toEqual(action.expected(round));
  });
  if (action.endsSession) session = undefined;
}
