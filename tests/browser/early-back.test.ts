import { expect, test } from "vitest";
import { notYetAPage, openSong } from "./open-page.ts";
import { visit } from "./visit.ts";

test("a step back before the scripts have run leads to the page of its address, where it was left", () =>
  visit("/", {}, async (page) => {
    const place = () => page.evaluate(() => scrollY);
    await page
      .getByRole("link", { name: /Dil-e-Nadaan/ })
      .first()
      .hover();
    const left = await place();
    expect(left).toBeGreaterThan(100);
    await openSong(page);
    await page.evaluate(() => scrollTo(0, 300));
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
    await expect.poll(place).toBe(left);
  }));
