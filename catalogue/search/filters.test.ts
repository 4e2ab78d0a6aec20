import { expect, test } from "vitest";
import { facetsOf, readFilters } from "./filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

test("the filters of an address are read, the first of repeated ones", () => {
  const filters = read(
    "q=dil&genre=ghazal&decade=1950s&singer=12&lyricist=3&music-director=5&script=hindi&genre=sufi",
  );
  expect(filters).toEqual({
    genre: "ghazal",
    decade: "1950s",
    singer: "12",
    lyricist: "3",
    "music-director": "5",
    script: "hindi",
  });
  expect(facetsOf(filters)).toEqual([
    "genres:ghazal",
    "decades:1950",
    "singers:12",
    "lyricists:3",
    "music_directors:5",
    "scripts:hindi",
  ]);
});

test.each([
  "genre=",
  "genre=%00",
  `genre=${"a".repeat(501)}`,
  "decade=1950",
  "decade=1955s",
  "decade=0000s",
  "decade=१९५०s",
  "singer=-1",
  "singer=0",
  "singer=1e3",
  "singer=9999999999999999",
  "lyricist=1,2",
  "music-director=x",
  "script=tamil",
  "script=constructor",
  "person=12",
])("a value that no song can have is no filter: %s", (query) => {
  expect(read(query)).toEqual({});
});
