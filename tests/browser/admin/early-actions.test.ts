/**
 * Clicks and typing as soon as a page is visible, while its scripts are still loading on a slow machine. By hand in more
 * rounds: EARLY_ACTIONS_ROUNDS=30 npm test -- early-actions
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAdministration } from "./administrator.ts";
import { earlyActions } from "./early-actions/all.ts";
import type { EarlyAction, Round } from "./early-actions/early-action.ts";

const { address, sql, signIn, visitAsStranger } = openAdministration({ STARTER_CATALOGUE: "off" });

const rounds = Number(process.env.EARLY_ACTIONS_ROUNDS ?? 1);

/** How many times slower than this machine. */
const slowness = 4;

/** Milliseconds from the visible page to the click: none in the first round, then such that all stages of loading are met. */
const delayOf = (number: number) => (number * 170) % 1_700;

test.each(earlyActions)(
  "$name as soon as the page is visible: is done once, and the message is right",
  (action) =>
    visitAsStranger("/admin", {}, async (page) => {
      const slow = await page.context().newCDPSession(page);
      await slow.send("Emulation.setCPUThrottlingRate", { rate: slowness });
      const failures: string[] = [];
      for (let number = 0; number < rounds; number += 1)
        await perform(action, page, number).catch((error: Error) =>
          failures.push(`${number}: ${error.message}`),
        );
      expect(failures).toEqual([]);
    }),
  30_000 * rounds,
);

test.each(earlyActions.filter(({ needsScripts }) => !needsScripts))(
  "$name without JavaScript: is done, and the response has the message",
  (action) =>
    visitAsStranger("/admin", { javaScriptEnabled: false }, (page) => perform(action, page, 0, false)),
);

let words = 0;

async function perform(action: EarlyAction, page: Page, number: number, hasScripts = true): Promise<void> {
  words += 1;
  const round: Round = { page, sql, signIn, hasScripts, word: `Moment ${words}` };
  if (hasScripts) await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.context().addCookies(cookiesIn(await signIn()));
  await page.goto(await action.path(round), { waitUntil: "commit" });
  if (delayOf(number) > 0) await page.waitForTimeout(delayOf(number));
  await action.act(page, round);
  if (action.said) {
    const said = page.locator(".notice p").filter({ hasText: action.said });
    await said.waitFor({ timeout: 10_000 });
  }
  const found = await action.found(round);
  expect(found, JSON.stringify(found)).toEqual(action.expected(round));
}

const cookiesIn = (header: string) =>
  header.split("; ").map((cookie) => {
    const [name = "", value = ""] = cookie.split("=");
    return { name, value, url: address() };
  });
