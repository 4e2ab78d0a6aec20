/**
 * The site in Hindi, with a catalogue without Latin letters: a word in Latin letters is in no table of texts, or was
 * not translated.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { filterKinds } from "#catalogue";
import { addresses, addressIn } from "../../../site/addresses.ts";
import { ownSite } from "../../process/own-site.ts";
import { breakConnection } from "../page-requests.ts";
import { textFaults } from "../text-faults.ts";
import { type VisitorOptions, visit } from "../visit.ts";
import { fillCatalogue } from "./catalogue.ts";
import { latinWords } from "./latin-words.ts";

const song = "/lyrics/x-1";

/** The states of pages of which one look is not enough, or whose address has a parameter. */
const states: Readonly<Record<string, readonly string[]>> = {
  "": ["/"],
  "lyrics/:slug": [
    ...["both", "roman", "hindi", "lines", "translation"].map((script) => `${song}?script=${script}`),
    // In one script, without anything else, and gone.
    ...[song, "/lyrics/x-2", "/lyrics/x-3", "/lyrics/nothing"],
  ],
  search: [
    // Lists, in pages and in an order; a filter alone narrows nothing.
    ...["/search", "/search?order=views", "/search?page=2", "/search?genre=qawwali"],
    ...["/search?type=artists", "/search?type=albums"],
    // Hits of each type, other people, groups, and pages.
    ...["कल", "साहिर", "ख़य्याम", "१९६०", "क़व्वाली"].map((q) => `/search?q=${q}`),
    ...["/search?q=गीता&type=artists", "/search?q=रंगमंच&type=albums", "/search?q=गीता&page=2"],
    // Filters that are chosen, that leave nothing, and that do not exist.
    ...["/search?q=गीता&decade=1960s&script=hindi", "/search?q=गीता&genre=qawwali&decade=1950s"],
    `/search?q=कल&${[...filterKinds, "order"].map((kind) => `${kind}=अ`).join("&")}`,
    // Nothing, the nearest, and a text that is cut.
    ...["ххх", "ऋऋऋ", "गीता ऋऋऋ", "गीता डत्थ", "गीत ".repeat(60)].map((q) => `/search?q=${q}`),
    ...["/search?q=ххх&type=artists", "/search?q=ххх&type=albums"],
  ],
  "genre/:group": ["/genre/qawwali", "/genre/qawwali?page=2", "/genre/qawwali?order=अ", "/genre/nothing"],
  "year/:group": ["/year/1960", "/year/1960?order=views", "/year/1801"],
  "decade/:group": ["/decade/1960s", "/decade/1960s?order=title&page=2", "/decade/1801"],
  "lyrics/:slug/report": ["", "?line=line-1", "?sent=stored", "?sent=full"].map(
    (query) => `${song}/report${query}`,
  ),
  "lyrics/:slug/machine-made": ["/lyrics/x-2/machine-made", "/lyrics/x-3/machine-made"],
  "lyrics/:slug/words": [`${song}/words`, "/lyrics/nothing/words"],
  "singer/:slug": [
    // With all facts, in another order, of a decade, page 2; with a name alone; unknown values.
    ...["/singer/x-1", "/singer/x-1?order=views", "/singer/x-1?decade=1960s", "/singer/x-1?page=2"],
    ...["/singer/x-2", "/singer/x-1?order=अ&decade=अ", "/singer/x-9999"],
  ],
  "artist/:slug": ["/artist/x-1", "/artist/x-2", "/artist/x-9999"],
  "lyricist/:slug": ["/lyricist/x-1", "/lyricist/x-2", "/lyricist/x-9999"],
  "music-director/:slug": ["/music-director/x-1", "/music-director/x-2", "/music-director/x-9999"],
  "album/:slug": ["/album/x-1", "/album/x-2", "/album/x-2?page=2", "/album/x-3", "/album/x-9999"],
  // In pages of letters.
  singers: ["/singers", "/singers?letter=च", "/singers?letter=च&page=2"],
  words: ["/words", "/words?q=झ", "/words?q=थथ"],
  "words/all": ["/words/all", "/words/all?q=झ"],
  "words/:letter": ["/words/झ", "/words/nothing"],
  "words/all/:letter": ["/words/all/झ", "/words/all/j"],
  "*": ["/nothing"],
};

const pages = addresses.filter(({ frame }) => frame === "visitor");
const paths = pages
  .flatMap(({ pattern }) => states[pattern] ?? [`/${pattern}`])
  .map((path) => addressIn("/hi", path));

const site = ownSite(
  {
    SITE_NAME: "अंतरा",
    ASK_CONSENT: "on",
    CONTACT_EMAIL: "a@example.com",
    SOCIAL_YOUTUBE_URL: "https://youtube.com/@a",
  },
  fillCatalogue,
);

test("each page of visitors whose address has a parameter is opened with a value for it", () => {
  expect(paths.filter((path) => path.includes(":"))).toEqual([]);
});

