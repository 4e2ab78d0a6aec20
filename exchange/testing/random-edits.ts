/** For tests of the history: random edits of songs, entries and codes, in all the ways in which they change. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import {
  askBulkAction,
  type BulkRunner,
  chooseSongs,
  creditedPeople,
  deleteEntry,
  mergeEntries,
  type Revised,
  restoreFromTrash,
  restoreRevision,
  saveEntry,
  saveSiteCodes,
  saveSong,
} from "#catalogue";
import type { Sql } from "#postgres";
import { importFile } from "../import-file.ts";
import { draftEdit, runDraftEdit } from "./random-draft-edits.ts";
import { input, lines, name, number, pick } from "./random-songs.ts";

const kindOf = {
  albums: "albums",
  singers: "singers",
  lyricists: "lyricists",
  music_directors: "music-directors",
} as const;
const tables = Object.keys(kindOf) as (keyof typeof kindOf)[];

/** @param thing its table and its key, as in `lyrics 1` */
export function revisedOf(thing: string): Revised {
  const [table = "", key = ""] = thing.split(" ");
  if (table === "settings") return { kind: "settings", key: key as "adCode1" };
  if (table === "lyrics") return { kind: "songs", id: Number(key) };
  return { kind: kindOf[table as keyof typeof kindOf], id: Number(key) };
}

const column = fc.constantFrom("title", "genre", "lyrics_hindi", "cover_image_url", "youtube_video_id");
const table = fc.constantFrom(...tables);

export const edit = fc.oneof(
  fc.record({ do: fc.constant("form"), input, number, isNew: fc.nat(4).map((one) => one === 0) }),
  fc.record({
    do: fc.constant("import"),
    input,
    createdAt: fc.constantFrom("", "1975-08-15T10:00:00Z", "2001-01-01"),
  }),
  fc.record({ do: fc.constant("patch"), number, column, value: fc.constantFrom("क\nख", "x", "y", null) }),
  fc.record({ do: fc.constant("credits"), number, table, people: fc.array(number, { maxLength: 3 }) }),
  fc.record({ do: fc.constant("translation"), number, english: lines }),
  fc.record({ do: fc.constant("notes"), number, all: fc.subarray(["अ", "कोई", "end"]), note: lines }),
  fc.record({
    do: fc.constant("entry"),
    table,
    number,
    name,
    year: fc.constantFrom(1955, 2002),
    picture: fc.boolean(),
    otherName: fc.constantFrom("", "लता", "आशा"),
    birthYear: fc.constantFrom(null, 1929),
    about: fc.constantFrom("", "Sang."),
    aliases: fc.option(fc.subarray(["Lata Di", "किशोर", "Rafi", "Ashaji"]), { nil: undefined }),
  }),
  fc.record({ do: fc.constant("merge"), table, number, into: number }),
  fc.record({ do: fc.constant("delete"), table: fc.constantFrom("lyrics" as const, ...tables), number }),
  fc.record({
    do: fc.constant("bulk"),
    numbers: fc.array(number, { minLength: 1, maxLength: 3 }),
    request: fc.oneof(
      fc.record({ verb: fc.constant("set-genre" as const), text: fc.constantFrom("Ghazal", "Geet") }),
      fc.record({ verb: fc.constant("set-year" as const), text: fc.constantFrom("1955", "2002") }),
      fc.record({ verb: fc.constant("set-album" as const), text: fc.constantFrom("Anand", "Devdas (2002)") }),
      fc.record({ verb: fc.constantFrom("add-credit" as const, "remove-credit" as const), text: name }),
      fc.record({
        verb: fc.constantFrom("delete" as const, "withdraw" as const, "publish" as const),
        text: fc.constant(""),
      }),
    ),
    people: fc.constantFrom(...creditedPeople),
  }),
  draftEdit,
  fc.record({ do: fc.constant("undo"), number }),
  fc.record({ do: fc.constant("untrash"), number }),
  fc.record({ do: fc.constant("restore"), number, revision: number }),
  fc.record({
    do: fc.constant("codes"),
    code: fc.constantFrom("", "<ins>", "a\nb"),
    key: fc.constantFrom("adCode1", "adCode2"),
  }),
);
export type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const asService = (sql: Sql, ...statements: string[]) =>
  sql.begin(async (transaction) => {
    await transaction`set local role service_role`;
    for (const statement of statements) await transaction.unsafe(statement);
  });
const quoted = (value: string | number | null) => (value === null ? "null" : `'${value}'`);

