import { describe, expect, it } from "vitest";
import { defaultRules } from "./default-rules.ts";
import { parseRules } from "./parse-rules.ts";

describe("The rules for posts", () => {
  it("are understood as they stand", () => {
    expect(parseRules(defaultRules).titles.length).toBeGreaterThan(30);
    expect(parseRules(defaultRules.replaceAll("\n", "\r\n"))).toEqual(parseRules(defaultRules));
  });

  it.each([
    ["Title {title}", "a colon"],
    ["Title: {titel} Lyrics", "“titel” is none of: title, film"],
    ["Title: {film} Lyrics", "It has to have {title}."],
    ["Title: {title} – {title}", "once"],
    ["Title: {title} {film}", "has to stand"],
    ["Titel: {title}", "There is no such rule."],
    ["Credit poet: Shayar", "“poet” is none of"],
    ["Sentence: {singers}", "beside other words"],
    ["Least lines: many", "Write a number."],
    [`Nobody: ${"x".repeat(2_000)}`, "too long"],
  ])("name the line that is wrong: %.40s", (line, why) => {
    const text = `# My rules\nTitle: {title}\n\n${line}\n`;
    expect(() => parseRules(text)).toThrow("Line 4 of the rules");
    expect(() => parseRules(text)).toThrow(why);
  });

  it("need a line for titles", () => {
    expect(() => parseRules("# nothing\n")).toThrow("no line for titles");
  });
});
