import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import Search from "./search.tsx";
import { searchData } from "./search-data.server.ts";

const nothing = {
  counts: { songs: 0, artists: 0, albums: 0 },
  people: [],
  songs: [],
  artists: [],
  albums: [],
  isNearest: false,
  ways: null,
};

function markupOf(didYouMean: readonly string[], type: "songs" | "albums" = "songs"): string {
  const search = searchData({ q: "zindgi", wasCut: false, type }, 1, { ...nothing, didYouMean });
  const loaderData = { search, head: [], longestQuery: 200 };
  const Page = () => createElement(Search, { loaderData } as never);
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(<Stub />);
}

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "");

test("a search without hits asks 'Did you mean …?' above the message", () => {
  const markup = markupOf(["zindagi"]);
  expect(markup).toContain('Did you mean <a class="underlined" href="/search?q=zindagi"');
  expect(textOf(markup)).toMatch(/Did you mean zindagi\?No songs foundTry a shorter word, another spelling/);
});

test("it suggests at most three queries, for the same type, with `lang` for Devanagari", () => {
  const markup = markupOf(["zindagi", "ज़िंदगी", "bandagi & co", "sazindagi"], "albums");
  expect(textOf(markup)).toContain("Did you mean zindagi, ज़िंदगी or bandagi &amp; co?No albums found");
  expect(markup).toContain('href="/search?q=bandagi+%26+co&amp;type=albums"');
  expect(markup).toMatch(/lang="hi"[^>]*>ज़िंदगी</);
});

test("it asks nothing if no other query is similar", () => {
  expect(markupOf([])).not.toContain("Did you mean");
});
