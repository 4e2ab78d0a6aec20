/** The people of a song: each is found or created, at most a hundred of a kind, whichever way they come. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveDraft } from "../song-drafts/save-draft.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { checkSongs } from "./check-songs.ts";
import { saveSong } from "./save-song.ts";
import { saveSongs } from "./save-songs.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const people = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at}`).join(", ");
const song = { title: "Chorus", lyrics_english: "la" };

const kinds = [
  ["singerNames", "singers", "singers"],
  ["lyricistNames", "lyricists", "lyricists"],
  ["musicDirectorNames", "music_directors", "music directors"],
] as const;

test.each(["Éva", "Пётр", "Ǵééta"])(
  "%s, with a capital that is not of ASCII, is created once",
  async (name) => {
    for (const title of ["A", "B"])
      await saveSong(sql, { ...song, title, ...Object.fromEntries(kinds.map(([field]) => [field, name])) });
    for (const [, table] of kinds) expect(await sql`select name from ${sql(table)}`).toEqual([{ name }]);
  },
);

describe.each(kinds)("%s", (field, table, words) => {
  const refusal = {
    code: "too-many",
    field,
    message: `A song may have at most 100 ${words}. Please leave out the others.`,
  };

  test("beyond a hundred are refused by name in a form, a draft and an import", async () => {
    const crowded = { ...song, [field]: people(101) };
    await expect(saveSong(sql, crowded)).rejects.toMatchObject(refusal);
    await expect(saveDraft(sql, crowded)).rejects.toMatchObject(refusal);
    expect(await checkSongs(sql, [crowded, song])).toMatchObject([refusal, null]);
    const saved = await sql.begin((transaction) =>
      saveSongs(transaction, [{ input: crowded }, { input: { ...song, [field]: people(100) } }]),
    );
    expect(saved).toMatchObject([refusal, { id: expect.any(Number) }]);
    expect(await sql`select count(*)::integer as count from ${sql(table)}`).toEqual([{ count: 100 }]);
  });

  test("beyond a hundred are refused by the database, as new credits, moved ones and by save_lyric", async () => {
    const links = `lyrics_${table}`;
    const person = `${table.slice(0, -1)}_id`;
    const { id: full } = await saveSong(sql, { ...song, [field]: people(100) });
    const { id: other } = await saveSong(sql, { ...song, [field]: "Somebody Else" });
    const broken = {
      code: "23514",
      constraint_name: `a_song_has_at_most_100_${table}`,
      detail: 'The song is "Chorus".',
    };
    const add = sql`
      insert into ${sql(links)} (lyric_id, ${sql(person)})
      select ${full}, id from ${sql(table)} where name = 'Somebody Else'`;
    await expect(add).rejects.toMatchObject(broken);
    const move = sql`update ${sql(links)} set lyric_id = ${full} where lyric_id = ${other}`;
    await expect(move).rejects.toMatchObject(broken);
    const call = sql`
      select save_lyric(p_title => 'Chorus', p_lyrics_english => 'la',
        ${sql(`p_${table.slice(0, -1)}_names`)} => ${people(101).split(", ")})`;
    await expect(call).rejects.toMatchObject(broken);
  });
});

describe("a song that has more already", () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await saveSong(sql, { ...song, singerNames: people(100) }));
    await sql`insert into singers (name) values ('One more')`;
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        insert into lyrics_singers (lyric_id, singer_id, position) select ${id}, id, 101
        from singers where name = 'One more'`;
    });
  });

  test("keeps its places and loses credits", async () => {
    await sql`update lyrics_singers set position = position + 1 where lyric_id = ${id}`;
    await saveSong(sql, { ...song, singerNames: people(99) }, { id });
    expect(await sql`select count(*)::integer as count from lyrics_singers`).toEqual([{ count: 99 }]);
  });
});
