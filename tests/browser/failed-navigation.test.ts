import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSong, visit } from "./visit.ts";

/** The server fails, or cannot be reached, for the data of pages; the visitor's browser says so in its console. */
async function breakTheWay(page: Page, how: "offline" | "failing"): Promise<void> {
  await page.route("**/*.data*", (route) =>
    how === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: 503, body: "" }),
  );
}

const expectedFaults = { expectFaults: true };

describe.each(["offline", "failing"] as const)("a client navigation while the server is %s", (how) => {
  test("keeps the page, says so, and 'Try again' goes on", () =>
    visit("/", expectedFaults, async (page) => {
      await openSong(page);
      await breakTheWay(page, how);
      const other = page.locator(".more-songs a").first();
      const title = (await other.getByRole("heading").textContent()) ?? "";
      await other.click();
      const notice = page.locator(".notice.failed");
      await notice.waitFor();
      expect(await notice.textContent()).toContain("This page could not be fetched.");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Dil-e-Nadaan");
      await page.unroute("**/*.data*");
      await notice.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await notice.count()).toBe(0);
    }));
});

test("going elsewhere takes the failed navigation back", () =>
  visit("/", expectedFaults, async (page) => {
    await page.route("**/lyrics/**.data*", (route) => route.abort());
    await page
      .getByRole("link", { name: /Hazaaron Khwahishen Aisi/ })
      .first()
      .click();
    await page.locator(".notice.failed").waitFor();
    await page.getByRole("link", { name: "Albums", exact: true }).first().click();
    await page.waitForURL("**/albums");
    expect(await page.locator(".notice.failed").count()).toBe(0);
  }));