/** @param folder for files to import */
export async function run(each: Edit, sql: Sql, bulk: BulkRunner, folder: string): Promise<unknown> {
  switch (each.do) {
    case "form": {
      const id = each.isNew ? null : await pick(sql, "lyrics", each.number);
      return saveSong(sql, each.input, id === null ? {} : { id });
    }
    case "import": {
      const file = join(folder, "songs.json");
      const { albumName, singerNames, title, lyrics_hindi } = each.input;
      const song = {
        title,
        album: albumName,
        singers: singerNames.split(", "),
        lyrics_hindi,
        created_at: each.createdAt,
      };
      writeFileSync(file, JSON.stringify([song]));
      return importFile(sql, file, { report: () => {} });
    }
    case "patch": {
      const value = each.column === "cover_image_url" && each.value ? "https://a.example/x" : each.value;
      const video = each.column === "youtube_video_id" && each.value ? "dQw4w9WgXcQ" : value;
      return asService(
        sql,
        `update lyrics set ${each.column} = ${quoted(video)} where id = ${(await pick(sql, "lyrics", each.number)) ?? 0}`,
      );
    }
    case "credits": {
      const song = (await pick(sql, "lyrics", each.number)) ?? 0;
      const people = await Promise.all(each.people.map((one) => pick(sql, each.table, one)));
      if (each.table === "albums")
        return asService(sql, `update lyrics set album_id = ${quoted(people[0] ?? null)} where id = ${song}`);
      const column = `${each.table.slice(0, -1)}_id`;
      const rows = [...new Set(people)].map((one, place) => `(${song}, ${one}, ${place * 2})`);
      const clear = `delete from lyrics_${each.table} where lyric_id = ${song}`;
      const insert = `insert into lyrics_${each.table} (lyric_id, ${column}, position) values ${rows.join(", ")}`;
      return asService(sql, clear, ...(rows.length === 0 ? [] : [insert]));
    }
    case "translation": {
      const song = (await pick(sql, "lyrics", each.number)) ?? 0;
      return asService(
        sql,
        `insert into lyric_translations (lyric_id, english) values (${song}, ${quoted(each.english)})
         on conflict (lyric_id) do update set english = excluded.english`,
      );
    }
    case "notes": {
      const song = (await pick(sql, "lyrics", each.number)) ?? 0;
      const rows = each.all.map((line) => `(${song}, ${quoted(line)}, ${quoted(each.note)})`);
      const written = `insert into lyric_notes (lyric_id, line, note) values ${rows.join(", ")}
        on conflict (lyric_id, line) do update set note = excluded.note`;
      return asService(
        sql,
        `delete from lyric_notes where lyric_id = ${song} and line = 'अ'`,
        ...(rows.length === 0 ? [] : [written]),
      );
    }
    case "entry": {
      const id = await pick(sql, each.table, each.number);
      const picture = each.picture ? "https://a.example/p" : "";
      const isAlbum = each.table === "albums";
      const { name, otherName, about, aliases } = each;
      const told = {
        otherName,
        about,
        ...(aliases && { aliases }),
        ...(!isAlbum && { birthYear: each.birthYear }),
      };
      return saveEntry(
        sql,
        kindOf[each.table],
        { name, year: isAlbum ? each.year : null, picture, ...told },
        id === null ? {} : { id },
      );
    }
    case "merge": {
      const [from, into] = [await pick(sql, each.table, each.number), await pick(sql, each.table, each.into)];
      return mergeEntries(sql, kindOf[each.table], { from: from ?? 0, into: into ?? 0 });
    }
    case "delete": {
      const kind = each.table === "lyrics" ? "songs" : kindOf[each.table];
      return deleteEntry(sql, kind, (await pick(sql, each.table, each.number)) ?? 0);
    }
    case "bulk": {
      const from = each.request.verb === "publish" ? "private.drafts" : "lyrics";
      const songs = await Promise.all(each.numbers.map((one) => pick(sql, from, one)));
      const id = await chooseSongs(
        sql,
        songs.map((song) => song ?? 0),
      );
      await askBulkAction(sql, id, { ...each.request, people: each.people });
      return (await bulk.start(id)).ended;
    }
    case "undo":
      return (await bulk.undo((await pick(sql, "private.bulk_actions", each.number)) ?? 0)).ended;
    case "untrash":
      return restoreFromTrash(sql, (await pick(sql, "private.trash", each.number)) ?? 0);
    case "restore": {
      const id = await pick(sql, "private.revisions", each.revision);
      const [row] = await sql<{ thing: string }[]>`
        select table_name || ' ' || row_key as thing from private.revisions where id = ${id}`;
      return row && restoreRevision(sql, revisedOf(row.thing), id ?? 0);
    }
    case "codes":
      return saveSiteCodes(sql, { [each.key]: each.code });
    default:
      return runDraftEdit(each, sql);
  }
}
