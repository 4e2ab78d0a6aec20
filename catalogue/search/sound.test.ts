import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { soundAlike, soundOfWord } from "./sound.ts";

const { sql } = await openTestDatabase({ starterSongs: true });

test("what is marked follows the rules by which the database searches, for 199 of 200 words in either script", async () => {
  const words = await sql<{ written: string; sound: string }[]>`
    select written, sound from private.search_words`;
  const others = words.filter(({ written, sound }) => !soundAlike(soundOfWord(written), sound));
  expect(words.length).toBeGreaterThan(4_000);
  expect(others.length / words.length).toBeLessThan(0.005);
});
