/** What the server has kept of a form of a song is gone once its editor leaves the form without saving. */
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { button, expectAccessible, saveOldSong, title } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const gone = "This unfinished text does not exist any more.";

beforeEach(() => sql()`delete from private.unfinished_forms`);

const kept = async () =>
  (await sql()<{ title: string }[]>`select title from private.unfinished_forms`).map(({ title }) => title);

async function typeAndWait(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await expect.poll(kept, { timeout: 15_000 }).toEqual([text]);
}

const openDashboard = (page: Page) => page.getByRole("link", { name: "Dashboard" }).first().click();

test.each([
  ["a new song", async () => "/admin/lyrics/add"],
  ["a stored song", async () => (await saveOldSong(sql())).path],
])(
  "'Leave' says that what was kept of %s is thrown away, and the dashboard after it does not list it",
  async (_, addressOf) => {
    await visit(await addressOf(), {}, async (page) => {
      await typeAndWait(page, "Adhoora Geet");
      // The answer of a server that is far away.
      await page.route("**/admin/unfinished", async (route) => {
        await setTimeout(500);
        await route.continue();
      });
      await openDashboard(page);
      await page.getByRole("alertdialog").getByText("so is what was kept of it as unfinished").waitFor();
      await expectAccessible(page);
      await button(page, "Leave").click();
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
      expect(await kept()).toEqual([]);
      expect(await page.getByText("Adhoora Geet").count()).toBe(0);
    });
  },
);

test("a text that is on its way to the server when its form is left is not kept", () =>
  visit("/admin/lyrics/add", {}, async (page) => {
    const isSent = Promise.withResolvers<void>();
    await page.route("**/admin/unfinished", async (route) => {
      isSent.resolve();
      if (!route.request().postData()?.includes("discard")) await setTimeout(700);
      await route.continue();
    });
    await title(page).fill("Adhoora Geet");
    await isSent.promise;
    await openDashboard(page);
    await button(page, "Leave").click();
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    expect(await kept()).toEqual([]);
  }));

test("a server that does not answer keeps nobody from leaving", () =>
  visit("/admin/lyrics/add", { allowErrors: /ERR_FAILED|unfinished/ }, async (page) => {
    await typeAndWait(page, "Adhoora Geet");
    await page.route("**/admin/unfinished", () => {});
    await page.getByRole("link", { name: "Cancel" }).click();
    await button(page, "Leave").click();
    await page.getByRole("heading", { name: "Manage Lyrics" }).waitFor();
    await page.unrouteAll();
  }));

test.each([
  ["add", async () => "/admin/lyrics/add", ""],
  ["edit", async () => (await saveOldSong(sql())).path, "Purana"],
])(
  "the form to %s a song says that an unfinished text is gone, until the next one begins",
  async (_, addressOf, stored) => {
    await visit(`${await addressOf()}?continue=${crypto.randomUUID()}`, {}, async (page) => {
      await page.getByText(gone).waitFor();
      expect(await title(page).inputValue()).toBe(stored);
      await expectAccessible(page);
      await title(page).fill("Naya Geet");
      await page.getByRole("link", { name: "Add New Lyric" }).first().click();
      await button(page, "Leave").click();
      await expect.poll(() => title(page).inputValue()).toBe("");
      expect(await page.getByText(gone).count()).toBe(0);
    });
  },
);
