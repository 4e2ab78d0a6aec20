/**
 * What the administrator does while the connection is lost: the page stays, says so, and the same can be done again.
 */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { deleteEntry, saveSong } from "#catalogue";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();

beforeAll(async () => {
  await saveSong(sql(), { title: "Vande Mataram", lyrics_hindi: "वन्दे मातरम्" });
  const { id } = await saveSong(sql(), { title: "Jana Gana Mana", lyrics_hindi: "जन गण मन" });
  await deleteEntry(sql(), "songs", id);
  await sql()`select private.note_missed_search('kahin nahin')`;
});

interface Act {
  readonly name: string;
  readonly path: string;
  readonly perform: (page: Page) => Promise<void>;
  readonly failed: string;
  readonly succeeded: string;
  /** What still shows after the failure. */
  readonly remaining?: (page: Page) => Promise<unknown>;
}

const confirmed = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
const codeField = (page: Page) => page.getByLabel("Ad Code 1");

const acts: readonly Act[] = [
  {
    name: "deleting a song",
    path: "/admin/lyrics",
    perform: async (page) => {
      const isOpen = await page.getByRole("alertdialog").isVisible();
      if (!isOpen) await page.getByRole("button", { name: "Delete Vande Mataram" }).click();
      await confirmed(page, "Delete");
    },
    failed: "Error Deleting Lyric",
    succeeded: "Lyric Deleted",
    remaining: (page) => page.getByRole("alertdialog").getByText("The site did not answer.").waitFor(),
  },
  {
    name: "restoring a song",
    path: "/admin/trash",
    perform: (page) => page.getByRole("button", { name: "Restore Jana Gana Mana" }).click(),
    failed: "Error Restoring",
    succeeded: "Lyric Restored",
  },
  {
    name: "forgetting a search",
    path: "/admin/analytics",
    perform: (page) => page.getByRole("button", { name: "Forget kahin nahin" }).click(),
    failed: "Error Forgetting Searches",
    succeeded: "Search Forgotten",
  },
  {
    name: "saving a code",
    path: "/admin/settings",
    perform: async (page) => {
      if ((await codeField(page).inputValue()) === "") await codeField(page).fill("<ins>one</ins>");
      await page.getByRole("button", { name: "Save Settings" }).click();
    },
    failed: "Error Saving Settings",
    succeeded: "Settings Saved",
    remaining: async (page) => expect(await codeField(page).inputValue()).toBe("<ins>one</ins>"),
  },
];

test.each(acts)(
  "$name without a connection fails with a message, and works once the connection is back",
  ({ path, perform, failed, succeeded, remaining }) =>
    visit(path, { allowErrors: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      const notice = page.locator(".notice");
      await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
      await perform(page);
      await notice.getByText(failed, { exact: true }).waitFor();
      await notice.getByText("The site did not answer. Please check the connection and try again.").waitFor();
      await remaining?.(page);
      await page.unrouteAll();
      await perform(page);
      await notice.getByText(succeeded).waitFor();
    }),
);
