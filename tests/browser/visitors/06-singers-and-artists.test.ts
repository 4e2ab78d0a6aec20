/** The pages of people: singers, artists, lyricists and music directors. */
import { describe, expect, inject, test } from "vitest";
import { readAtBothWidths } from "../both-widths.ts";
import { fetchPage } from "../fetched-page.ts";

const site = inject("fixtureSite");

test("the pages of a person who sings and composes show both roles, and link to each other", () =>
  readAtBothWidths("/singer/jagjit-singh-1", { javaScriptEnabled: false }, async (page) => {
    const roles = page.getByRole("navigation", { name: "Roles" });
    expect(await roles.getByRole("link").allTextContents()).toEqual([
      expect.stringMatching(/^Singer \d+, \d+ songs$/),
      "Music Director 7, 7 songs",
    ]);
    expect(await roles.locator("[aria-current=page]").getAttribute("href")).toBe("/singer/jagjit-singh-1");
    const link = roles.getByRole("link", { name: "Music Director" });
    expect(await link.getAttribute("href")).toBe("/music-director/jagjit-singh-1");
    const other = await (await page.request.get("/music-director/jagjit-singh-1")).text();
    expect(other).toContain('href="/singer/jagjit-singh-1"');
  }));

test("the songs of a decade are a list of the same page, which is whole where there are none", () =>
  readAtBothWidths("/singer/jagjit-singh-1?decade=1980s", { javaScriptEnabled: false }, async (page) => {
    const decades = page.getByRole("navigation", { name: "Decades" });
    expect(await decades.locator("[aria-current=page]").textContent()).toMatch(/^1980s /);
    expect(await page.getByRole("heading", { level: 2, name: "Songs of the 1980s" }).isVisible()).toBe(true);
    expect(await decades.getByRole("link", { name: /^All/ }).getAttribute("href")).toBe(
      "/singer/jagjit-singh-1",
    );
    for (const decade of ["1930s", "1900s"]) {
      const answer = await page.request.get(`/singer/jagjit-singh-1?decade=${decade}`);
      expect(new URL(answer.url()).search).toBe("");
    }
  }));

const people = [
  { kind: "artist", label: "Artist", one: "geeta-dutt-1", name: "Geeta Dutt" },
  { kind: "singer", label: "Singer", one: "geeta-dutt-1", name: "Geeta Dutt" },
  { kind: "lyricist", label: "Lyricist", one: "sahir-ludhianvi-1", name: "Sahir Ludhianvi" },
  { kind: "music-director", label: "Music Director", one: "s-d-burman-1", name: "S. D. Burman" },
] as const;

describe.each(people)("the page of a person as $label", ({ kind, label, one, name }) => {
  const small = label.toLowerCase();

  test("begins with an image, the label, the name and the number of songs, above a grid of song cards", () =>
    readAtBothWidths(`/${kind}/${one}`, { site, javaScriptEnabled: false }, async (page) => {
      const head = page.locator("main header");
      const image = head.locator("img").first();
      expect(await image.isVisible()).toBe(true);
      expect(await image.getAttribute("src")).toMatch(/^\/pictures\/v1\/portrait-/);
      expect(await head.getByText(label, { exact: true }).isVisible()).toBe(true);
      expect(await head.getByRole("heading", { level: 1 }).textContent()).toBe(name);
      expect(await head.getByText("1 song available", { exact: true }).isVisible()).toBe(true);
      const grid = page.locator("main .song-cards");
      expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe("grid");
      expect(await grid.locator("h3").allTextContents()).toEqual(["Jaane Kya Tune Kahi"]);
      expect(await grid.locator("a").getAttribute("href")).toBe("/lyrics/jaane-kya-tune-kahi-1");
    }));

  test("says '0 songs available' and that none were found yet when there are none", async () => {
    const { textsOf, html } = await fetchPage(`/${kind}/sunsaan-3`, site);
    const words = textsOf("p");
    expect(words).toContain(`${label}0 songs available`);
    expect(words).toContain(`No songs found for this ${small} yet.`);
    expect(html).not.toMatch(/class="[^"]*(song-cards|pager)/);
  });

  test(`says '${label} Not Found' for an unknown person`, async () => {
    const page = await fetchPage(`/${kind}/nobody-999`, site);
    expect(page).toMatchObject({ status: 404, heading: `${label} Not Found` });
    expect(page.textsOf("p")).toContain(`The ${small} you are looking for does not exist.`);
    expect(page.html).toMatch(/href="\/"[^>]*>Go Back Home</);
    expect((await fetchPage(`/${kind}/no-number`, site)).status).toBe(404);
  });
});
