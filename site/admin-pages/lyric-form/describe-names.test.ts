import { describe, expect, test } from "vitest";
import { describeAlbum, describeNames } from "./describe-names.ts";

const known = (name: string) => ({ typed: name, existing: { id: 1, name } });
const unknown = (name: string) => ({ typed: name, existing: null });

describe("the hint below the names of people", () => {
  test("says who exists and who will be created, by name", () => {
    expect(describeNames([known("Lata"), unknown("Arijit Sing"), known("Mukesh")], "singer")).toEqual({
      existing: "2 singers exist",
      created: "1 will be created: Arijit Sing",
    });
  });

  test.each([
    [[known("Lata")], "1 lyricist exists", ""],
    [[unknown("A")], "", "1 lyricist will be created: A"],
    [[unknown("A"), unknown("B")], "", "2 lyricists will be created: A, B"],
    [[], "", ""],
  ])("agrees in number: %#", (names, existing, created) => {
    expect(describeNames(names, "lyricist")).toEqual({ existing, created });
  });
});

describe("the hint below the album", () => {
  const album = { typed: "Devdas", name: "Devdas", year: null, existing: null, ambiguousYears: [] };

  test.each([
    [{ ...album, existing: { id: 1, name: "Devdas", year: 2002 } }, "The album Devdas (2002) exists"],
    [{ ...album, existing: { id: 1, name: "Devdas", year: null } }, "The album Devdas exists"],
    [{ ...album, year: 2002 }, "The album Devdas (2002) will be created"],
    [album, "The album Devdas will be created"],
  ])("says which album is meant: %#", (explained, words) => {
    const { existing, created } = describeAlbum(explained) ?? { existing: "", created: "" };
    expect(existing + created).toBe(words);
  });

  test("says nothing while several albums have the name", () => {
    expect(describeAlbum({ ...album, ambiguousYears: [1935, 2002] })).toBeNull();
  });
});
