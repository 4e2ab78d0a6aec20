/**
 * What was before each change is kept, whoever made it.
 * Runs on one server: what it executes is executed on both by `kept-counts` and `exchange/revisions`.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import type { EntryKind } from "../entries/entry-kinds.ts";
import { mergeEntries } from "../entries/merge-entries.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { saveSiteCodes } from "../settings/save-site-codes.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest, idIn, wholeSong } from "../testing/empty-catalogue.ts";
import { findHistory } from "./find-history.ts";
import { findRevision } from "./find-revision.ts";
import type { Revised } from "./revision.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);
beforeEach(async () => {
  await sql`delete from settings`;
  await sql`delete from private.revisions`;
});

const song = (id: number): Revised => ({ kind: "songs", id });

/** Such as `form changed title, lyrics_hindi (2)`, the earliest first. */
async function changesOf(revised: Revised): Promise<string[]> {
  const found = await findHistory(sql, revised);
  return (found?.revisions ?? []).toReversed().map(({ way, action, fields }) => {
    const named = fields.map(({ field, lines }) => (lines === null ? field : `${field} (${lines})`));
    return [way, action, named.join(", ")].join(" ").trim();
  });
}

const asService = (statement: string) =>
  sql.begin(async (transaction) => {
    await transaction`set local role service_role`;
    await transaction.unsafe(statement);
  });

describe("a song", () => {
  test("keeps what each save has changed, with the number of changed lines", async () => {
    const { id } = await saveSong(sql, { ...wholeSong, lyrics_hindi: "एक\nदो\nतीन" });
    await saveSong(sql, { ...wholeSong, title: "Second", lyrics_hindi: "एक\nदो\nचार\nपाँच" }, { id });
    await saveSong(
      sql,
      { ...wholeSong, title: "Second", lyrics_hindi: "एक\nदो\nचार\nपाँच", singerNames: "Asha" },
      { id },
    );
    expect(await changesOf(song(id))).toEqual([
      "form added",
      "form changed lyrics_hindi (2), title",
      "form changed lyrics_singers",
    ]);
  });

  test("has one revision for a save of its text, credits, album and translation", async () => {
    const { id } = await saveSong(sql, wholeSong);
    const changed = {
      title: "B",
      singerNames: "Kishore, New",
      lyricistNames: "",
      albumName: "Other",
      translation_english: "x",
    };
    await saveSong(sql, { ...wholeSong, ...changed }, { id });
    expect(await changesOf(song(id))).toEqual([
      "form added",
      "form changed album, lyric_translations, lyrics_lyricists, lyrics_singers, title",
    ]);
  });

  test("has one revision for a transaction of many statements, and none if it ends as it began", async () => {
    const { id } = await saveSong(sql, { ...wholeSong, translation_english: "x" });
    await sql.begin(async (transaction) => {
      await transaction`update lyrics set title = 'One'`;
      await transaction`update lyrics set title = 'Two', genre = null`;
      await transaction`delete from lyrics_singers where position = 2`;
    });
    await sql.begin(async (transaction) => {
      await transaction`update lyrics set title = 'Three'`;
      await transaction`create temporary table kept on commit drop as select * from lyrics_singers`;
      await transaction`create temporary table meaning on commit drop as select * from lyric_translations`;
      await transaction`delete from lyrics_singers`;
      await transaction`delete from lyric_translations`;
      await transaction`insert into lyric_translations select * from meaning`;
      await transaction`insert into lyrics_singers select * from kept`;
      await transaction`update lyrics set title = 'Two'`;
    });
    expect(await changesOf(song(id))).toEqual(["form added", "sql changed genre, lyrics_singers, title"]);
  });

  test("keeps the credits before a statement that adds some and moves others", async () => {
    const { id } = await saveSong(sql, { ...wholeSong, singerNames: "Zeb, Asha" });
    await sql`insert into singers (name) values ('New'), ('Lata')`;
    await asService(`
      insert into lyrics_singers (lyric_id, singer_id, position)
      select ${id}, s.id, p.place from (values ('New', 1), ('Asha', 2), ('Zeb', 3), ('Lata', 4)) as p (name, place)
      join singers as s on s.name = p.name
      on conflict (lyric_id, singer_id) do update set position = excluded.position`);
    const [latest] = (await findHistory(sql, song(id)))?.revisions ?? [];
    const { was, became } = (await findRevision(sql, song(id), latest?.id ?? 0)) ?? {};
    expect(was).toMatchObject({ lyrics_singers: [{ name: "Zeb" }, { name: "Asha" }] });
    expect(became).toMatchObject({
      lyrics_singers: [{ name: "New" }, { name: "Asha" }, { name: "Zeb" }, { name: "Lata" }],
    });
  });

  test("has none for a save that changes nothing, a view, and what only follows from it", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await saveSong(sql, wholeSong, { id });
    await asService("update lyrics set title = title, lyrics_hindi = lyrics_hindi || E'\\n'");
    await sql`select private.add_views(array[${id}::bigint], array[1::bigint])`;
    await asService("update lyrics set views = 5");
    await sql`update lyrics set updated_at = now()`;
    await sql`update lyrics_singers set position = position + 10`;
    await sql`select private.recount()`;
    expect(await changesOf(song(id))).toEqual(["form added"]);
  });

  test("is told by which way each change came", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await asService("update lyrics set title = 'By the data service'");
    await asService(`select save_lyric(p_id => ${id}, p_title => 'Again', p_lyrics_english => 'x')`);
    await saveSong(sql, { ...wholeSong, title: "Imported" }, { id, way: "import" });
    await sql`update lyrics set title = 'By SQL'`;
    const lata = await idIn(sql, "singers", "Lata");
    await mergeEntries(sql, "singers", { from: lata, into: await idIn(sql, "singers", "Asha") });
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Asha"));
    const changes = await changesOf(song(id));
    expect(changes.map((change) => change.split(" ").slice(0, 2).join(" "))).toEqual([
      "form added",
      "data-service changed",
      "data-service changed",
      "import changed",
      "sql changed",
      "merge changed",
      "form changed",
    ]);
    expect(changes.slice(-2)).toEqual(["merge changed lyrics_singers", "form changed lyrics_singers"]);
  });

  test("keeps the names of people and albums that are gone", async () => {
    const { id } = await saveSong(sql, wholeSong);
    await deleteEntry(sql, "singers", await idIn(sql, "singers", "Kishore"));
    await deleteEntry(sql, "albums", await idIn(sql, "albums", "Aandhi"));
    await sql`delete from private.trash`;
    const found = await findHistory(sql, song(id));
    const [albumGone, singerGone] = found?.revisions ?? [];
    expect((await findRevision(sql, song(id), singerGone?.id ?? 0))?.was).toMatchObject({
      lyrics_singers: [{ name: "Lata" }, { name: "Kishore" }, { name: "Asha" }],
    });
    expect((await findRevision(sql, song(id), albumGone?.id ?? 0))?.was).toMatchObject({
      lyrics_singers: [{ name: "Lata" }, { name: "Asha" }],
      album: { name: "Aandhi", year: 1975 },
    });
  });

  test("keeps its history under another number", async () => {
    await sql`insert into lyrics (id, title, lyrics_hindi) values (900, 'A', 'अ')`;
    await sql`update lyrics set id = 901`;
    await sql`update lyrics set title = 'B'`;
    expect(await changesOf(song(901))).toEqual(["sql added", "sql changed title"]);
    expect(await findHistory(sql, song(900))).toBeNull();
  });
});

