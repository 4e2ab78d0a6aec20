/**
 * Going back through the history gives each earlier state exactly, whatever changed it. `EDITS` says how many random
 * edits are made, 60 unless it is set; a failure prints seed and edits, which `SEED` repeats.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import {
  createBulkRunner,
  EntryRefused,
  findHistory,
  findRevision,
  isBulkRefused,
  RestoreRefused,
  type Revision,
  SongRefused,
  type State,
} from "#catalogue";
import { openQueue } from "#queue";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { type Edit, edit, revisedOf, run } from "./testing/random-edits.ts";

const { sql, address } = await openTestDatabase();
const refuse = (message: string) => {
  throw new Error(message);
};
const queue = openQueue(address, { warn: refuse });
const bulk = createBulkRunner(queue, sql, refuse);
afterAll(() => queue.close());
const folder = mkdtempSync(join(tmpdir(), "antara-revisions-"));
afterAll(() => rmSync(folder, { recursive: true }));

const edits = Number(process.env.EDITS ?? 60);
const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

/** Of one thing as many are kept. */
const mostKept = 100;

/**
 * The state of everything by its table and key, read apart from the code that keeps it. Of a song first whether it is
 * a draft.
 */
async function readStates(): Promise<ReadonlyMap<string, unknown>> {
  /** Who does not exist yet is known by name. */
  const creditsOfDraft = (people: string) => sql`(
    select json_agg(case when c.credit ->> 'id' is null then c.credit -> 'name'
      else c.credit -> 'id' end order by c.place)
    from jsonb_array_elements(d.state -> ${`lyrics_${people}`}) with ordinality as c (credit, place))`;
  const rows = await sql<{ thing: string; state: unknown }[]>`
    select 'lyrics ' || l.id as thing, json_build_array(
      false, l.title, l.lyrics_hindi, l.lyrics_english, l.genre, l.year, l.youtube_video_id, l.cover_image_url, l.created_at, l.album_id,
      (select json_agg(c.singer_id order by c.position, c.singer_id) from lyrics_singers as c where c.lyric_id = l.id),
      (select json_agg(c.lyricist_id order by c.position, c.lyricist_id) from lyrics_lyricists as c where c.lyric_id = l.id),
      (select json_agg(c.music_director_id order by c.position, c.music_director_id)
       from lyrics_music_directors as c where c.lyric_id = l.id),
      (select json_build_array(t.english, t.plain_hindi, t.translator) from lyric_translations as t where t.lyric_id = l.id),
      (select t.number from track_numbers as t where t.lyric_id = l.id),
      (select json_agg(json_build_array(w.word, w.english, w.hindi) order by w.word) from lyric_words as w where w.lyric_id = l.id),
      (select json_agg(json_build_array(n.line, n.note) order by n.line) from lyric_notes as n where n.lyric_id = l.id)
    ) as state from lyrics as l
    union all select 'lyrics ' || d.id, json_build_array(
      true, d.state -> 'title', d.state -> 'lyrics_hindi', d.state -> 'lyrics_english', d.state -> 'genre', d.state -> 'year',
      d.state -> 'youtube_video_id', d.state -> 'cover_image_url', d.state -> 'created_at',
      coalesce(d.state -> 'album' -> 'id', 'null'),
      ${creditsOfDraft("singers")}, ${creditsOfDraft("lyricists")}, ${creditsOfDraft("music_directors")},
      (select json_build_array(t.m -> 'english', t.m -> 'plain_hindi', t.m -> 'translator')
       from jsonb_array_elements(d.state -> 'lyric_translations') as t (m)),
      d.state -> 'track_numbers' -> 0 -> 'number',
      (select json_agg(json_build_array(w.word, w.english, w.hindi) order by w.word)
       from jsonb_to_recordset(d.state -> 'lyric_words') as w (word text, english text, hindi text)),
      (select json_agg(json_build_array(n.line, n.note) order by n.line)
       from jsonb_to_recordset(d.state -> 'lyric_notes') as n (line text, note text))
    ) from private.drafts as d
    union all select 'albums ' || a.id, json_build_array(
      a.name, a.year, a.cover_image_url,
      (select json_build_array(f.other_name, f.about) from album_facts as f where f.album_id = a.id),
      (select json_agg(n.alias order by n.alias collate "C") from album_aliases as n where n.album_id = a.id)) from albums as a
    union all select p.entries || ' ' || p.id, json_build_array(
      p.name, p.image_url,
      (select json_build_array(f.other_name, f.birth_year, f.about) from person_facts as f where f.name_key = p.name_key),
      (select json_agg(n.alias order by n.alias collate "C") from person_aliases as n where n.name_key = p.name_key))
    from (
      select 'singers' as entries, id, name, image_url, name_key from singers
      union all select 'lyricists', id, name, image_url, name_key from lyricists
      union all select 'music_directors', id, name, image_url, name_key from music_directors
    ) as p
    union all select 'settings ' || s.key, json_build_array(s.value) from settings as s`;
  return new Map(rows.map(({ thing, state }) => [thing, state]));
}

