import { describe, expect, test } from "vitest";
import type { SearchToNote } from "#catalogue";
import { type Live, liveContext } from "../live.ts";
import { noteSearch } from "./note-search.server.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const nothing = { counts: { songs: 0, artists: 0, albums: 0 }, people: [], isMissed: true };
const person = { role: "lyricist", id: 1, name: "Mirza Ghalib" } as const;

interface Search {
  readonly q?: string;
  readonly page?: number;
  readonly found?: Parameters<typeof noteSearch>[1]["found"];
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** What is noted of a search. */
function noted({ q = "tum hi ho", page = 1, found = nothing, headers = {}, method = "GET" }: Search = {}) {
  const searches: SearchToNote[] = [];
  const live = { noteSearch: (search: SearchToNote) => void searches.push(search) } as Live;
  const get = (of: unknown) => (of === liveContext ? live : { address: "192.0.2.1" });
  const request = new Request("http://localhost/search", {
    method,
    headers: { "User-Agent": firefox, ...headers },
  });
  noteSearch(
    { request, context: { get } as Parameters<typeof noteSearch>[0]["context"] },
    { q, page, found },
  );
  return searches;
}

describe("a visitor's search", () => {
  test("that finds nothing is noted as missed, with the address of the visitor", () => {
    expect(noted()).toEqual([{ q: "tum hi ho", hasFound: false, visitor: "192.0.2.1" }]);
  });

  test.each(["songs", "artists", "albums"])(
    "that finds %s, whichever type is shown, is noted as found",
    (type) => {
      const found = { ...nothing, counts: { ...nothing.counts, [type]: 1 }, isMissed: type !== "songs" };
      expect(noted({ found })).toMatchObject([{ hasFound: true }]);
    },
  );

  test("that finds only songs that are not likely to be the wanted one is noted as missed", () => {
    const found = { ...nothing, counts: { ...nothing.counts, songs: 3 } };
    expect(noted({ found })).toMatchObject([{ hasFound: false }]);
  });

  test("that finds a lyricist or music director is noted as found", () => {
    expect(noted({ found: { ...nothing, people: [person] } })).toMatchObject([{ hasFound: true }]);
  });

  test("without words, or for a page beyond the first, is not noted", () => {
    expect(noted({ q: "" })).toEqual([]);
    expect(noted({ page: 2 })).toEqual([]);
  });
});

test.each<[string, Search]>([
  ["a search engine", { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["a program", { headers: { "User-Agent": "curl/8.5.0" } }],
  ["a client without a user agent", { headers: { "User-Agent": "" } }],
  ["a HEAD request", { method: "HEAD" }],
  ["a browser that prefetches", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
  ["an older browser that prefetches", { headers: { Purpose: "prefetch" } }],
  ["a page that reloads after a change of the catalogue", { headers: { "X-Follows-Change": "1" } }],
])("a search by %s is not noted", (_, search) => {
  expect(noted(search)).toEqual([]);
});

test("of a signed in administrator only searches with hits are noted", () => {
  const headers = { Cookie: `a=b; antara-session=${"a".repeat(43)}` };
  expect(noted({ headers })).toEqual([]);
  expect(noted({ headers, found: { ...nothing, people: [person] } })).toMatchObject([{ hasFound: true }]);
});
