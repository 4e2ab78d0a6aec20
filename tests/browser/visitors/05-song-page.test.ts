/** The page of a song. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { atBothWidths, readAtBothWidths } from "../both-widths.ts";
import { chooseView } from "../choose-view.ts";
import { fetchPage } from "../fetched-page.ts";
import { visit } from "../visit.ts";

const fixture = { site: inject("fixtureSite") };

const dilENadaan = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";

const column = (page: Page, language: string) => page.locator(`.lyrics > section[lang="${language}"]`);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

describe("the header of a song", () => {
  test("shows title, singers, music directors, lyricists, album, year, genre badge and views, each once", () =>
    readAtBothWidths(dilENadaan, {}, async (page) => {
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
        "Dil-e-Nadaan Tujhe Hua Kya Hai",
      );
      const credits = page.locator(".song-page a[href]:not(.more-songs a, .report-link a)");
      const all = await credits
        .filter({ visible: true })
        .evaluateAll((links) =>
          links
            .map((link) => `${link.textContent}: ${link.getAttribute("href")}`)
            .filter((link) => /: \/(singer|music-director|lyricist|album|genre|year)\//.test(link)),
        );
      expect(all).toEqual([
        "Jagjit Singh: /singer/jagjit-singh-1",
        "Chitra Singh: /singer/chitra-singh-2",
        expect.stringMatching(/^Jagjit Singh: \/music-director\//),
        expect.stringMatching(/^Mirza Ghalib: \/lyricist\//),
        "Ghazal: /genre/ghazal",
        "Mirza Ghalib: /album/mirza-ghalib-1",
        "1988: /year/1988",
      ]);
      const makers = await page.locator("header .makers > span").allTextContents();
      expect(makers).toEqual(["Music Jagjit Singh", "Words Mirza Ghalib"]);
      const facts = page.locator("header .facts");
      expect(await facts.locator(".badge").textContent()).toBe("Ghazal");
      expect(await facts.textContent()).toContain("Mirza Ghalib, 1988");
      expect(await facts.locator(".views").textContent()).toMatch(/^\d+ views?$/);
    }));

  test("shows the views in Indian digit grouping", async () => {
    const { html } = await fetchPage("/lyrics/geet-5-6", fixture.site);
    expect(html.replaceAll(/<[^>]*>/g, "")).toMatch(/1,24,53\d views/);
  });

  test.each([
    ["/lyrics/chalchitra-134", "its own, not the album's", ["1960"]],
    ["/lyrics/tute-tare-135", "the album's if it has none", ["1955"]],
    ["/lyrics/akela-132", "unknown if neither has one", []],
  ])("the year of %s is %s", async (path, _which, years) => {
    const { html } = await fetchPage(path, fixture.site);
    const [, facts = ""] = /class="facts">(.*?)<\/p>/s.exec(html) ?? [];
    expect(facts.replaceAll(/<[^>]*>/g, " ").match(/\b\d{4}\b/g) ?? []).toEqual(years);
  });

  test("has title, description, keywords, canonical address and a music recording for search engines", () =>
    visit(`${dilENadaan}?script=hindi`, { javaScriptEnabled: false }, async (page) => {
      const content = (name: string) => page.locator(`meta[name=${name}]`).getAttribute("content");
      expect(await page.title()).toBe("Dil-e-Nadaan Tujhe Hua Kya Hai Lyrics | Mirza Ghalib - Antara");
      expect(await content("description")).toContain(
        "Dil-e-Nadaan Tujhe Hua Kya Hai lyrics in Hindi and English from Mirza Ghalib (1988)",
      );
      expect(await content("keywords")).toContain("Dil-e-Nadaan Tujhe Hua Kya Hai lyrics, Mirza Ghalib");
      const address = new URL(page.url()).origin + dilENadaan;
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(address);
      const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
      const [recording] = data["@graph"];
      expect(recording).toMatchObject({ "@type": "MusicRecording", url: address, datePublished: "1988" });
      expect(recording.recordingOf["@type"]).toBe("MusicComposition");
      expect(recording.recordingOf.lyrics).toHaveLength(2);
    }));

  test("has no placeholders in the data for search engines", () =>
    visit("/lyrics/akela-132", { ...fixture, javaScriptEnabled: false }, async (page) => {
      const data = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
      expect(JSON.parse(data)["@graph"][0].name).toBe("Akela");
      expect(data).not.toMatch(/Various Artists|Single|Bollywood/);
      expect(await page.locator(".singers, .makers, .badge").count()).toBe(0);
    }));
});

describe("the lyrics of a song", () => {
  test("are in two columns, English and Hindi, or one below the other on a phone", () =>
    readAtBothWidths(`${dilENadaan}?script=both`, {}, async (page, width) => {
      for (const name of ["Copy Lyrics", "Share"])
        expect(await page.getByRole("button", { name, exact: true }).isVisible()).toBe(true);
      expect(await page.locator(".lyrics h2").allTextContents()).toEqual(["English", "Hindi"]);
      expect(await column(page, "hi-Latn").textContent()).toContain("Dil-e-nadaan tujhe hua kya hai");
      expect(await column(page, "hi").textContent()).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
      const english = await boxOf(page, ".lyrics > [lang=hi-Latn]");
      const hindi = await boxOf(page, ".lyrics > [lang=hi]");
      const jump = page.getByRole("link", { name: "Jump to Hindi" });
      expect(await jump.isVisible()).toBe(width === "phone");
      if (width === "phone") {
        expect(hindi.y).toBeGreaterThanOrEqual(english.y + english.height);
        await jump.click();
        const bar = await boxOf(page, ".lyrics-tools");
        await expect
          .poll(async () => (await boxOf(page, ".lyrics > [lang=hi]")).y)
          .toBeGreaterThan(bar.y + bar.height);
        expect((await boxOf(page, ".lyrics > [lang=hi]")).y).toBeLessThan(200);
      } else {
        expect(hindi.x).toBeGreaterThan(english.x + 200);
        expect(Math.abs(hindi.y - english.y)).toBeLessThan(5);
      }
    }));

  test("are marked as Hindi in Devanagari or in Roman script, titles too, on a page in English", () =>
    visit(dilENadaan, { javaScriptEnabled: false }, async (page) => {
      expect(await page.locator("html").getAttribute("lang")).toBe("en");
      expect(await page.locator("h1").getAttribute("lang")).toBe("hi-Latn");
      expect(await page.locator("header .hindi-line").getAttribute("lang")).toBe("hi");
      expect(await page.locator(".more-songs h3").first().getAttribute("lang")).toBe("hi-Latn");
    }));

  test.each([
    ["/lyrics/vaishnav-jan-to-9", {}, ["hi"]],
    ["/lyrics/raghupati-raghav-raja-ram-11", {}, ["hi-Latn"]],
    ["/lyrics/khamoshi-133", fixture, ["hi-Latn", "hi"]],
  ])("say 'Lyrics not yet available.' in a column without lyrics: %s", (path, options, blank) =>
    readAtBothWidths(path, options, async (page) => {
      for (const language of ["hi-Latn", "hi"]) {
        const missing = column(page, language).getByText("Lyrics not yet available.", { exact: true });
        expect(await missing.isVisible(), language).toBe(blank.includes(language));
        expect((await column(page, language).locator(".stanza").count()) > 0).toBe(!blank.includes(language));
      }
    }),
  );

  test("are shown in both scripts, in one, or line by line, by the address or the last choice", () =>
    atBothWidths((width) =>
      visit(dilENadaan, { width }, async (page) => {
        const choose = (words: string) => chooseView(page, words);
        const languages = () =>
          page
            .locator(".lyrics > section")
            .filter({ visible: true })
            .evaluateAll((all) => all.map((each) => each.getAttribute("lang")));
        expect(await languages()).toEqual(width === "phone" ? [] : ["hi-Latn", "hi"]);
        for (const [words, script, shown] of [
          ["Roman", "roman", ["hi-Latn"]],
          ["Line by line", "lines", []],
          ["हिन्दी", "hindi", ["hi"]],
        ] as const) {
          await choose(words);
          await page.waitForURL(`**?script=${script}`);
          await expect.poll(languages).toEqual(shown);
          expect(await page.locator(".lyrics-lines").isVisible()).toBe(script === "lines");
        }
        await page.goto("/lyrics/vande-mataram-48");
        expect(await languages()).toEqual(["hi"]);
        await page.locator("[aria-current]", { hasText: "हिन्दी" }).waitFor({ state: "attached" });
        expect(new URL(page.url()).search).toBe("");
        await choose("Both");
        await expect.poll(languages).toEqual(["hi-Latn", "hi"]);
      }),
    ));

  test("line by line have each line in both scripts, unless a stanza has different lengths", () =>
    visit("/lyrics/chalchitra-134?script=lines", fixture, async (page) => {
      const stanzas = await page.locator(".lyrics-lines .stanza").all();
      const lines = await Promise.all(stanzas.map((stanza) => stanza.locator("span").allTextContents()));
      expect(lines).toEqual([
        ["Pehli pankti", "पहली पंक्ति", "Doosri pankti", "दूसरी पंक्ति"],
        ["Akeli pankti", "अकेली पंक्ति", "और एक"],
      ]);
    }));
});

describe("in print", () => {
  const margin = { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" };
  const countPages = async (page: Page) =>
    (await page.pdf({ format: "A4", margin })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

  test("a song has its credits above its lyrics, and no buttons", () =>
    visit(`${dilENadaan}?script=both`, {}, async (page) => {
      await page.emulateMedia({ media: "print" });
      const credits = await boxOf(page, ".song-facts");
      expect(credits.y + credits.height).toBeLessThan((await boxOf(page, ".lyrics")).y);
      expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
      await page.emulateMedia({ media: null });
    }));

  test("there is no blank page", () =>
    visit("/lyrics/ye-na-thi-hamari-qismat-23?script=roman", {}, async (page) => {
      expect(await countPages(page)).toBe(1);
    }));

  test.each([
    ["/singer/1", [".song-orders"]],
    ["/albums", [".letter-links"]],
    ["/search?q=dil", [".search-box", ".search-tabs"]],
  ])("navigation is left out from %s: %s", (path, tools) =>
    visit(path, {}, async (page) => {
      const areShown = () => Promise.all(tools.map((tool) => page.locator(tool).isVisible()));
      expect(await areShown()).toEqual(tools.map(() => true));
      await page.emulateMedia({ media: "print" });
      expect(await areShown()).toEqual(tools.map(() => false));
      await page.emulateMedia({ media: null });
    }),
  );
});

describe("around the lyrics of a song", () => {
  test("ad spot 1 is above and ad spot 2 below, and their codes run once", () =>
    readAtBothWidths("/lyrics/chalchitra-134", fixture, async (page) => {
      await page.locator("#second-ad").waitFor();
      const lyrics = await boxOf(page, ".liner > :first-child");
      expect((await boxOf(page, "#first-ad")).y).toBeLessThan(lyrics.y);
      expect((await boxOf(page, "#second-ad")).y).toBeGreaterThan(lyrics.y + lyrics.height);
      const runs = () => page.evaluate("[window.firstAdRuns, window.secondAdRuns]");
      await expect.poll(runs).toEqual([1, 1]);
    }));

  test("a video is a picture of our own, which contacts YouTube only on a click", () =>
    visit(
      "/lyrics/chalchitra-134",
      { ...fixture, width: "phone", allowErrors: /third party: https:\/\/www\.youtube-nocookie\.com\// },
      async (page) => {
        const requests: string[] = [];
        await page.route("https://www.youtube-nocookie.com/**", (route) => {
          requests.push(route.request().url());
          return route.fulfill({ contentType: "text/html", body: "<p>playing</p>" });
        });
        const play = page.getByRole("link", { name: /^Play the video of Chalchitra/ });
        expect(await play.locator("img").getAttribute("src")).toMatch(/^\/pictures\/v1\//);
        expect(await page.locator("iframe").count()).toBe(0);
        expect(requests).toEqual([]);
        await play.click();
        await page.frameLocator("iframe.video").getByText("playing").waitFor();
        expect(requests).toEqual(["https://www.youtube-nocookie.com/embed/a1-_b2C3d4E?autoplay=1"]);
        expect((await fetchPage(dilENadaan)).html).not.toMatch(/class="[^"]*\bvideo\b/);
        expect((await fetchPage("/lyrics/chalchitra-134", fixture.site)).html).toMatch(
          /class="[^"]*\bvideo\b/,
        );
      },
    ));

  test("up to three songs are under 'More from' its album and up to three under 'More by' its first singer", () =>
    readAtBothWidths(dilENadaan, { javaScriptEnabled: false }, async (page) => {
      const sections = page.locator(".more-songs section");
      expect(await sections.locator("h2").allTextContents()).toEqual([
        "More from Mirza Ghalib",
        "More by Jagjit Singh",
      ]);
      // He has five other songs, and no song is in both rows.
      for (const [place, count] of [3, 2].entries())
        expect(await sections.nth(place).locator(".song-card").filter({ visible: true }).count()).toBe(count);
      expect(new Set(await sections.locator("h3").allTextContents()).size).toBe(5);
    }));

  test("with fewer other songs of album or singer all are shown, and without any there is no heading", async () => {
    const vandeMataram = (await fetchPage("/lyrics/vande-mataram-48")).html;
    const [, fromAlbum = ""] = /More from Anand Math.*?<\/h2>(.*?)<\/section>/s.exec(vandeMataram) ?? [];
    expect(Array.from(fromAlbum.matchAll(/<h3[^>]*>(.*?)<\/h3>/g), ([, title]) => title)).toEqual([
      "Jai Jagdish Hare (Pralay Payodhi Jale)",
    ]);
    // A single row uses the full width.
    await readAtBothWidths(
      "/lyrics/chalchitra-134",
      { ...fixture, javaScriptEnabled: false },
      async (page) => {
        const { width } = await boxOf(page, ".more-songs > section:only-child");
        expect((await boxOf(page, ".more-songs .song-card")).width).toBeGreaterThan(width * 0.3);
      },
    );
    const { textsOf } = await fetchPage("/lyrics/lab-pe-aati-hai-dua-2");
    expect(textsOf("h2").filter((words) => /^More (from|by) /.test(words))).toEqual([]);
  });
});

test("a song that does not exist answers 'Song Not Found', with a link home", () =>
  visit(
    "/lyrics/no-such-song-999999",
    { width: "phone", allowErrors: /status of 404/ },
    async (page, answer) => {
      expect(answer.status()).toBe(404);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Song Not Found");
      const text = page.getByText("The song you are looking for does not exist.", { exact: true });
      expect(await text.isVisible()).toBe(true);
      await page.getByRole("link", { name: "Go Back Home", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Discover Your Favorite Hindi Lyrics" }).waitFor();
    },
  ));
