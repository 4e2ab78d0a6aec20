import { describe, expect, test } from "vitest";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { countStarterSongs } from "./count-starter-songs.ts";
import { removeStarterSongs } from "./remove-starter-songs.ts";

const nothing = { songs: 0, albums: 0, singers: 0, lyricists: 0, musicDirectors: 0 };

const everything = async (sql: Sql) =>
  (
    await sql`
      select (select count(*) from lyrics) as songs, (select count(*) from albums) as albums,
        (select count(*) from singers) as singers, (select count(*) from lyricists) as lyricists,
        (select count(*) from music_directors) as "musicDirectors"`
  )[0];

describe("the starter songs", () => {
  test("have zero counts on a site without them", async () => {
    const { sql } = await openTestDatabase();
    await saveSong(sql, { title: "Apna", lyrics_hindi: "अपना", singerNames: "Mukesh" });
    expect(await countStarterSongs(sql)).toEqual({ ...nothing, changedSongs: 0 });
    expect(await removeStarterSongs(sql)).toEqual(nothing);
    expect(await sql`select from singers`).toHaveLength(1);
  });

  test("are counted and moved to the trash with their people and albums, each in one statement", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const all = await everything(sql);
    const counted = countingStatements(sql);
    expect(await countStarterSongs(counted.sql)).toEqual({ ...all, changedSongs: 0 });
    expect(await removeStarterSongs(counted.sql)).toEqual(all);
    expect(counted.statements()).toBe(2);
    expect(await everything(sql)).toEqual(nothing);
    const kinds = Object.values(all ?? {}).reduce((sum: number, count) => sum + count, 0);
    expect(await listTrash(sql, { page: 1 })).toMatchObject({ count: kinds });
    expect(await countStarterSongs(sql)).toEqual({ ...nothing, changedSongs: 0 });
  });

  test("leave people and albums that another song has, and everything else", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const own = await saveSong(sql, {
      title: "Apna",
      lyrics_hindi: "अपना",
      albumName: "Meera",
      singerNames: "Vani Jairam, Nayi Singer",
      lyricistNames: "Meera Bai",
      musicDirectorNames: "Ravi Shankar",
    });
    await sql`insert into singers (name) values ('Without songs')`;
    const form = await findSongToEdit(sql, own.id);
    const all = await everything(sql);
    const counted = await countStarterSongs(sql);
    const { changedSongs, ...going } = counted;
    expect(changedSongs).toBe(0);
    expect(await removeStarterSongs(sql)).toEqual(going);
    expect(await findSongToEdit(sql, own.id)).toEqual(form);
    expect(await sql`select name from singers order by name`).toEqual([
      { name: "Nayi Singer" },
      { name: "Vani Jairam" },
      { name: "Without songs" },
    ]);
    expect(going).toMatchObject({ songs: 52, singers: all?.singers - 3, albums: all?.albums - 1 });
  });

  test("that were changed are removed too, and their number is counted before", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    await sql`update private.marks set marked_at = marked_at - interval '2 minutes'`;
    await sql`alter table lyrics disable trigger user`;
    await sql`update lyrics set updated_at = updated_at - interval '2 minutes'`;
    await sql`alter table lyrics enable trigger user`;
    expect(await countStarterSongs(sql)).toMatchObject({ songs: 52, changedSongs: 0 });
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`select id from lyrics limit 1`;
    const form = await findSongToEdit(sql, id);
    if (!form) throw new Error("There is no starter song.");
    await saveSong(sql, { ...form, youtube_video_id: "dQw4w9WgXcQ" }, { id });
    expect(await countStarterSongs(sql)).toMatchObject({ songs: 52, changedSongs: 1 });
    expect(await removeStarterSongs(sql)).toMatchObject({ songs: 52 });
  });

  test("that were deleted before are not counted, and a restored one is a starter song again", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true });
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`select id from lyrics limit 1`;
    await deleteEntry(sql, "songs", id);
    expect(await countStarterSongs(sql)).toMatchObject({ songs: 51 });
    expect(await removeStarterSongs(sql)).toMatchObject({ songs: 51 });
    const { entries, pages } = await listTrash(sql, { page: 1_000 });
    expect(pages).toBeGreaterThan(1);
    const restored = await restoreFromTrash(sql, entries.at(-1)?.trashId ?? 0);
    expect(restored).toMatchObject({ kind: "songs", id });
    expect(restored?.missingCount).toBeGreaterThan(0);
    expect(await countStarterSongs(sql)).toMatchObject({ songs: 1, singers: 0 });
  });

  test("are removed once by several at once, while songs with their people are saved", async () => {
    const { sql } = await openTestDatabase({ starterSongs: true, connections: 4 });
    const saving = [1, 2, 3, 4].map((number) =>
      saveSong(sql, {
        title: `Apna ${number}`,
        lyrics_hindi: "अपना",
        albumName: "Meera",
        singerNames: "Lata Mangeshkar, Vani Jairam, Jagjit Singh",
      }),
    );
    const removed = await Promise.all([removeStarterSongs(sql), removeStarterSongs(sql)]);
    const saved = await Promise.all(saving);
    expect(removed.map(({ songs }) => songs).sort()).toEqual([0, 52]);
    for (const { id } of saved) {
      expect(await findSongToEdit(sql, id)).toMatchObject({
        albumName: "Meera",
        singerNames: "Lata Mangeshkar, Vani Jairam, Jagjit Singh",
      });
    }
    expect(await sql`select from lyrics`).toHaveLength(4);
  });
});
