import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { textsContext } from "../live.ts";
import { languages } from "../texts/languages.ts";
import { redirectToCanonical } from "./redirect-to-canonical.server.ts";

/** Status and address of the redirect, if there is one. */
function redirectOf(requested: string, requestedPage: number, page: number, headers?: HeadersInit) {
  const url = new URL(requested, "https://antara.example");
  const context = new RouterContextProvider();
  context.set(textsContext, requested.startsWith("/hi/") ? languages.hi : languages.en);
  try {
    redirectToCanonical(
      { request: new Request(url, { headers }), url, context },
      { address: "/album/a-1", requestedPage, page },
    );
  } catch (response) {
    if (response instanceof Response) return [response.status, response.headers.get("Location")];
    throw response;
  }
}

test("the canonical address is not redirected", () => {
  expect(redirectOf("/hi/album/a-1", 1, 1)).toBeUndefined();
  expect(redirectOf("/album/a-1", 1, 1)).toBeUndefined();
  expect(redirectOf("/album/a-1?page=2&a=b", 2, 2)).toBeUndefined();
});

test("a wrong slug is redirected first, with the whole query", () => {
  expect(redirectOf("/album/b-1?page=9&a=b", 9, 3)).toEqual([301, "/album/a-1?page=9&a=b"]);
});

test("a page beyond the last redirects to the last", () => {
  expect(redirectOf("/album/a-1?page=9&a=b", 9, 3)).toEqual([302, "/album/a-1?page=3&a=b"]);
});

test("the first page has no number in its address", () => {
  expect(redirectOf("/album/a-1?page=9&page=2&a=b", 9, 1)).toEqual([302, "/album/a-1?a=b"]);
  expect(redirectOf("/album/a-1?page=9", 9, 1)).toEqual([302, "/album/a-1"]);
});

test("an open page that reloads after a change of its name is redirected only from beyond the last page", () => {
  const headers = { "X-Follows-Change": "1" };
  expect(redirectOf("/album/b-1", 1, 1, headers)).toBeUndefined();
  expect(redirectOf("/album/a-1?page=9", 9, 3, headers)).toEqual([302, "/album/a-1?page=3"]);
});
