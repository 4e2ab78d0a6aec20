import { expect, test } from "vitest";
import { notYetAPage, openSong, visit } from "./visit.ts";

test("a step back that is taken before the scripts of a page have run leads to the page of its address", () =>
  visit("/", {}, async (page) => {
    await openSong(page);
    const heading = page.getByRole("heading", { level: 1, name: /^Dil-e-Nadaan/ });
    const song = new URL(page.url()).pathname;
    await page.goto(notYetAPage);
    const released = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(`**${song}`, { waitUntil: "commit" });
    await heading.waitFor();
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL((url) => url.pathname === "/", { waitUntil: "commit" });
    released.resolve();
    await page.locator(".song-chart").waitFor();
    expect(await heading.count()).toBe(0);
  }));
