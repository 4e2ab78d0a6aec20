/**
 * Going back through the history gives each earlier state exactly, whatever changed it. `EDITS` says how many random edits are made, 60
 * unless it is set; a failure prints seed and edits, which `SEED` repeats.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import {
  deleteEntry,
  EntryRefused,
  findHistory,
  findRevision,
  mergeEntries,
  RestoreRefused,
  type Revised,
  restoreFromTrash,
  restoreRevision,
  SongRefused,
  type State,
  saveEntry,
  saveSiteCodes,
  saveSong,
} from "#catalogue";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { importSongs } from "./import-songs.ts";

const { sql } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "antara-revisions-"));
afterAll(() => rmSync(folder, { recursive: true }));

const edits = Number(process.env.EDITS ?? 60);
const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

/** Of one thing as many are kept. */
const mostKept = 100;

/** The state of everything by its table and key, read apart from the code that keeps it. */
async function readStates(): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql<{ thing: string; state: unknown }[]>`
    select 'lyrics ' || l.id as thing, json_build_array(
      l.title, l.lyrics_hindi, l.lyrics_english, l.genre, l.year, l.youtube_video_id, l.cover_image_url, l.created_at, l.album_id,
      (select json_agg(c.singer_id order by c.position, c.singer_id) from lyrics_singers as c where c.lyric_id = l.id),
      (select json_agg(c.lyricist_id order by c.position, c.lyricist_id) from lyrics_lyricists as c where c.lyric_id = l.id),
      (select json_agg(c.music_director_id order by c.position, c.music_director_id)
       from lyrics_music_directors as c where c.lyric_id = l.id),
      (select json_build_array(t.english, t.plain_hindi, t.translator) from lyric_translations as t where t.lyric_id = l.id),
      (select t.number from track_numbers as t where t.lyric_id = l.id),
      (select json_agg(json_build_array(w.word, w.english, w.hindi) order by w.word) from lyric_words as w where w.lyric_id = l.id),
      (select json_agg(json_build_array(n.line, n.note) order by n.line) from lyric_notes as n where n.lyric_id = l.id)
    ) as state from lyrics as l
    union all select 'albums ' || a.id, json_build_array(a.name, a.year, a.cover_image_url) from albums as a
    union all select 'singers ' || p.id, json_build_array(p.name, p.image_url) from singers as p
    union all select 'lyricists ' || p.id, json_build_array(p.name, p.image_url) from lyricists as p
    union all select 'music_directors ' || p.id, json_build_array(p.name, p.image_url) from music_directors as p
    union all select 'settings ' || s.key, json_build_array(s.value) from settings as s`;
  return new Map(rows.map(({ thing, state }) => [thing, state]));
}

/** A kept state in the form of `readStates`. */
function plain(table: string, state: State | null): unknown {
  if (!state) return null;
  const texts = (...fields: string[]) => fields.map((field) => state[field] ?? null);
  if (table === "settings") return texts("value");
  if (table === "albums") return texts("name", "year", "cover_image_url");
  if (table !== "lyrics") return texts("name", "image_url");
  const ids = (part: string) => {
    const credits = state[part] as readonly { readonly id: number }[];
    return credits.length === 0 ? null : credits.map(({ id }) => id);
  };
  const rows = (part: string, ...columns: string[]) => {
    const kept = state[part] as readonly Readonly<Record<string, unknown>>[];
    return kept.length === 0 ? null : kept.map((row) => columns.map((field) => row[field]));
  };
  const [meaning] = state.lyric_translations as readonly Record<string, unknown>[];
  return [
    ...texts(
      "title",
      "lyrics_hindi",
      "lyrics_english",
      "genre",
      "year",
      "youtube_video_id",
      "cover_image_url",
    ),
    state.created_at,
    (state.album as { readonly id: number } | null)?.id ?? null,
    ids("lyrics_singers"),
    ids("lyrics_lyricists"),
    ids("lyrics_music_directors"),
    meaning ? [meaning.english, meaning.plain_hindi, meaning.translator] : null,
    (state.track_numbers as readonly { readonly number: number }[])[0]?.number ?? null,
    rows("lyric_words", "word", "english", "hindi"),
    rows("lyric_notes", "line", "note"),
  ];
}

