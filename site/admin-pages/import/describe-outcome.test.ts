import { expect, test } from "vitest";
import { rowOf } from "./describe-outcome.ts";

const noteOf = (adds: object) => rowOf("line 2", "Tara", { status: "created", adds }).note;

test.each([
  [{ singers: ["Mukesh"] }, "Adds the singer Mukesh."],
  [
    { singers: ["Asha Bhosle", "Mukesh"], albums: ["Test Film (1971)"] },
    "Adds the singers Asha Bhosle and Mukesh, and the album Test Film (1971).",
  ],
  [
    { singers: ["Lata", "Asha", "Rafi"], lyricists: ["Gulzar"], music_directors: ["Shankar", "Jaikishan"] },
    "Adds the singers Lata, Asha and Rafi, the lyricist Gulzar, and the music directors Shankar and Jaikishan.",
  ],
  [{}, ""],
])("who is added is said in a sentence: %o", (adds, sentence) => {
  expect(noteOf(adds)).toBe(sentence);
});

test("a song that would lose the words of a script says so first, and is not chosen beforehand", () => {
  const examined = { status: "updated", changes: ["genre", "lyrics_english"] } as const;
  expect(rowOf("line 2", "Tara", { ...examined, empties: ["lyrics_english"] })).toMatchObject({
    note: "Empties English lyrics. Changes Genre.",
    isChosen: false,
  });
  expect(rowOf("line 2", "Tara", { ...examined, empties: ["genre"] })).toMatchObject({ isChosen: true });
});
