/** The interactive islands of a page: when they are hydrated, and what the HTML contains for them. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit } from "./visit.ts";

const song = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";
const permissions = ["clipboard-read", "clipboard-write"];

test("a click on a button before its script has loaded loads the script at once, and then takes effect", () =>
  visit("/", { permissions }, async (page) => {
    await openWithoutIdleTime(page);
    const copy = page.getByRole("button", { name: "Copy Lyrics" });
    expect(await countHydrated(page)).toBe(0);
    await copy.click();
    await page.getByText("Both English and Hindi lyrics copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
  }));

test("no script is loaded before the page is idle or touched", () =>
  visit("/", {}, async (page) => {
    // Late requests of the first page must not count.
    await page.goto("about:blank");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".js")) requests.push(request.url());
    });
    await openWithoutIdleTime(page);
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(requests).toEqual([]);
    await page.locator(".site-header input").first().focus();
    await expect.poll(() => countHydrated(page)).toBeGreaterThan(0);
  }));

test("an island is hydrated as soon as it is begun, so that no navigation can come in between", () =>
  visit("/about-us", {}, async (page) => {
    await page.addInitScript(() => {
      const late: string[] = [];
      Reflect.set(window, "lateIslands", late);
      // Called at the end of the task that begins an island.
      const note = (changes: MutationRecord[]) => {
        for (const { target: island } of changes) {
          const isHydrated = Array.from(island.childNodes).some((child) =>
            Object.keys(child).join().includes("__react"),
          );
          const { localName, outerHTML } = island as Element;
          if (island.hasChildNodes() && !isHydrated && /^island-/.test(localName)) late.push(outerHTML);
        }
      };
      const watched = { subtree: true, attributes: true, attributeFilter: ["data-alive"] };
      new MutationObserver(note).observe(document, watched);
    });
    await page.goto(song);
    const touched = [".site-header input", ".theme-switch", ".song-actions button"];
    for (const each of touched) await page.locator(each).first().focus();
    await expect.poll(() => countHydrated(page)).toBeGreaterThanOrEqual(touched.length);
    expect(await page.evaluate(() => Reflect.get(window, "lateIslands"))).toEqual([]);
  }));

test("the HTML contains the lyrics only as they are displayed, not again as data", async () => {
  const html = await (await fetch(`${inject("siteAddress")}${song}`)).text();
  const shown = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
  // In columns, line by line, and with the translation.
  expect(shown.split("Hum hain mushtaaq aur wo bezaar").length - 1).toBe(3);
});

test("'Copy Lyrics' copies both scripts from a page that shows only one", () =>
  visit(`${song}?script=hindi`, { permissions }, async (page) => {
    await page.getByRole("button", { name: "Copy Lyrics" }).click();
    await page.getByText("Both English and Hindi lyrics copied.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Hum hain mushtaaq aur wo bezaar");
    expect(copied).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
  }));

test.each([
  ["both scripts, although the other one has to be fetched", `${song}?script=hindi`, "Dil-e-nadaan tujhe"],
  ["the shown script without a connection to the other", `${song}?script=hindi`, "दिल-ए-नादाँ तुझे", "**/*-52"],
  ["the translation", `${song}?script=translation`, "Innocent heart"],
])(
  "where only the task of a click may write, 'Copy Lyrics' copies %s",
  (_what, path, words, unreachable = "none") =>
    visit(path, { allowErrors: true }, async (page) => {
      await page.route(unreachable, (route) => route.abort());
      await page.evaluate(allowOnlyClicksToCopy);
      await page.getByRole("button", { name: "Copy Lyrics" }).click();
      await page.getByText("Lyrics Copied!").waitFor();
      expect(await page.evaluate(() => Reflect.get(window, "copiedText"))).toContain(words.normalize());
    }),
);

/** Runs in the browser. Safari has such a clipboard: it takes a text that comes later, from a call that does not. */
function allowOnlyClicksToCopy(): void {
  let isInClick = false;
  addEventListener(
    "click",
    () => {
      isInClick = true;
      setTimeout(() => {
        isInClick = false;
      });
    },
    true,
  );
  const keep = async (text: Promise<string>) => {
    if (!isInClick) throw new DOMException("Not in a click", "NotAllowedError");
    Reflect.set(window, "copiedText", await text);
  };
  const read = async ([item]: ClipboardItem[]) => (await item?.getType("text/plain"))?.text() ?? "";
  const clipboard = {
    write: (items: ClipboardItem[]) => keep(read(items)),
    writeText: (text: string) => keep(Promise.resolve(text)),
  };
  Object.defineProperty(navigator, "clipboard", { value: clipboard });
}

/** Opens a song in a page that is never idle, so that only a touch hydrates its islands. */
async function openWithoutIdleTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    window.requestIdleCallback = (then, options) => (options?.timeout === 3_000 ? 0 : idle(then, options));
  });
  await page.goto(song);
}

function countHydrated(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("[data-alive]")].filter((part) => /^island-/.test(part.localName)).length,
  );
}