const kindOf = {
  albums: "albums",
  singers: "singers",
  lyricists: "lyricists",
  music_directors: "music-directors",
} as const;
const tables = Object.keys(kindOf) as (keyof typeof kindOf)[];

function revisedOf(thing: string): Revised {
  const [table = "", key = ""] = thing.split(" ");
  if (table === "settings") return { kind: "settings", key: key as "adCode1" };
  if (table === "lyrics") return { kind: "songs", id: Number(key) };
  return { kind: kindOf[table as keyof typeof kindOf], id: Number(key) };
}

const name = fc.constantFrom("Lata", "Asha", "Kishore", "Rafi", "Mukesh");
const names = fc.uniqueArray(name, { maxLength: 3 }).map((some) => some.join(", "));
const lines = fc
  .array(fc.constantFrom("तेरे बिना", "zindagi se", "कोई", "shikwa 😀 nahin", "", "\t=x"), { maxLength: 5 })
  .map((some) => ["अ", ...some, "end"].join("\n"));
const text = fc.option(lines, { nil: "" });
const number = fc.nat(999);

const input = fc.record({
  title: fc.constantFrom("A", "B", "C"),
  albumName: fc.constantFrom("", "Devdas (2002)", "Devdas (1955)", "Anand"),
  singerNames: names,
  lyricistNames: names,
  musicDirectorNames: names,
  genre: fc.constantFrom("", "Ghazal", "Bhajan"),
  lyrics_hindi: lines,
  lyrics_english: text,
  year: fc.constantFrom(null, 1955, 2002),
  translation_english: fc.option(text, { nil: null }),
  translation_hindi: fc.option(text, { nil: null }),
  track_number: fc.constantFrom(null, undefined, 1, 12),
  word_meanings: fc.constantFrom(
    undefined,
    [],
    [{ word: "कोई", english: "someone", hindi: "" }],
    [
      { word: "कोई", english: "", hindi: "अनजान" },
      { word: "zindagi", english: "life", hindi: "" },
    ],
  ),
  notes: fc.constantFrom(undefined, [], [{ line: "end", note: "The end." }]),
});
const column = fc.constantFrom("title", "genre", "lyrics_hindi", "cover_image_url", "youtube_video_id");
const table = fc.constantFrom(...tables);

