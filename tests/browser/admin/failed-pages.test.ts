/** Pages of the administration whose data cannot be fetched: what is shown stays, and is fetched later. */
import { beforeAll, describe, expect, test } from "vitest";
import { deleteEntry, saveSong } from "#catalogue";
import { breakConnection } from "../page-requests.ts";
import { goTo, heading, notice } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

beforeAll(async () => {
  await saveSong(sql(), { title: "Geet", lyrics_english: "la", genre: "Ghazal" });
});

const expectedFaults = { allowErrors: true };

describe.each(["offline", "failing"] as const)("while the server is %s", (how) => {
  test("a page of the administration stays, says so, and 'Try again' completes the step", () =>
    visit("/admin/dashboard", expectedFaults, async (page) => {
      await goTo(page, "/admin/trash");
      await heading(page, "Trash");
      const repair = await breakConnection(page, how);
      await page.getByRole("link", { name: "Albums", exact: true }).first().click();
      await notice(page).getByText("This page could not be fetched.").waitFor();
      await heading(page, "Trash");
      await repair();
      await notice(page).getByRole("button", { name: "Try again" }).click();
      await heading(page, "Albums");
      expect(await notice(page).count()).toBe(0);
      await page.goBack();
      await heading(page, "Trash");
      await page.goBack();
      await heading(page, "Dashboard");
      const repairAgain = await breakConnection(page, how);
      await page.goForward();
      await notice(page).getByRole("button", { name: "Try again" }).waitFor();
      await repairAgain();
      await notice(page).getByRole("button", { name: "Try again" }).click();
      await heading(page, "Trash");
      await page.goForward();
      await heading(page, "Albums");
    }));

  test("a page that another one replaces is not tried again", () =>
    visit("/admin/dashboard", expectedFaults, async (page) => {
      const repair = await breakConnection(page, how);
      await page.getByRole("link", { name: "Albums", exact: true }).first().click();
      await notice(page).waitFor();
      await repair();
      await page.getByRole("link", { name: "Trash", exact: true }).first().click();
      await heading(page, "Trash");
      expect(await notice(page).count()).toBe(0);
    }));

  test("a question that is fetched for a dialog says so, keeps what is typed, and can be asked again", () =>
    visit("/admin/genres", expectedFaults, async (page) => {
      await page.getByRole("link", { name: "Edit Ghazal", exact: true }).click();
      const name = page.getByLabel("Name", { exact: true });
      await name.fill("Gazal");
      const repair = await breakConnection(page, how);
      await page.getByRole("button", { name: "Rename" }).click();
      await notice(page).getByText("The site did not answer.").waitFor();
      expect(await name.inputValue()).toBe("Gazal");
      await repair();
      await page.getByRole("button", { name: "Rename" }).click();
      await page.getByRole("alertdialog").waitFor();
    }));

  test("a list that follows the catalogue stays without a word, and is right once the server answers", () =>
    visit("/admin/lyrics", expectedFaults, async (page) => {
      let tries = 0;
      const repair = await breakConnection(page, how);
      page.on("request", (request) => {
        if (request.url().includes("/admin/lyrics.data")) tries += 1;
      });
      const { id } = await saveSong(sql(), { title: "Doosra", lyrics_english: "la" });
      await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThan(1);
      expect(await notice(page).count()).toBe(0);
      await repair();
      await page.getByRole("cell", { name: "Doosra" }).first().waitFor();
      await deleteEntry(sql(), "songs", id);
      await expect
        .poll(() => page.getByRole("cell", { name: "Doosra" }).count(), { timeout: 20_000 })
        .toBe(0);
    }));
});

test("the scripts of the administration leave the browser's 'fetch' as it is", () =>
  visit("/admin/dashboard", {}, async (page) => {
    await page.waitForFunction(() => Reflect.has(window, "__reactRouterDataRouter"));
    expect(await page.evaluate(() => window.fetch.toString())).toContain("[native code]");
  }));
