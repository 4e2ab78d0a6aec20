import { expect, test } from "vitest";
import { en } from "../../texts/en/index.ts";
import { copiedMessage, textToCopy } from "./text-to-copy.ts";

const { notices } = en.islands.song.actions;
const roman = [["ek", "do"], ["teen"]];
const hindi = [["एक", "दो"], ["तीन"]];

test("the title and both scripts are copied, Roman first, in lines and stanzas", () => {
  expect(textToCopy("Ek", roman, hindi)).toBe("Ek\n\nek\ndo\n\nteen\n\nएक\nदो\n\nतीन");
  expect(copiedMessage(roman, hindi, notices)).toBe("Both English and Hindi lyrics copied.");
});

test("a song with one script says which was copied", () => {
  expect(textToCopy("Ek", [], hindi)).toBe("Ek\n\nएक\nदो\n\nतीन");
  expect(copiedMessage([], hindi, notices)).toBe("Hindi lyrics copied.");
  expect(copiedMessage(roman, [], notices)).toBe("English lyrics copied.");
});

test("without lyrics there is nothing to copy", () => {
  expect(textToCopy("Ek", [], [])).toBeNull();
});