const edit = fc.oneof(
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
  }),
  fc.record({ do: fc.constant("merge"), table, number, into: number }),
  fc.record({ do: fc.constant("delete"), table: fc.constantFrom("lyrics" as const, ...tables), number }),
  fc.record({ do: fc.constant("untrash"), number }),
  fc.record({ do: fc.constant("restore"), number, revision: number }),
  fc.record({
    do: fc.constant("codes"),
    code: fc.constantFrom("", "<ins>", "a\nb"),
    key: fc.constantFrom("adCode1", "adCode2"),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** @returns one of them; null if there is none */
async function pick(from: string, number: number, column = "id"): Promise<number | null> {
  const rows = await sql<{ id: number }[]>`select ${sql(column)} as id from ${sql(from)} order by 1`;
  return rows[number % Math.max(rows.length, 1)]?.id ?? null;
}

const asService = (...statements: string[]) =>
  sql.begin(async (transaction) => {
    await transaction`set local role service_role`;
    for (const statement of statements) await transaction.unsafe(statement);
  });
const quoted = (value: string | number | null) => (value === null ? "null" : `'${value}'`);

async function run(each: Edit): Promise<unknown> {
  switch (each.do) {
    case "form": {
      const id = each.isNew ? null : await pick("lyrics", each.number);
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
      return importSongs(sql, file, { report: () => {} });
    }
    case "patch": {
      const value = each.column === "cover_image_url" && each.value ? "https://a.example/x" : each.value;
      const video = each.column === "youtube_video_id" && each.value ? "dQw4w9WgXcQ" : value;
      return asService(
        `update lyrics set ${each.column} = ${quoted(video)} where id = ${(await pick("lyrics", each.number)) ?? 0}`,
      );
    }
    case "credits": {
      const song = (await pick("lyrics", each.number)) ?? 0;
      const people = await Promise.all(each.people.map((one) => pick(each.table, one)));
      if (each.table === "albums")
        return asService(`update lyrics set album_id = ${quoted(people[0] ?? null)} where id = ${song}`);
      const column = `${each.table.slice(0, -1)}_id`;
      const rows = [...new Set(people)].map((one, place) => `(${song}, ${one}, ${place * 2})`);
      const clear = `delete from lyrics_${each.table} where lyric_id = ${song}`;
      const insert = `insert into lyrics_${each.table} (lyric_id, ${column}, position) values ${rows.join(", ")}`;
      return asService(clear, ...(rows.length === 0 ? [] : [insert]));
    }
    case "translation": {
      const song = (await pick("lyrics", each.number)) ?? 0;
      return asService(
        `insert into lyric_translations (lyric_id, english) values (${song}, ${quoted(each.english)})
         on conflict (lyric_id) do update set english = excluded.english`,
      );
    }
    case "notes": {
      const song = (await pick("lyrics", each.number)) ?? 0;
      const rows = each.all.map((line) => `(${song}, ${quoted(line)}, ${quoted(each.note)})`);
      const written = `insert into lyric_notes (lyric_id, line, note) values ${rows.join(", ")}
        on conflict (lyric_id, line) do update set note = excluded.note`;
      return asService(
        `delete from lyric_notes where lyric_id = ${song} and line = 'अ'`,
        ...(rows.length === 0 ? [] : [written]),
      );
    }
    case "entry": {
      const id = await pick(each.table, each.number);
      const picture = each.picture ? "https://a.example/p" : "";
      const year = each.table === "albums" ? each.year : null;
      return saveEntry(
        sql,
        kindOf[each.table],
        { name: each.name, year, picture },
        id === null ? {} : { id },
      );
    }
    case "merge": {
      const [from, into] = [await pick(each.table, each.number), await pick(each.table, each.into)];
      return mergeEntries(sql, kindOf[each.table], { from: from ?? 0, into: into ?? 0 });
    }
    case "delete": {
      const kind = each.table === "lyrics" ? "songs" : kindOf[each.table];
      return deleteEntry(sql, kind, (await pick(each.table, each.number)) ?? 0);
    }
    case "untrash":
      return restoreFromTrash(sql, (await pick("private.trash", each.number)) ?? 0);
    case "restore": {
      const id = await pick("private.revisions", each.revision);
      const [row] = await sql<{ thing: string }[]>`
        select table_name || ' ' || row_key as thing from private.revisions where id = ${id}`;
      return row && restoreRevision(sql, revisedOf(row.thing), id ?? 0);
    }
    case "codes":
      return saveSiteCodes(sql, { [each.key]: each.code });
  }
}

/** A refused edit changes nothing. */
async function tryRunning(each: Edit): Promise<void> {
  try {
    await run(each);
  } catch (error) {
    const isRefusal = [SongRefused, EntryRefused, RestoreRefused].some((one) => error instanceof one);
    const isBroken = /^2350[0-9]|^2351/.test(String((error as { code?: string }).code));
    if (!isRefusal && !isBroken) throw error;
  }
}

test(`after ${edits} random edits the history has every earlier state of everything, and no other`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: edits, maxLength: edits, size: "max" }), async (all) => {
      const past = new Map<string, unknown[]>();
      for (const each of all) {
        await tryRunning(each);
        const states = await readStates();
        for (const thing of new Set([...past.keys(), ...states.keys()])) {
          const known = past.get(thing) ?? [];
          const state = states.get(thing) ?? null;
          if (known.length === 0 || JSON.stringify(known.at(-1)) !== JSON.stringify(state))
            past.set(thing, [...known, state]);
        }
      }
      for (const [thing, states] of past) {
        const revisions = (await findHistory(sql, revisedOf(thing)))?.revisions ?? [];
        const kept = await Promise.all(
          revisions
            .toReversed()
            .map(async ({ id }) => (await findRevision(sql, revisedOf(thing), id))?.became ?? null),
        );
        const [table = ""] = thing.split(" ");
        expect(
          kept.map((state) => plain(table, state)),
          thing,
        ).toEqual(states.slice(-mostKept));
      }
    }),
    { numRuns: 1, endOnFailure: true, ...seed },
  );
}, 3_600_000);
