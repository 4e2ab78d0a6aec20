import fc from "fast-check";
import { expect, test } from "vitest";
import { plainForms } from "./plain-forms.ts";

test.each([
  ["/Some-Song/", "/some-song"],
  ["https://old.example/2019/05/some-song.html?m=1", "/2019/05/some-song.html"],
  ["/some-song/?m=0&utm_source=x&fbclid=y&amp=1#top", "/some-song"],
  ["/?p=123", "/?p=123"],
  ["/?page_id=7&utm_medium=x", "/?page_id=7"],
  ["/index.php/some-song/", "/some-song"],
  ["/index.php?p=5", "/?p=5"],
  ["/index.phpx", "/index.phpx"],
  ["//some///song", "/some/song"],
  ["/%E0%A4%A6%E0%A4%BF%E0%A4%B2", "/दिल"],
  ["/%25E0%25A4%25A6%25E0%25A4%25BF%25E0%25A4%25B2/", "/दिल"],
  ["/दिल", "/दिल"],
  ["/100%-%E0%A4%A6", "/100%-द"],
  ["/bad-%ff-%E0%A4", "/bad-%ff-%e0%a4"],
  ["/क\u093c", "/\u0958".normalize("NFC")],
  ["/song.php?b=2&a=1", "/song.php?a=1&b=2"],
  ["/?m=201905", "/?m=201905"],
])("%s is stored as %s", (address, plain) => {
  expect(plainForms(address)[0]).toBe(plain);
});

test.each([
  ["/song/feed/", ["/song/feed", "/song"]],
  ["/song/feed/atom/?x=1", ["/song/feed/atom?x=1", "/song/feed/atom", "/song?x=1", "/song"]],
  ["/song/amp", ["/song/amp", "/song"]],
  ["/x/?p=5&lang=hi", ["/x?lang=hi&p=5", "/x?p=5", "/x"]],
  ["/?p=5&lang=hi", ["/?lang=hi&p=5", "/?p=5"]],
  ["/feed", ["/feed"]],
])("%s is looked for as %j, the most exact first", (address, forms) => {
  expect(plainForms(address)).toEqual(forms);
});

test.each(["/", "", "/?m=1", "/index.php", "/a%00b", "/a\nb", `/${"x".repeat(500)}`, "/\ud800"])(
  "%j has no plain form",
  (address) => {
    expect(plainForms(address)).toEqual([]);
  },
);

test("the plain forms of any address are paths of this site, and found fast", () => {
  const piece = fc.constantFrom(
    "/",
    "%",
    "25",
    "41",
    "%e0%a4%a6",
    "?",
    "&",
    "p=1",
    "#",
    "A",
    "feed",
    "amp",
    ".",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const form of plainForms(`/${pieces.join("")}`)) expect(form).toMatch(/^\/(?!\/)/);
    }),
  );
  const begun = performance.now();
  plainForms(`/${"%25".repeat(2_600)}41`);
  plainForms(`/${"/feed".repeat(1_600)}x`);
  expect(performance.now() - begun).toBeLessThan(200);
});