describe("people, albums and settings", () => {
  test.each(["singers", "lyricists", "music-directors", "albums"] as const)(
    "%s keep theirs",
    async (kind: EntryKind) => {
      const year = kind === "albums" ? 1990 : null;
      const { id } = await saveEntry(sql, kind, { name: "One", year });
      await saveEntry(sql, kind, { name: "Two", year, picture: "https://pictures.example/a.jpg" }, { id });
      await saveEntry(sql, kind, { name: "Two", year, picture: "https://pictures.example/a.jpg" }, { id });
      const picture = kind === "albums" ? "cover_image_url" : "image_url";
      const other = await saveEntry(sql, kind, { name: "Other", year });
      await mergeEntries(sql, kind, { from: id, into: other.id });
      expect(await changesOf({ kind, id })).toEqual([
        "form added",
        `form changed ${picture}, name`,
        "merge deleted",
      ]);
      const changed = kind === "albums" ? `album_aliases, ${picture}` : `${picture}, person_aliases`;
      expect(await changesOf({ kind, id: other.id })).toEqual(["form added", `merge changed ${changed}`]);
    },
  );

  test("codes keep theirs, each for itself", async () => {
    await saveSiteCodes(sql, { adCode1: "one", adCode2: "two" });
    await saveSiteCodes(sql, { adCode1: "one\nmore", adCode2: "two" });
    await asService("delete from settings where key = 'adCode1'");
    expect(await changesOf({ kind: "settings", key: "adCode1" })).toEqual([
      "form added",
      "form changed value (1)",
      "data-service deleted",
    ]);
    expect(await changesOf({ kind: "settings", key: "adCode2" })).toEqual(["form added"]);
  });

  test("of the password nothing is kept", async () => {
    await sql`insert into private.account (username, password_hash, follows_setting) values ('a', 'hash', false)`;
    await sql`update private.account set password_hash = 'other'`;
    expect(await sql`select from private.revisions`).toHaveLength(0);
  });
});

test("of one thing the last hundred revisions are kept, and the state before them", async () => {
  const { id } = await saveSong(sql, wholeSong);
  for (let save = 1; save <= 105; save++) await sql`update lyrics set title = ${`Title ${save}`}`;
  const { revisions } = (await findHistory(sql, song(id))) ?? { revisions: [] };
  expect(revisions).toHaveLength(100);
  expect(await findRevision(sql, song(id), revisions.at(-1)?.id ?? 0)).toMatchObject({
    was: { title: "Title 5" },
    became: { title: "Title 6" },
  });
  expect(await findRevision(sql, song(id), 0)).toMatchObject({ was: null, became: { title: "Title 5" } });
});

test("a transaction adds nothing to a revision that has its number by chance, such as one from a backup", async () => {
  const { id } = await saveSong(sql, wholeSong);
  await sql.begin(async (transaction) => {
    await transaction`update private.revisions set transaction_id = pg_current_xact_id()`;
    await transaction`update lyrics set title = 'B'`;
  });
  expect(await changesOf(song(id))).toEqual(["form added", "sql changed title"]);
});

test("saves of one song at the same time are kept in their order", async () => {
  const { id } = await saveSong(sql, wholeSong);
  const titles = Array.from({ length: 20 }, (_, save) => `Title ${save}`);
  await Promise.all(titles.map((title) => saveSong(sql, { ...wholeSong, title }, { id })));
  const { revisions } = (await findHistory(sql, song(id))) ?? { revisions: [] };
  const states = await Promise.all(revisions.map((each) => findRevision(sql, song(id), each.id)));
  const [present] = await sql`select title from lyrics`;
  expect(states[0]?.became).toMatchObject({ title: present?.title });
  expect(new Set(states.slice(0, -1).map((each) => each?.became?.title))).toEqual(new Set(titles));
});
