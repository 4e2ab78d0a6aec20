import { describe, expect, test } from "vitest";
import type { DirectoryPage } from "#catalogue";
import { en } from "../texts/en/index.ts";
import { directoryData } from "./directory-data.server.ts";
import { kindOfDirectory } from "./directory-kinds.server.ts";
import { directoryMeta, structuredDirectory } from "./directory-meta.server.ts";
import { readLetter } from "./letter-addresses.server.ts";
import { urlsIn } from "./page-meta.server.ts";

const site = { name: "Antara", origin: "https://antara.example" };
const entry = (id: number, name: string, letter: string) => ({
  id,
  name,
  letter,
  year: null,
  image_url: null,
  songCount: 1,
});
const onePage: DirectoryPage = {
  letters: ["A", "क"],
  letter: null,
  count: 2,
  entries: [entry(1, "Awaara", "A"), entry(2, "काला पानी", "क")],
};
const letterPage: DirectoryPage = { ...onePage, letter: "क", count: 120 };

const contentOf = (meta: ReturnType<typeof directoryMeta>, name: string) =>
  meta.flatMap((tag) =>
    "name" in tag && tag.name === name && "content" in tag
      ? [tag.content]
      : "rel" in tag && tag.rel === name
        ? [tag.href]
        : [],
  )[0];

describe("the metadata of an alphabetical list", () => {
  test("has the entries of the page and its breadcrumbs", () => {
    const kind = kindOfDirectory("albums");
    const graph = structuredDirectory(kind, directoryData(kind, 1, onePage, en), urlsIn(site, en), en);
    expect(graph["@graph"]).toMatchObject([
      {
        "@type": "CollectionPage",
        url: "https://antara.example/albums",
        mainEntity: {
          numberOfItems: 2,
          itemListElement: [
            { position: 1, name: "Awaara", url: "https://antara.example/album/awaara-1" },
            { position: 2, name: "काला पानी", url: "https://antara.example/album/kala-pani-2" },
          ],
        },
      },
      { "@type": "BreadcrumbList", itemListElement: [{ name: "Home" }, { name: "All Albums" }] },
    ]);
  });

  test("has the letter and the page in its title, and is indexed only if it is the first", () => {
    const kind = kindOfDirectory("lyricists");
    const first = directoryMeta(kind, directoryData(kind, 1, letterPage, en), site, en);
    expect(first).toContainEqual({ title: "Lyricists: क - Antara" });
    expect(contentOf(first, "canonical")).toBe("https://antara.example/lyricists?letter=%E0%A4%95");
    expect(contentOf(first, "robots")).toBeUndefined();
    const second = directoryMeta(kind, directoryData(kind, 2, letterPage, en), site, en);
    expect(second).toContainEqual({ title: "Lyricists: क, Page 2 - Antara" });
    expect(contentOf(second, "canonical")).toBe("https://antara.example/lyricists?letter=%E0%A4%95&page=2");
    expect(contentOf(second, "robots")).toBe("noindex, follow");
  });

  test("gives the first letter the address of the list", () => {
    const kind = kindOfDirectory("music-directors");
    const directory = directoryData(kind, 1, { ...letterPage, letter: "A" }, en);
    expect(directory.address).toBe("/music-directors");
    expect(directory.letters.map(({ address }) => address)).toEqual([
      "/music-directors",
      "/music-directors?letter=%E0%A4%95",
    ]);
  });
});

test.each([
  ["a", "A"],
  ["É", "E"],
  ["क़", "क"],
  ["#", "#"],
  ["\0", null],
  ["", null],
  [null, null],
])("the letter %j of an address is read as %j", (text, letter) => {
  expect(readLetter(text)).toBe(letter);
});
