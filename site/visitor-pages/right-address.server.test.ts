import { expect, test } from "vitest";
import { leadToRightAddress } from "./right-address.server.ts";

/** Where a visitor is led, and how; undefined where they already are. */
function led(asked: string, askedPage: number, page: number, headers?: HeadersInit) {
  const url = new URL(asked, "https://antara.example");
  try {
    leadToRightAddress(new Request(url, { headers }), url, { address: "/album/a-1", askedPage, page });
  } catch (response) {
    if (response instanceof Response) return [response.status, response.headers.get("Location")];
    throw response;
  }
}

test("the right address stays", () => {
  expect(led("/album/a-1", 1, 1)).toBeUndefined();
  expect(led("/album/a-1?page=2&a=b", 2, 2)).toBeUndefined();
});

test("a wrong slug is mended first, with the whole query", () => {
  expect(led("/album/b-1?page=9&a=b", 9, 3)).toEqual([301, "/album/a-1?page=9&a=b"]);
});

test("beyond the last page leads to the last; the first has no number", () => {
  expect(led("/album/a-1?page=9&a=b", 9, 3)).toEqual([302, "/album/a-1?page=3&a=b"]);
  expect(led("/album/a-1?page=9&page=2&a=b", 9, 1)).toEqual([302, "/album/a-1?a=b"]);
  expect(led("/album/a-1?page=9", 9, 1)).toEqual([302, "/album/a-1"]);
});

test("an open page that follows a change of its name stays where it is, but is not left beyond the last page", () => {
  const headers = { "X-Follows-Change": "1" };
  expect(led("/album/b-1", 1, 1, headers)).toBeUndefined();
  expect(led("/album/a-1?page=9", 9, 3, headers)).toEqual([302, "/album/a-1?page=3"]);
});
