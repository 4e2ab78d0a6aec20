/** Early actions on the list and the form of songs. */
import { expect } from "vitest";
import { deleteEntry, reportSong, saveSong } from "#catalogue";
import {
  button,
  confirm,
  type EarlyAction,
  type Facts,
  field,
  type Round,
  save,
  typeOver,
} from "./early-action.ts";

export const songNamed = async ({ sql, word }: Round) => {
  const [song] = await sql()<Record<string, string | number>[]>`
    select title, lyrics_hindi, lyrics_english from lyrics where title = ${word}`;
  return song ?? null;
};

export const newSong = ({ sql, word }: Facts) =>
  saveSong(sql(), { title: word, lyrics_hindi: "एक\nदो", lyrics_english: "ek\ndo", singerNames: "Mukesh" });

export const songs: readonly EarlyAction[] = [
  {
    name: "adding a song",
    shownElsewhere: "lyric-form-new-song.test.ts",
    path: () => "/admin/lyrics/add",
    act: async (page, { word }) => {
      await field(page, "title").fill(word);
      await field(page, "lyrics_hindi").fill("एक\nदो");
      await button(page, "Save").click();
    },
    said: /^Lyric Added"Moment \w+" has been successfully added\.$/,
    found: songNamed,
    expected: ({ word }) => ({ title: word, lyrics_hindi: "एक\nदो", lyrics_english: null }),
  },
  {
    name: "a song whose lyrics are replaced, saved by Ctrl+S",
    shownElsewhere: "lyric-form-conflicts.test.ts",
    path: async (round) => `/admin/lyrics/edit/${(await newSong(round)).id}`,
    act: async (page, { hasScripts }) => {
      await typeOver(page, "lyrics_english", "teen chaar");
      await save(page, hasScripts);
    },
    said: /^Lyric Updated"Moment \w+" has been successfully updated\.$/,
    found: songNamed,
    expected: ({ word }) => ({ title: word, lyrics_hindi: "एक\nदो", lyrics_english: "teen chaar" }),
  },
  {
    name: "drafting the other script",
    path: () => "/admin/lyrics/add",
    act: async (page) => {
      await field(page, "lyrics_hindi").fill("जुदा");
      await button(page, "Write the other script").click();
    },
    found: async ({ page }) => {
      await expect.poll(() => field(page, "lyrics_english").inputValue()).toBe("Juda");
      return page.locator(".draft-bar [role=status]").textContent();
    },
    expected: () => "Wrote 1 line and the title. No word is marked, but please read it through.",
  },
  {
    name: "deleting a song",
    path: async (round) => {
      await newSong(round);
      return "/admin/lyrics";
    },
    act: async (page, { word }) => {
      await button(page, `Delete ${word}`).click();
      await confirm(page, `Are you sure you want to delete the lyric "${word}"?`, "Delete");
    },
    said: /^Lyric Deleted"Moment \w+" has been successfully deleted\.$/,
    found: songNamed,
    expected: () => null,
  },
  {
    name: "a report that is done",
    shownElsewhere: "song-reports.test.ts",
    path: async (round) => {
      const { id } = await newSong(round);
      await reportSong(round.sql(), id, { kind: "other", text: round.word });
      return `/admin/lyrics/edit/${id}`;
    },
    act: (page) => button(page, /^Done: Something else/).click(),
    said: /^Report Done$/,
    found: async ({ sql, word }) =>
      (await sql()`select from private.song_reports where text = ${word}`).length,
    expected: () => 0,
  },
  {
    name: "restoring a song from the trash",
    path: async (round) => {
      const { id } = await newSong(round);
      await deleteEntry(round.sql(), "songs", id);
      return "/admin/trash";
    },
    act: (page, { word }) => button(page, `Restore ${word}`).click(),
    said: /^Lyric Restored"Moment \w+" has been successfully restored\.$/,
    found: songNamed,
    expected: ({ word }) => ({ title: word, lyrics_hindi: "एक\nदो", lyrics_english: "ek\ndo" }),
  },
  {
    name: "searching for songs",
    path: async (round) => {
      await newSong(round);
      return "/admin/lyrics";
    },
    act: async (page, { word, hasScripts }) => {
      await field(page, "q").fill(word);
      if (!hasScripts) await field(page, "q").press("Enter");
    },
    found: async ({ page, word }) => {
      await page.getByText(`1 song found for "${word}".`).waitFor();
      return page.locator("tbody td.name").first().textContent();
    },
    expected: ({ word }) => word,
  },
];