test("states are given of pages that there are", () => {
  const patterns = new Set(pages.map(({ pattern }) => pattern));
  expect(Object.keys(states).filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

test.each(paths)("%s has no Latin letters, and cuts no text", (path) =>
  open(path, async (page) => {
    await page.evaluate(() => document.fonts.ready);
    expect((await textsOf(page)).length).toBeGreaterThan(20);
    expect(await latinTexts(page)).toEqual([]);
    expect(await textFaults(page)).toEqual([]);
  }),
);

test("a refused report has no Latin letters, and cuts no text", () =>
  visit(
    `/hi${song}/report`,
    { site: site.address, width: "phone", allowErrors: /status of 400/ },
    async (page) => {
      await page.locator(".report-page [type=submit]").click();
      await page.locator("#report-kind-error").waitFor();
      expect(await latinTexts(page)).toEqual([]);
      expect(await textFaults(page)).toEqual([]);
    },
  ));

/**
 * What a visitor does on a page whose scripts have come, and what appears then.
 * @param action on what may be anywhere on the page
 */
interface Step {
  readonly name: string;
  readonly action: (page: Page) => Promise<unknown>;
  readonly appears: string;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const emptySearch = (page: Page) => page.locator(".site-menu form button").click();
const type = (text: string) => (page: Page) => page.locator(".site-menu input").fill(text);
const withoutConnection = async (page: Page) => {
  await breakConnection(page, "offline");
  await page.locator("footer nav a").first().click();
};

const consent: Step = { name: "consent", action: click("island-consent-buttons button"), appears: "html" };
const menu: Step = { name: "menu", action: click(".site-menu summary"), appears: ".site-menu[open] nav a" };
const failure: Step = { name: "failed navigation", action: withoutConnection, appears: ".notice.failed" };
const message: Step = { name: "message", action: emptySearch, appears: "island-notices .notice button" };
const suggestions: Step = { name: "suggestions", action: type("कल"), appears: "[role=option].all" };
const noSuggestions: Step = {
  name: "no suggestions",
  action: type("щщщщ"),
  appears: "island-suggestions [role=status]:not(:empty)",
};

/** The steps on each page, one after the other. */
const visits: readonly { readonly path: string; readonly steps: readonly Step[] }[] = [
  { path: "/", steps: [consent, menu, message, noSuggestions, suggestions, failure] },
  {
    path: "/nothing",
    steps: [{ name: "search", action: click("main input"), appears: "main [data-alive]" }],
  },
  {
    path: `${song}?script=both`,
    steps: [
      consent,
      { name: "text size", action: click(".text-size button:last-of-type"), appears: "[data-text-size]" },
      { name: "copying", action: click(".song-actions > .button"), appears: "island-notices .notice" },
      {
        name: "sharing",
        action: click(".song-actions > .button + .button"),
        appears: "island-notices .notice",
      },
      { name: "video", action: click(".song-video a"), appears: "iframe.video" },
      { name: "line", action: openLine, appears: ".line-offer a" },
      { name: "address of a line", action: click(".line-offer button"), appears: "island-notices .notice" },
      { name: "no marks", action: click(".word-marks"), appears: ".word-steps[hidden]" },
      { name: "marks", action: click(".word-marks"), appears: ".word-steps:not([hidden])" },
      { name: "meaning", action: openMeaning, appears: ".word-meaning dt" },
    ],
  },
  {
    path: `${song}?script=roman`,
    steps: [
      { name: "copying by hand", action: copyByHand, appears: ".offered-text" },
      { name: "line", action: openLine, appears: ".line-offer a" },
      { name: "address by hand", action: click(".line-offer button"), appears: ".line-offer label" },
    ],
  },
  {
    path: "/lyrics/x-3",
    steps: [{ name: "machine-made version", action: hover("island-machine a"), appears: "[data-alive] > a" }],
  },
];

test.each(visits)("what scripts show on $path in Hindi has no Latin letters", ({ path, steps }) =>
  open(addressIn("/hi", path), async (page) => {
    await page.locator("acting-navigation[data-alive]").waitFor({ state: "attached" });
    for (const { name, action, appears } of steps) {
      await action(page);
      await page.locator(appears).first().waitFor({ state: "attached" });
      expect({ name, texts: await latinTexts(page) }).toEqual({ name, texts: [] });
    }
  }),
);

function open(path: string, check: (page: Page) => Promise<void>) {
  const before = (page: Page) =>
    page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const options: VisitorOptions = {
    site: site.address,
    width: "phone",
    permissions: ["clipboard-read", "clipboard-write"],
    allowErrors: /third party|status of 404|ERR_INTERNET_DISCONNECTED/,
    before,
  };
  return visit(path, options, async (page) => {
    await check(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

function hover(selector: string) {
  return (page: Page) => page.locator(selector).hover();
}

async function openLine(page: Page): Promise<void> {
  await page.locator(".line-number").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

async function openMeaning(page: Page): Promise<void> {
  await page.locator(".word-steps").focus();
  await page.keyboard.press("ArrowRight");
}

async function copyByHand(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.locator(".song-actions > .button").first().click();
}

async function latinTexts(page: Page): Promise<string[]> {
  const texts = await textsOf(page);
  return texts.filter((text) => latinWords(text).length > 0);
}

/** @returns all that a visitor, a screen reader or a search engine is told */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: (string | null)[] = [document.title];
    const told = "description keywords og:site_name og:title og:description og:image:alt".split(" ");
    for (const tag of document.querySelectorAll("meta"))
      if (told.includes(tag.name) || told.includes(tag.getAttribute("property") ?? ""))
        texts.push(tag.content);
    for (const element of document.querySelectorAll("body *, link")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        texts.push(element.getAttribute(name));
      // Lyrics and words in Roman letters, and the switch to English.
      if (element.closest("script, style, [lang=hi-Latn], [lang=en]")) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue);
    }
    return texts.filter((text) => text !== null && text.trim() !== "") as string[];
  });
}
