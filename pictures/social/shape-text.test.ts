import { expect, test } from "vitest";
import { martel, rozha } from "./faces.ts";
import { drawable, drawText, widthOf } from "./shape-text.ts";

const glyphsIn = (svg: string) => svg.match(/<path /g)?.length ?? 0;

test("a syllable is as wide as its letters together, not as its widest one", () => {
  expect(widthOf("रा", rozha)).toBeCloseTo(
    widthOf("र", rozha) + widthOf("ा", rozha) - widthOf("◌", rozha),
    3,
  );
  // Signs above and below have no width.
  expect(widthOf("तुँ", rozha)).toBe(widthOf("त", rozha));
});

test("a conjunct is drawn as one glyph", () => {
  expect(glyphsIn(drawText("क्ष", rozha, 0, 0, 10))).toBe(1);
  expect(widthOf("क्ष", rozha)).toBeLessThan(widthOf("क", rozha) + widthOf("ष", rozha));
});

test("a text may mix Devanagari, Latin letters and accented letters", () => {
  const texts = ["दिल", "-e-", "Ār", "zū"];
  const sum = texts.reduce((width, text) => width + widthOf(text, rozha), 0);
  expect(widthOf(texts.join(""), rozha)).toBeCloseTo(sum, 1);
});

test("characters without a glyph are left out, but a letter stays without its unknown accent", () => {
  expect(drawable("தமிழ் Ek 🎵 漢字", martel).trim()).toBe("Ek");
  expect(drawable("Kṛṣṇa, E\u0301lan", martel)).toBe("Krsna, Élan");
});

test("all characters become outlines", () => {
  expect(drawText("<b>&amp;", rozha, 0, 0, 10)).toMatch(
    /^<g transform="[^"<]*">(<path transform="[^"<]*" d="[^"<]*"\/>){8}<\/g>$/,
  );
});

test("Urdu is joined and drawn from right to left, also between Latin words and in brackets", () => {
  expect(drawable("دلِ ناداں، تجھے ہوا کیا ہے؟", rozha)).toBe("دلِ ناداں، تجھے ہوا کیا ہے؟");
  // Joined letters are narrower than single ones.
  expect(widthOf("کیا", martel)).toBeLessThan(widthOf("ک ی ا", martel) - 2 * widthOf(" ", martel));
  const shapesOf = (text: string) =>
    [...drawText(text, martel, 0, 0, 10).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  const [dil, nadan, latin] = [shapesOf("دل"), shapesOf("ناداں"), shapesOf("Dil")];
  const [blank, open, close] = [shapesOf(" "), shapesOf("("), shapesOf(")")];
  expect(shapesOf("دل ناداں")).toEqual([...nadan, ...blank, ...dil]);
  expect(shapesOf("Dil دل ناداں Dil")).toEqual([latin, blank, nadan, blank, dil, blank, latin].flat());
  expect(shapesOf("دل Dil Dil ناداں")).toEqual([nadan, blank, latin, blank, latin, blank, dil].flat());
  expect(shapesOf("دل (ناداں)")).toEqual([open, nadan, close, blank, dil].flat());
  expect(shapesOf("دل 1954")).toEqual([...shapesOf("1954"), ...blank, ...dil]);
});
