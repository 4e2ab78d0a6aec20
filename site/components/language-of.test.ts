import { expect, test } from "vitest";
import { languageOfName, languageOfTitle } from "./language-of.ts";

test("a title is Hindi, in the script in which it is written", () => {
  expect(languageOfTitle("Vande Mataram")).toBe("hi-Latn");
  expect(languageOfTitle("वन्दे मातरम्")).toBe("hi");
});

test("only a name in Devanagari is marked as Hindi", () => {
  expect(languageOfName("Lata Mangeshkar")).toBeUndefined();
  expect(languageOfName("लता मंगेशकर")).toBe("hi");
});

test("a text in Arabic script is Urdu", () => {
  expect(languageOfTitle("یہ نہ تھی ہماری قسمت")).toBe("ur");
  expect(languageOfName("مرزا غالب")).toBe("ur");
});
