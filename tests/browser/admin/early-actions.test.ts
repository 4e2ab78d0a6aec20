/**
 * What is clicked and typed as soon as it can be, while the scripts of a page are on their way on a slow machine. By hand in
 * more rounds: EARLY_ACTIONS_ROUNDS=30 npm test -- early-actions
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAdministration } from "./administrator.ts";
import { earlyActions } from "./early-actions/all.ts";
import type { EarlyAction, Round } from "./early-actions/early-action.ts";

const { address, sql, signIn, visitAsStranger } = openAdministration({ STARTER_CATALOGUE: "off" });

const rounds = Number(process.env.EARLY_ACTIONS_ROUNDS ?? 1);

/** So many times slower than this machine. */
const slowness = 4;

/** Milliseconds between the first sight of a page and the click: the first is none, the others meet the scripts at all stages. */
const delayOf = (number: number) => (number * 170) % 1_700;

test.each(earlyActions)(
  "$name at first sight: carried out once, and what is said is what is stored",
  (moment) =>
    visitAsStranger("/admin", {}, async (page) => {
      const slow = await page.context().newCDPSession(page);
      await slow.send("Emulation.setCPUThrottlingRate", { rate: slowness });
      const failures: string[] = [];
      for (let number = 0; number < rounds; number += 1)
        await play(moment, page, number).catch((error: Error) =>
          failures.push(`${number}: ${error.message}`),
        );
      expect(failures).toEqual([]);
    }),
  30_000 * rounds,
);

test.each(earlyActions.filter(({ needsScripts }) => !needsScripts))(
  "$name without scripts: carried out all the same, and said by the page that answers",
  (moment) => visitAsStranger("/admin", { javaScriptEnabled: false }, (page) => play(moment, page, 0, false)),
);

let words = 0;

async function play(moment: EarlyAction, page: Page, number: number, hasScripts = true): Promise<void> {
  words += 1;
  const round: Round = { page, sql, signIn, hasScripts, word: `Moment ${words}` };
  if (hasScripts) await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.context().addCookies(cookiesIn(await signIn()));
  await page.goto(await moment.path(round), { waitUntil: "commit" });
  if (delayOf(number) > 0) await page.waitForTimeout(delayOf(number));
  await moment.act(page, round);
  if (moment.said) {
    const said = page.locator(".notice p").filter({ hasText: moment.said });
    await said.waitFor({ timeout: 10_000 });
  }
  const found = await moment.found(round);
  expect(found, JSON.stringify(found)).toEqual(moment.expected(round));
}

const cookiesIn = (header: string) =>
  header.split("; ").map((cookie) => {
    const [name = "", value = ""] = cookie.split("=");
    return { name, value, url: address() };
  });
