/**
 * Text at twice its size, as a visitor's settings or zoom make it: no word is broken, and nothing is cut off or
 * beside the window.
 */
import { expect, test } from "vitest";
import { notYetAPage } from "./open-page.ts";
import { textFaults } from "./text-faults.ts";
import { visit } from "./visit.ts";
import { widths } from "./widths.ts";

const song = "/lyrics/x-52";
const pages = [
  ...[
    "/",
    "/search",
    "/search?q=dil",
    "/search?q=lata&type=artists",
    "/search?q=raag&type=albums",
    "/search?q=zzqqxx",
  ],
  ...[
    "/singers",
    "/albums",
    "/lyricists",
    "/first-lines",
    "/words",
    "/genre/ghazal",
    "/year/1954",
    "/decade/1950",
  ],
  ...["/album/x-1", "/singer/x-1", "/lyricist/x-1", "/music-director/x-1", "/about-us", "/terms-of-use"],
  ...["/nothing", "/lyrics/nothing", `${song}/report`],
  ...["both", "roman", "hindi", "lines", "translation"].map((script) => `${song}?script=${script}`),
];

test.each([
  { width: widths.phone, letters: 32 },
  { width: widths.desktop, letters: 32 },
  { width: 320, letters: 16 },
])(
  "no word is broken and nothing is cut off at $width px with letters of $letters px",
  ({ width, letters }) =>
    visit(notYetAPage, { javaScriptEnabled: false, allowErrors: /status of 404/ }, async (page) => {
      await page.setViewportSize({ width, height: 800 });
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.enable");
      await browser.send("Page.setFontSizes", { fontSizes: { standard: letters } });
      for (const path of pages) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.evaluate(() => document.fonts.ready);
        expect(await textFaults(page), path).toEqual([]);
      }
      if (width < widths.desktop) {
        await page.locator(".site-menu summary").click();
        expect(await textFaults(page), "the menu").toEqual([]);
      }
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      await browser.detach();
    }),
  // Each window opens a page of every kind.
  180_000,
);
