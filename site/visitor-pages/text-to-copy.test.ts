import { expect, test } from "vitest";
import { copiedWords, textToCopy } from "./text-to-copy.ts";

test("the title and both scripts are copied, Roman first", () => {
  expect(textToCopy("Ek", "ek\n", "एक")).toBe("Ek\n\nek\n\nएक");
  expect(copiedWords("ek", "एक")).toBe("Both English and Hindi lyrics copied.");
});

test("a song with one script says which was copied", () => {
  expect(textToCopy("Ek", null, "एक")).toBe("Ek\n\nएक");
  expect(copiedWords(" ", "एक")).toBe("Hindi lyrics copied.");
  expect(copiedWords("ek", null)).toBe("English lyrics copied.");
});

test("without lyrics there is nothing to copy", () => {
  expect(textToCopy("Ek", " ", null)).toBeNull();
});
