import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { learnSongs } from "./learn-songs.ts";
import { longestProofread, proofreadLyrics } from "./proofread-lyrics.ts";

const { sql } = await openTestDatabase({ connections: 4 });

const others = { lyrics_hindi: "छोरी आ जा", lyrics_english: "Chhori aa ja" };
const odd = { lyrics_hindi: "छोरी आ जा", lyrics_english: "Choree aa ja" };
let id: number;

beforeAll(async () => {
  await sql`delete from lyrics`;
  for (const title of ["One", "Two", "Three"]) await saveSong(sql, { title, ...others });
  ({ id } = await saveSong(sql, { title: "Odd", ...odd }));
  await learnSongs(sql, 1_000);
});

describe("the lyrics of a song", () => {
  test("are proofread by what the other songs teach, not by what the song has taught itself", async () => {
    const { remarks, count } = await proofreadLyrics(sql, { ...odd, id });
    expect(count).toBe(1);
    expect(remarks).toMatchObject([{ kind: "house spelling", words: "choree", mend: "Write chhori" }]);
  });

  test("take two statements, and one where the song is new", async () => {
    const [forStored, forNew] = [countingStatements(sql), countingStatements(sql)];
    await proofreadLyrics(forStored.sql, { ...odd, id });
    await proofreadLyrics(forNew.sql, odd);
    expect([forStored.statements(), forNew.statements()]).toEqual([2, 1]);
  });

  test("get at most fifty remarks at a time, and their number", async () => {
    const lines = Array.from({ length: 60 }, (_, n) => `[Verse ${n}]`).join("\n");
    const { remarks, count } = await proofreadLyrics(sql, { lyrics_hindi: "", lyrics_english: lines });
    expect([remarks.length, count]).toEqual([50, 60]);
  });

  test("get none where they are too long to be saved", async () => {
    const long = "Lyrics\n".repeat(longestProofread / 7 + 1);
    expect(await proofreadLyrics(sql, { lyrics_hindi: "", lyrics_english: long })).toEqual({
      remarks: [],
      count: 0,
    });
  });
});
