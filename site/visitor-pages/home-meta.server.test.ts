import { expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import { homeMeta, structuredHome } from "./home-meta.server.ts";

const site = { name: "Antara", origin: "https://antara.example" };

test("the title of the home page promises latest and old lyrics", () => {
  expect(homeMeta(site, en)).toContainEqual({ title: "Antara - Latest and Old Hindi Bollywood Song Lyrics" });
});

test("structured data describes how the site is searched", () => {
  expect(structuredHome(site, en).potentialAction).toMatchObject({
    "@type": "SearchAction",
    target: { urlTemplate: "https://antara.example/search?q={term}" },
    "query-input": "required name=term",
  });
});
