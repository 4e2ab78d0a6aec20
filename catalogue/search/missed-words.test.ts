import { describe, expect, test } from "vitest";
import { missedWords } from "./missed-words.ts";

describe("words of a search that found nothing", () => {
  test.each([
    ["  Tum   Hi\tHo ", "Tum Hi Ho"],
    ["tum\nhi\r\nho", "tum hi ho"],
    ["तुम ही हो", "तुम ही हो"],
    ["दो", "दो"],
    ["क्‍या", "क्‍या"],
    ["cafe\u0301", "café"],
    ["1942 a love story", "1942 a love story"],
    ["तेरे 2024", "तेरे 2024"],
    ["movie 1942 a love story", "movie 1942 a love story"],
    ["at the dot", "at the dot"],
    ["look at me", "look at me"],
    ["7, 8, 9: ek do teen", "7, 8, 9: ek do teen"],
    ["<b>'\"%_\\", null],
    ["<b>bold", "<b>bold"],
  ])("%j are kept as %j", (typed, kept) => {
    expect(missedWords(typed)).toBe(kept);
  });

  test.each(["", " ", "a", "क", "क़", "?!", "12345", "🎵🎵", "\u3164\u3164\u115f", "\0\0"])(
    "%j are not kept: fewer than two letters",
    (typed) => {
      expect(missedWords(typed)).toBeNull();
    },
  );

  test.each([
    "kishore@example.com",
    "my mail is kishore @ example.com",
    "kishore＠example.com",
    "@kishore",
    `${"la ".repeat(40)} kishore@example.com`,
    "call 9876543210",
    "call 98765 43210",
    "call +91 (98765) 432-10",
    "फ़ोन ९८७६५४",
    "call ９８７６５４",
    "call 98\u200b76\u200d54",
    "call 98765–43210",
    "98,76,54 call",
    "call 98:76:54",
    "call 98_76_54",
    "call 98 • 76 · 54",
    "pan AAAAA9999A",
    "pan abcde-1234-f",
    "pan ABCPK 1234 F",
    "gstin 22AAAAA0000A1Z5",
    "a.b at example dot com",
    "a.b (at) example [dot] com",
    "a b at the rate gmail dot co dot in",
    "ravi AT example.com",
    "रवि एट जीमेल डॉट कॉम",
  ])("%j are not kept: they may tell who typed them", (typed) => {
    expect(missedWords(typed)).toBeNull();
  });

  test("are cut at 80 whole characters", () => {
    expect(missedWords("ab".repeat(100_000))).toBe("ab".repeat(40));
    expect(missedWords(`ab${"🎵".repeat(100)}`)).toBe(`ab${"🎵".repeat(78)}`);
    expect(missedWords(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
  });

  test("lose invisible characters and marks that reorder or cover the text around them", () => {
    expect(missedWords("\u202egnos \u2066song\u2069\u200f\ufeff\u00ad")).toBe("gnos song");
    expect(missedWords("so\u001b[31mng\u0007")).toBe("so [31mng");
    expect(missedWords("so\ud800ng \ue000\u{e0041}")).toBe("song");
    expect(missedWords(`s${"\u0323".repeat(500)}ong`)).toBe(`ṣ${"\u0323".repeat(4)}ong`);
  });
});
