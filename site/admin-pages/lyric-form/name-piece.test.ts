import { describe, expect, test } from "vitest";
import { namePieceAt, otherNames, replacePiece, withoutTrailingComma } from "./name-piece.ts";

/** `|` is the caret. */
function at(marked: string, isList = true) {
  const caret = marked.indexOf("|");
  const list = marked.replace("|", "");
  return { list, piece: namePieceAt(list, caret, isList) };
}

const put = (marked: string, name: string, isList = true) => {
  const { list, piece } = at(marked, isList);
  const put = replacePiece(list, piece, name, isList);
  return `${put.list.slice(0, put.caret)}|${put.list.slice(put.caret)}`;
};

describe("the name that is being typed", () => {
  test.each([
    ["lat|", "lat"],
    ["Lata Mangeshkar, muk|", "muk"],
    ["Lata Mangeshkar, |", ""],
    ["La|ta, Mukesh", "Lata"],
    ["|Lata, Mukesh", "Lata"],
    ["Lata,| Mukesh", "Mukesh"],
    ["Lata, mu|, Rafi", "mu"],
    ["|", ""],
  ])("in '%s' is '%s'", (marked, typed) => {
    expect(at(marked).piece.typed).toBe(typed);
  });

  test("is the whole text in a field of one name, with its commas", () => {
    expect(at("Dil, Dosti|", false).piece.typed).toBe("Dil, Dosti");
  });
});

describe("a chosen name replaces the typed text", () => {
  test.each([
    ["lat|", "Lata Mangeshkar", "Lata Mangeshkar, |"],
    ["Lata Mangeshkar, muk|", "Mukesh", "Lata Mangeshkar, Mukesh, |"],
    ["Lata Mangeshkar,muk|", "Mukesh", "Lata Mangeshkar, Mukesh, |"],
    ["lat|, Mukesh", "Lata Mangeshkar", "Lata Mangeshkar|, Mukesh"],
    ["Asha, lat|, Mukesh", "Lata Mangeshkar", "Asha, Lata Mangeshkar|, Mukesh"],
  ])("in '%s'", (marked, name, whole) => {
    expect(put(marked, name)).toBe(whole);
  });

  test("without a comma in the field of one name", () => {
    expect(put("mir|", "Mirza Ghalib", false)).toBe("Mirza Ghalib|");
  });
});

test("names that are already in the list are recognized in any case", () => {
  const { list, piece } = at("Lata  Mangeshkar, m|, MUKESH");
  expect([...otherNames(list, piece)]).toEqual(["lata mangeshkar", "mukesh"]);
});

test("the comma for a next name is removed when the field is left", () => {
  expect(withoutTrailingComma("Lata, Mukesh, ")).toBe("Lata, Mukesh");
  expect(withoutTrailingComma("Lata")).toBe("Lata");
});
