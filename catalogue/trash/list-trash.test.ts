import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { emptyOldTrash } from "./empty-old-trash.ts";
import { listTrash } from "./list-trash.ts";
import { restoreFound } from "./restore-found.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";

const { sql } = await openTestDatabase({ connections: 4 });

emptyBeforeEachTest(sql);
describe("the trash", () => {
  test("is searched by a part of a name, in any case, and all found comes back together", async () => {
    for (const title of ["Tere Bina", "Mere Sapne", "tere liye", "100%"])
      await deleteEntry(sql, "songs", (await saveSong(sql, { title, lyrics_english: "la" })).id);
    const named = async (q: string) => (await listTrash(sql, { page: 1, q })).entries.map(({ name }) => name);
    expect(await named(" TERE ")).toEqual(["tere liye", "Tere Bina"]);
    expect(await named("%")).toEqual(["100%"]);
    expect((await listTrash(sql, { page: 1, q: "nowhere\0" })).count).toBe(0);
    expect(await restoreFound(sql, " ")).toEqual({ restored: 0, refused: 0 });
    expect(await restoreFound(sql, "tere")).toEqual({ restored: 2, refused: 0 });
    expect(await named("")).toEqual(["100%", "Mere Sapne"]);
  });

  test("keeps what cannot come back where all found is restored", async () => {
    for (const name of ["Lata", "Lata Bai"])
      await deleteEntry(sql, "singers", (await saveEntry(sql, "singers", { name })).id);
    await saveEntry(sql, "singers", { name: "Lata" });
    expect(await restoreFound(sql, "lata")).toEqual({ restored: 1, refused: 1 });
  });

  test("lists the latest deletion first, with kind and links, in one statement", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await saveSong(sql, { title: "Doosra", lyrics_hindi: "क", singerNames: "Lata", albumName: "Aandhi" });
    await deleteEntry(sql, "songs", id);
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Lata"));
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    await deleteEntry(sql, "music-directors", await idIn(sql, "music_directors", "Pancham"));
    const counted = countingStatements(sql);
    const { count, page, pages, entries } = await listTrash(counted.sql, { page: 1 });
    expect(counted.statements()).toBe(1);
    expect([count, page, pages]).toEqual([4, 1, 1]);
    expect(entries.map(({ kind, name, year, links }) => [kind, name, year, links])).toEqual([
      ["music-directors", "Pancham", null, 0],
      ["albums", "Aandhi", 1975, 1],
      ["singers", "Lata", null, 1],
      ["songs", wholeSong.title, 1974, 7],
    ]);
    expect(entries[3]).toEqual({
      trashId: expect.any(Number),
      kind: "songs",
      name: wholeSong.title,
      year: 1974,
      deletedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      links: 7,
      obstacle: null,
    });
  });

  test.each(["lyrics", "albums", "singers", "lyricists", "music_directors"])(
    "holds of each of the %s what the history holds, from one reading of it",
    async (table) => {
      await saveSong(sql, { ...wholeSong, track_number: 7, translation_english: "Without you" });
      await sql`insert into album_facts (album_id, about) select id, 'A film.' from albums`;
      await sql`insert into person_facts (name_key, about) select name_key, 'A voice.' from singers`;
      const name = table === "lyrics" ? "title" : "name";
      const [before] = await sql`
        select r.id, private.state_of(${table}, r.id::text) as state from ${sql(table)} as r order by id limit 1`;
      await sql.begin(async (transaction) => {
        await transaction`set local track_functions = 'all'`;
        const calls = async () =>
          (
            await transaction`select calls::integer from pg_stat_xact_user_functions where funcname = 'state_of'`
          )[0]?.calls ?? 0;
        const earlier = await calls();
        await transaction`delete from ${sql(table)} where id = ${before?.id}`;
        expect((await calls()) - earlier).toBe(1);
      });
      const [kept] = await sql`
        select r.before, t.deleted_row ->> ${name} as name, t.links
        from private.revisions as r join private.trash as t on t.table_name = r.table_name
          and t.row_id::text = r.row_key
        where r.action = 'deleted'`;
      expect(kept?.before).toEqual(before?.state);
      expect(kept?.name).toBe(before?.state[name]);
      const { links } = kept ?? {};
      for (const part of ["lyric_translations", "track_numbers"])
        expect(links[part]).toEqual(before?.state[part]);
      const [facts] = before?.state.album_facts ?? before?.state.person_facts ?? [];
      if (facts) expect(links.facts).toMatchObject(facts);
    },
  );

  test("has pages of fifty, and a later page gives the last", async () => {
    await sql`insert into singers (name) select 'S ' || n from generate_series(1, 120) as n`;
    await sql`delete from singers`;
    const names = async (page: number) => {
      const found = await listTrash(sql, { page });
      return [found.page, found.pages, found.count, found.entries.length];
    };
    expect(await names(1)).toEqual([1, 3, 120, 50]);
    expect(await names(3)).toEqual([3, 3, 120, 20]);
    expect(await names(99)).toEqual([3, 3, 120, 20]);
    const all = (await Promise.all([1, 2, 3].map((page) => listTrash(sql, { page })))).flatMap(
      (p) => p.entries,
    );
    expect(new Set(all.map(({ trashId }) => trashId)).size).toBe(120);
  });

  test("keeps entries for thirty days, and deletes older ones on request", async () => {
    await sql`insert into singers (name) values ('Purana'), ('Naya')`;
    await sql`delete from singers`;
    await sql`update private.trash set deleted_at = now() - interval '30 days'
      where deleted_row ->> 'name' = 'Purana'`;
    await sql`update private.trash set deleted_at = now() - interval '30 days' + interval '1 minute'
      where deleted_row ->> 'name' = 'Naya'`;
    expect((await listTrash(sql, { page: 1 })).entries.map(({ name }) => name)).toEqual(["Naya"]);
    const forgotten = await Promise.all([emptyOldTrash(sql), emptyOldTrash(sql), emptyOldTrash(sql)]);
    expect(forgotten.reduce((sum, count) => sum + count)).toBe(1);
    expect(await sql`select from private.trash`).toHaveLength(1);
    expect(await emptyOldTrash(sql)).toBe(0);
  });

  test.each([0, -1, 0.5, 2 ** 60, Number.NaN, 1e9])("has no entry with the number %d", async (trashId) => {
    expect(await restoreFromTrash(sql, trashId)).toBeNull();
  });
});
