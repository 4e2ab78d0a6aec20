import { expect, test } from "vitest";
import { addresses } from "../../../site/addresses.ts";
import { languages } from "../../../site/texts/languages.ts";
import { createClassifier } from "./classify.ts";
import { serverAddresses } from "./server-addresses.ts";

const all = [...serverAddresses, ...addresses];
const classify = createClassifier(all, languages);

test.each(all.map((address) => address.pattern))(
  "an address of the form %s is known by its row",
  (pattern) => {
    const example = `/${pattern.replace(/:\w+/g, "a-1").replace("*", "something/else")}`;
    expect(classify(example).address.pattern).toBe(pattern);
  },
);

test.each([
  ["/", "", true],
  ["/_.data", "", true],
  ["/lyrics/a-1.data", "lyrics/:slug", true],
  ["/lyrics/a-1/", "lyrics/:slug", false],
  ["/lyrics/a-1/_.data", "lyrics/:slug", false],
  ["/SEARCH", "search", false],
  ["/feed.xml", "feed.xml", true],
  ["/feedaxml", "*", false],
  ["/lyrics", "*", false],
  ["/lyrics/a/b/c", "*", false],
  ["/admin", "admin", true],
  ["/admin.data", "admin", true],
  ["/admin/_.data", "admin", false],
  ["/admin/lyrics//", "admin/lyrics", false],
  ["/admin/singers/edit/7.data", "admin/singers/edit/:id", true],
  ["/admin.x", "*", false],
  ["/administration", "*", false],
  ["/Admin/lyrics", "*", false],
  ["/admin/Lyrics", "*", false],
  ["/admin/no-such-page", "*", false],
  ["/rest/v1", "rest/v1/*", true],
  ["/rest/v1/lyrics", "rest/v1/*", true],
  ["/rest/v10/lyrics", "*", false],
  ["/REST/v1/lyrics", "*", false],
])("%s belongs to the row `%s`", (path, pattern, isExact) => {
  const found = classify(path);
  expect([found.address.pattern, found.isExact]).toEqual([pattern, isExact]);
});

test.each([
  ["/hi", "", "hi", true],
  ["/hi/", "", "hi", false],
  ["/hi/lyrics/a-1", "lyrics/:slug", "hi", true],
  ["/hi/search/suggestions", "search/suggestions", "hi", true],
  ["/hi/no-such-page", "*", "hi", false],
  ["/hi/admin", "*", "hi", false],
  ["/hi/robots.txt", "*", "hi", false],
  ["/history", "*", "en", false],
  ["/lyrics/hi-1", "lyrics/:slug", "en", true],
])("%s belongs to the row `%s` in the language `%s`", (path, pattern, code, isExact) => {
  const found = classify(path);
  expect([found.address.pattern, found.texts.code, found.isExact]).toEqual([pattern, code, isExact]);
});

test("a table without a `*` row is refused", () => {
  expect(() => createClassifier(serverAddresses, languages)).toThrow(/no row/);
});