/** A kept state in the form of `readStates`, after a revision. */
function plain(table: string, state: State | null, { action }: Pick<Revision, "action">): unknown {
  if (!state) return null;
  const texts = (...fields: string[]) => fields.map((field) => state[field] ?? null);
  if (table === "settings") return texts("value");
  /** What readers are told of an album or a person: facts, and other names. */
  const told = (what: string, ...fields: string[]) => {
    const [facts] = state[`${what}_facts`] as readonly Record<string, unknown>[];
    const aliases = (state[`${what}_aliases`] as readonly { readonly alias: string }[]).map(
      ({ alias }) => alias,
    );
    return [facts ? fields.map((field) => facts[field]) : null, aliases.length === 0 ? null : aliases.sort()];
  };
  if (table === "albums")
    return [...texts("name", "year", "cover_image_url"), ...told("album", "other_name", "about")];
  if (table !== "lyrics")
    return [...texts("name", "image_url"), ...told("person", "other_name", "birth_year", "about")];
  const ids = (part: string) => {
    const credits = state[part] as readonly { readonly id: number | null; readonly name: string }[];
    return credits.length === 0 ? null : credits.map(({ id, name }) => id ?? name);
  };
  const rows = (part: string, ...columns: string[]) => {
    const kept = state[part] as readonly Readonly<Record<string, unknown>>[];
    return kept.length === 0 ? null : kept.map((row) => columns.map((field) => row[field]));
  };
  const [meaning] = state.lyric_translations as readonly Record<string, unknown>[];
  return [
    ["draft-added", "draft-changed", "withdrawn"].includes(action),
    ...texts(
      "title",
      "lyrics_hindi",
      "lyrics_english",
      "genre",
      "year",
      "youtube_video_id",
      "cover_image_url",
    ),
    state.created_at ?? null,
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

/** A refused edit changes nothing. */
async function tryRunning(each: Edit): Promise<void> {
  try {
    await run(each, sql, bulk, folder);
  } catch (error) {
    const isRefusal =
      isBulkRefused(error) || [SongRefused, EntryRefused, RestoreRefused].some((one) => error instanceof one);
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
        const [table = ""] = thing.split(" ");
        const revisions = (await findHistory(sql, revisedOf(thing)))?.revisions ?? [];
        const kept = await Promise.all(
          revisions
            .toReversed()
            .map(async (revision) =>
              plain(
                table,
                (await findRevision(sql, revisedOf(thing), revision.id))?.became ?? null,
                revision,
              ),
            ),
        );
        expect(kept, thing).toEqual(states.slice(-mostKept));
      }
    }),
    { numRuns: 1, endOnFailure: true, ...seed },
  );
}, 3_600_000);
