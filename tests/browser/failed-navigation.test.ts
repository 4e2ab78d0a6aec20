import { describe, expect, test } from "vitest";
import { openSong } from "./open-page.ts";
import { breakConnection } from "./page-requests.ts";
import { visit } from "./visit.ts";

const expectedFaults = { allowErrors: true };

describe.each(["offline", "failing"] as const)("a client navigation while the server is %s", (how) => {
  test("keeps the page and says so, and 'Try again' completes it", () =>
    visit("/", expectedFaults, async (page) => {
      await openSong(page);
      const repair = await breakConnection(page, how);
      const other = page.locator(".more-songs a").first();
      const title = (await other.getByRole("heading").textContent()) ?? "";
      await other.click();
      const notice = page.locator(".notice.failed");
      await notice.waitFor();
      expect(await notice.textContent()).toContain("This page could not be fetched.");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Dil-e-Nadaan");
      await repair();
      await notice.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await notice.count()).toBe(0);
    }));
});

test("navigating to another page removes the message of a failed navigation", () =>
  visit("/", expectedFaults, async (page) => {
    const repair = await breakConnection(page, "offline");
    await page
      .getByRole("link", { name: /Hazaaron Khwahishen Aisi/ })
      .first()
      .click();
    await page.locator(".notice.failed").waitFor();
    await repair();
    await page.getByRole("link", { name: "Albums", exact: true }).first().click();
    await page.waitForURL("**/albums");
    expect(await page.locator(".notice.failed").count()).toBe(0);
  }));
