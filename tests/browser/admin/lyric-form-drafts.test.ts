import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { open } from "../open-page.ts";
import { password } from "./administrator.ts";
import {
  acceptDialogs,
  button,
  expectAccessible,
  expectTextKept,
  field,
  fill,
  focused,
  restoredMessage,
  saveOldSong,
  title,
  typedSong,
} from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visit, visitAsStranger } = openSharedAdministration();
const add = "/admin/lyrics/add";
const atList = /\/admin\/lyrics(?:#row-\d+)?$/;
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

beforeEach(async () => {
  await sql()`delete from lyrics`;
});

const openForm = (page: Page) => page.getByRole("link", { name: "Add New Lyric" }).first().click();
const count = async () => (await sql()`select count(*)::integer as count from lyrics`)[0]?.count;

test("leaving a form with unsaved text asks, by a link and by going back, and 'Stay' keeps the text", () =>
  visit("/admin/dashboard", {}, async (page) => {
    await openForm(page);
    await fill(page, typedSong);
    await page.getByRole("link", { name: "Cancel" }).click();
    await question(page).waitFor();
    expect(await focused(page)).toBe("Stay");
    await page.keyboard.press("Enter");
    await question(page).waitFor({ state: "hidden" });
    await page.goBack();
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe(add);
    await expectTextKept(page);
  }));

test("'Leave' discards unsaved text, and clears the same form", () =>
  visit("/admin/dashboard", {}, async (page) => {
    await openForm(page);
    await fill(page, typedSong);
    await page.getByRole("link", { name: "Back to Manage Lyrics" }).click();
    await button(page, "Leave").click();
    await page.waitForURL(atList);
    await openForm(page);
    await title(page).waitFor();
    expect(await title(page).inputValue()).toBe("");
    expect(await restoredMessage(page).count()).toBe(0);

    await fill(page, typedSong);
    await openForm(page);
    await button(page, "Leave").click();
    await expect.poll(() => title(page).inputValue()).toBe("");
    await question(page).waitFor({ state: "detached" });
  }));

test("nothing is asked when nothing is unsaved, or for a jump within the page", () =>
  visit("/admin/dashboard", {}, async (page) => {
    await openForm(page);
    await fill(page, typedSong);
    await page.evaluate(() => document.querySelector<HTMLElement>(".skip-link")?.click());
    expect(await question(page).count()).toBe(0);
    await expectTextKept(page);
    await fill(page, { "Song Title": "", Singers: "", "Hindi Lyrics": "" });
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(atList);
  }));

test("the question has the focus before the browser draws it, so no key types into the form behind it", () =>
  visit(add, {}, async (page) => {
    await fill(page, typedSong);
    await page.evaluate(() => {
      window.requestAnimationFrame = (draw) => Number(setTimeout(draw, 2_000, performance.now()));
    });
    await page.getByRole("link", { name: "Cancel" }).click();
    await question(page).waitFor({ state: "attached" });
    expect(await focused(page)).toBe("Stay");
    await page.keyboard.press("Enter");
    await question(page).waitFor({ state: "hidden" });
    await expectTextKept(page);
  }));

describe("unsaved text is restored", () => {
  test("after a reload with a message, until 'Discard' deletes it or the song is saved", () =>
    visit(add, {}, async (page) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.type());
        dialog.accept();
      });
      await fill(page, typedSong);
      await page.reload();
      expect(dialogs).toEqual(["beforeunload"]);
      await restoredMessage(page).waitFor();
      await expectTextKept(page);
      await expectAccessible(page);
      await button(page, "Discard").click();
      expect(await title(page).inputValue()).toBe("");
      expect(await restoredMessage(page).count()).toBe(0);
      await expect.poll(() => focused(page)).toBe("title");
      await page.reload();
      await title(page).waitFor();
      expect(await restoredMessage(page).count()).toBe(0);

      await fill(page, typedSong);
      await page.reload();
      await restoredMessage(page).waitFor();
      await button(page, "Save").click();
      await page.waitForURL(atList);
      await page.goto(add);
      await title(page).waitFor();
      const left = [await restoredMessage(page).count(), await title(page).inputValue(), await count()];
      expect(left).toEqual([0, "", 1]);
    }));

  test("only in the form in which it was typed", async () => {
    const { path } = await saveOldSong(sql());
    await visit(add, {}, async (page) => {
      acceptDialogs(page);
      await fill(page, typedSong);
      await open(page, path);
      expect(await title(page).inputValue()).toBe("Purana");
      expect(await restoredMessage(page).count()).toBe(0);
      await open(page, add);
      await restoredMessage(page).waitFor();
      await expectTextKept(page);
    });
  });

  test.each(["by saving", "by waiting"])(
    "after a new sign-in when the session has ended, noticed %s",
    async (how) => {
      const cookies = await signIn();
      await visitAsStranger(add, { cookies, pauseClock: how === "by waiting" }, async (page) => {
        await fill(page, typedSong);
        // A request that is pending when the page is left would be logged as an error.
        if (how === "by saving") await page.getByText(/^1 singer /).waitFor();
        await fetch(`${address()}/admin/logout`, {
          method: "POST",
          headers: { Origin: address(), Cookie: cookies },
        });
        if (how === "by saving") await button(page, "Save").click();
        else {
          await page.clock.runFor(31_000);
          await page.clock.resume();
        }
        await page.waitForURL(`**/admin?to=${encodeURIComponent(add)}&ended=yes`);
        await page.getByText("You were signed out; your text is kept").waitFor();
        await expect.poll(() => focused(page)).toBe("username");
        expect(await count()).toBe(0);
        await field(page, "Username").fill("admin");
        await field(page, "Password").fill(password);
        await button(page, "Login").click();
        await page.waitForURL(`**${add}`);
        await restoredMessage(page).waitFor();
        await expectTextKept(page);
        await button(page, "Save").click();
        await page.waitForURL(atList);
        expect(await count()).toBe(1);
      });
    },
  );

  test("after signing out and in again", async () => {
    const cookies = await signIn();
    // A request for the explanation may be aborted, which the browser logs.
    const allowErrors = /\/admin\/lyrics\/explanation|ERR_FAILED \S+\/admin$/;
    await visitAsStranger(add, { cookies, allowErrors }, async (page) => {
      await fill(page, typedSong);
      await button(page, "Logout").first().click();
      await field(page, "Username").fill("admin");
      await field(page, "Password").fill(password);
      await button(page, "Login").click();
      await page.waitForURL("**/admin/dashboard");
      await page.getByRole("link", { name: "Add New Lyric" }).first().click();
      await restoredMessage(page).waitFor();
      await expectTextKept(page);
    });
  });
});
