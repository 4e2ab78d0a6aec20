/** Notes to the lines of a song, and what a word means in this song. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessibleInBothThemes } from "./accessibility.ts";
import { atBothWidths } from "./both-widths.ts";
import { type VisitorOptions, visit } from "./visit.ts";

const site = inject("fixtureSite");
const path = "/lyrics/kal-na-aaye-138";

const shown = (page: Page) => page.locator(".word-meaning");
const line = (page: Page, text: string) =>
  page.locator(".stanza span").filter({ hasText: text, visible: true }).first();

/** Notes are opened by the island of meanings. */
const visitMarked = (options: VisitorOptions, steps: (page: Page) => Promise<void>) =>
  visit(path, { site, ...options }, async (page) => {
    await page.waitForFunction(() => CSS.highlights.has("explained"));
    await steps(page);
  });

test("the notes are below the lyrics, and their numbers at the lines of both scripts", async () => {
  const html = await (await fetch(site + path)).text();
  expect(html).toMatch(/<span[^>]* data-note="1"[^>]*>मन रोए<.span>/);
  expect(html).toMatch(/<span[^>]* data-note="1"[^>]*>Man roye<.span>/);
  expect(html).not.toMatch(/data-note="1"[^>]*>(?:कल|Kal)/);
  expect(html).toMatch(/<h2>Notes<.h2><dl><div><dt[^>]*data-note="1"[^>]*>मन रोए<.dt><dd>Sung twice/);
  const words = await (await fetch(`${site}${path}/words`)).text();
  expect(words).toMatch(
    /कल(?:<!-- -->)? <i[^>]*>kal<.i><.dt><dd>peace of mind(?:<!-- -->)? <small>In this song/,
  );
});

test("a tap on a line with a note shows the note, and on a word its own meaning", () =>
  atBothWidths((width) =>
    visitMarked({ width }, async (page) => {
      await line(page, "Man roye").click({ position: { x: 40, y: 12 } });
      await shown(page).getByText("The second time softly.").waitFor();
      await page.keyboard.press("Escape");
      await shown(page).waitFor({ state: "hidden" });
      await line(page, "Kal na aaye").click({ position: { x: 12, y: 12 } });
      await shown(page).getByText("peace of mind").waitFor();
    }),
  ));

test("a mouse that rests on the line shows its note, and a keyboard reaches it after the words", () =>
  visitMarked({}, async (page) => {
    await line(page, "मन रोए").hover({ position: { x: 40, y: 16 } });
    await shown(page).getByText("Sung twice").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Meanings in the lyrics/ }).focus();
    const heard: string[] = [];
    for (const key of ["ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
      await shown(page).waitFor();
      heard.push((await page.locator(".meanings [role=status]").textContent()) ?? "");
    }
    expect(heard).toEqual([
      expect.stringMatching(/^कल kal.*peace of mind/),
      expect.stringMatching(/^मन रोए, Sung twice/),
    ]);
  }));

test("axe reports nothing for an open note, light and dark", () =>
  visitMarked({}, async (page) => {
    await line(page, "Man roye").click({ position: { x: 40, y: 12 } });
    await shown(page).waitFor();
    await expectAccessibleInBothThemes(page, ".word-meaning");
  }));
