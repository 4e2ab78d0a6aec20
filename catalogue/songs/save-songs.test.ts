/** Runs on one server: what it executes is executed on both by `exchange/revisions`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "./save-song.ts";
import { saveSongs } from "./save-songs.ts";
import type { SongInput } from "./song-input.ts";

const songs: SongInput[] = [
  {
    title: "तेरे बिना",
    albumName: "Aandhi (1975)",
    singerNames: "Lata, Kishore, lata",
    lyricistNames: "Gulzar",
    musicDirectorNames: "R. D. Burman",
    genre: "Sad",
    year: 1975,
    track_number: 3,
    lyrics_hindi: "तेरे बिना ज़िंदगी से\nकोई शिकवा",
    lyrics_english: "tere bina zindagi se\nkoi shikwa",
    translation_english: "Without you",
    word_meanings: [{ word: "शिकवा", english: "complaint", hindi: "" }],
    notes: [{ line: "koi shikwa", note: "A note." }],
  },
  {
    title: "Is Mod Se",
    albumName: "aandhi",
    singerNames: "KISHORE",
    lyrics_english: "is mod se",
    genre: "Sad",
  },
  { title: "Bare", lyrics_english: "la", albumName: "Zanjeer" },
  { title: "Of the same album", lyrics_english: "la la", albumName: "ZANJEER" },
  { title: "Without an album", lyrics_english: "la la la" },
];

/** All that is derived from songs and names, in every table that has it; ids follow from the order. */
const derived = {
  "private.managed_songs": "lyric_id",
  "private.likely_twins": "entries, first_id, second_id",
  "private.search_names": "entries, entry_id, name_key",
  "private.search_titles": "lyric_id",
  "private.search_lines": "lyric_id",
  "private.search_fields": "lyric_id",
  "private.search_title_keys": "lyric_id",
  "private.song_groups": "lyric_id",
  "private.decade_lists": "list, lyric_id",
  "private.first_lines": "lyric_id",
  "private.song_counts": "entries, entry_id",
  "private.totals": "entries, letter",
  "private.revisions": "table_name, row_key, action",
  "public.albums": "id",
  "public.lyrics": "id",
  "public.lyrics_singers": "lyric_id, position",
  "public.lyrics_lyricists": "lyric_id, position",
  "public.lyrics_music_directors": "lyric_id, position",
  "public.track_numbers": "lyric_id",
  "public.lyric_notes": "lyric_id",
  "public.lyric_words": "lyric_id",
  "public.lyric_translations": "lyric_id",
} as const;
const ofTheMoment = ["created_at", "updated_at", "changed_at", "changed", "transaction_id", "id", "way"];

test("songs that are added together leave the same in all tables as songs that are saved one by one", async () => {
  const stateAfter = async (save: (sql: Parameters<typeof saveSong>[0]) => Promise<unknown>) => {
    const { sql } = await openTestDatabase();
    await save(sql);
    const tables = Object.entries(derived).map(async ([table, order]) => {
      const rows = await sql.unsafe(
        `select to_jsonb(t) - $1::text[] as row from ${table} as t order by ${order}`,
        [ofTheMoment],
      );
      return [table, rows.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  };
  const together = await stateAfter((sql) =>
    sql.begin((transaction) =>
      saveSongs(
        transaction,
        songs.map((input) => ({ input })),
      ),
    ),
  );
  const oneByOne = await stateAfter(async (sql) => {
    for (const input of songs) await saveSong(sql, input);
  });
  for (const table of Object.keys(derived))
    expect([table, together[table]]).toEqual([table, oneByOne[table]]);
  expect(together["private.managed_songs"]).toHaveLength(songs.length);
});
