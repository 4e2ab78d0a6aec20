/** Input that is refused or corrected. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ownSite } from "../../process/own-site.ts";
import { atBothWidths, type PhoneOrDesktop, readAtBothWidths } from "../both-widths.ts";
import { fetchPage } from "../fetched-page.ts";
import { counting, setCodes } from "../operator-codes.ts";
import { visit } from "../visit.ts";

/** The search box of the header; on a phone it is in the menu, which is opened first. */
async function headerSearchBox(page: Page, width: PhoneOrDesktop) {
  if (width === "phone") await page.locator(".site-menu summary").click();
  return page.getByRole("banner").getByPlaceholder("Song, singer, album or a line").filter({ visible: true });
}

describe("the search of the header", () => {
  test("refuses an empty or blank query with the toast 'Search query empty', and stays on the page", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        const field = await headerSearchBox(page, width);
        const toast = page.locator(".notice.failed");
        for (const query of ["", "   "]) {
          await field.fill(query);
          await field.press("Enter");
          expect(await toast.locator("strong").textContent()).toBe("Search query empty");
          expect(await toast.locator("p").textContent()).toBe(
            "Search query emptyPlease enter a song, artist, or album name to search.",
          );
          expect(new URL(page.url()).pathname).toBe("/about-us");
          expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
          await toast.getByRole("button", { name: "Close" }).click();
          await expect.poll(() => toast.count()).toBe(0);
          if (width === "phone" && !(await field.isVisible()))
            await page.locator(".site-menu summary").click();
        }
      }),
    ));

  test("trims a query, opens the search page with it, and closes the phone menu", () =>
    atBothWidths((width) =>
      visit("/about-us", { width }, async (page) => {
        const field = await headerSearchBox(page, width);
        await field.fill("  dil ke  ");
        await page
          .getByRole("banner")
          .getByRole("button", { name: "Search" })
          .filter({ visible: true })
          .click();
        await page.getByRole("heading", { level: 1, name: 'Search Results for "dil ke"' }).waitFor();
        expect(new URL(page.url()).searchParams.get("q")).toBe("dil ke");
        expect(await page.locator(".site-menu").getAttribute("open")).toBeNull();
      }),
    ));
});

const tallAd = `const ad = document.querySelector(".ad").appendChild(document.createElement("p")); ad.textContent = "ad\\n".repeat(400)`;

const site = ownSite({ STARTER_CATALOGUE: "on" });
const song = "/lyrics/vande-mataram-48";

describe("the ad codes", () => {
  test.each([
    ["blank", "  \n "],
    ["one that begins with an HTML comment", ` <!-- off --><ins>ad</ins>${counting("adRuns")}`],
  ])("are ignored when the code is %s: no space is reserved and nothing runs", async (_which, adCode1) => {
    await setCodes(site, { adCode1, adCode2: `<ins id="second-ad">ad</ins>${counting("secondRuns")}` });
    await readAtBothWidths(song, { site: site.address }, async (page) => {
      await page.locator("#second-ad").waitFor();
      expect(await page.locator(".ad-spot").count()).toBe(1);
      expect(await page.evaluate("window.adRuns")).toBeUndefined();
      expect(await page.evaluate("window.secondRuns")).toBe(1);
    });
  });

  test.each([
    ["90 px for a word", "<b>word</b>", 90],
    ["90 px for an ad that grows", `<script>${tallAd}</script>`, 90],
    ["what the code says it needs", '<script async></script><ins style="height:250px">ad</ins>', 250],
    ["at most the height of the tallest ad", '<div style="height:1000px">tall</div>', 600],
  ])(
    "have their space reserved from the start, so that the text does not move: %s",
    async (_which, code, px) => {
      await setCodes(site, { adCode1: code + counting("adRuns") });
      // Without scripts the space is not displayed; with them it is reserved before they run.
      const { html } = await fetchPage(song, site.address);
      const [, height] = /<[^>]* class="[^"]*ad-spot.*?<svg[^>]* height="(\d+)"/s.exec(html) ?? [];
      expect(height).toBe(String(px));
      await readAtBothWidths(song, { site: site.address }, async (page) => {
        await expect.poll(() => page.evaluate("window.adRuns")).toBe(1);
        const height = () => page.locator(".ad-spot").evaluate((spot) => spot.getBoundingClientRect().height);
        expect(await height()).toBe(px);
      });
    },
  );
});

describe("an ad", () => {
  test.each([
    ["its whole spot when its code has no width", "<div id=ad>ad</div>", null],
    ["the width in its code, centred", '<div id=ad style="width:120px">ad</div>', 120],
  ])("takes %s", async (_which, adCode1, width) => {
    await setCodes(site, { adCode1 });
    await readAtBothWidths(song, { site: site.address }, async (page) => {
      const [ad, spot] = [
        await page.locator("#ad").boundingBox(),
        await page.locator(".ad-spot").boundingBox(),
      ];
      if (!ad || !spot) throw new Error("There is no ad.");
      expect(ad.width).toBe(width ?? spot.width);
      expect(ad.x - spot.x).toBe((spot.width - ad.width) / 2);
    });
  });
});

describe("a search by name", () => {
  test.each([
    ["artists", "aGjIt", ["Jagjit Singh", "Jagjit Kaur"]],
    ["artists", "SINGH", ["Jagjit Singh", "Chitra Singh"]],
    ["albums", "za gha", ["Mirza Ghalib", "Mirza Ghalib (1954 Film)"]],
    ["albums", "EERA", ["Meera", "Meera (1947 Film)"]],
  ])("finds %s by any part of the name, in any case: %s", async (type, q, names) => {
    const { textsOf } = await fetchPage(`/search?type=${type}&q=${encodeURIComponent(q)}`);
    expect(textsOf("h3").toSorted()).toEqual(names.toSorted());
  });
});
