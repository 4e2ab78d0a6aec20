/**
 * Checks whether songs could be saved, without saving them. They are written into temporary tables with the
 * constraints and triggers of the real ones, so that no id is used up and no lock is held.
 */
import { allSongFields, songFieldRows } from "#fields";
import type { Sql, Transaction } from "#postgres";
import { refusalOfInput } from "./refusal-of-input.ts";
import type { SongInput } from "./song-input.ts";
import type { SongRefused } from "./song-refused.ts";
import { rowOf, textOfRows } from "./song-rows.ts";
import { tryTogether } from "./try-together.ts";

const people = ["singers", "lyricists", "music_directors"] as const;

/** They come tidied from `draft_parts`. */
const partTables = new Set(
  allSongFields.flatMap((field) => {
    const { kind, stored = "" } = songFieldRows[field];
    return kind === "list" || stored.includes(".") ? [stored.replace(/\..*/, "")] : [];
  }),
);

const trialTables: readonly { readonly table: string; readonly trigger?: string }[] = [
  { table: "lyrics", trigger: "tidy_lyric()" },
  ...["albums", ...people].map((table) => ({ table, trigger: `tidy_row('${table}')` })),
  ...Array.from(partTables, (table) => ({ table })),
];

/**
 * @param inputs years and track numbers are whole numbers
 * @returns for each input the refusal that `saveSong` would throw, or null
 * @throws the driver's error when the database fails
 */
export async function checkSongs(sql: Sql, inputs: readonly SongInput[]): Promise<(SongRefused | null)[]> {
  return sql.begin((transaction) => checkSongsIn(transaction, inputs));
}

/** As `checkSongs`; the tables last until the end of the transaction. */
export async function checkSongsIn(
  transaction: Transaction,
  inputs: readonly SongInput[],
): Promise<(SongRefused | null)[]> {
  for (const { table, trigger } of trialTables) {
    await transaction.unsafe(
      `create temporary table if not exists trial_${table} (like public.${table} including defaults including constraints) on commit drop;
       ${trigger ? `create or replace trigger tidy before insert on trial_${table} for each row execute function private.${trigger};` : ""}`,
    );
  }
  const refusals = inputs.map(refusalOfInput);
  const open = inputs.filter((_, place) => refusals[place] === null);
  const tried = await tryTogether(transaction, open, writeTrials);
  const refusalOf = new Map(open.map((input, place) => [input, tried[place] ?? null]));
  return inputs.map((input, place) => refusals[place] ?? refusalOf.get(input) ?? null);
}

/** What a row has beside the fields. */
const restOfRow = (id: string) =>
  `jsonb_build_object('${id}', 0, 'views', 0, 'created_at', now(), 'updated_at', now())`;

/** One statement, because single songs would need eight round trips each. */
const writing = `
    with song as materialized (select s.each from jsonb_array_elements($1::text::jsonb) as s (each)),
    meant as materialized (
      select a.typed, m.album_name, m.album_year, m.years
      from (select distinct song.each ->> 'album' as typed from song) as a
      cross join lateral private.album_meant(a.typed) as m),
    album as (insert into pg_temp.trial_albums (id, name, year) select 0, album_name, album_year from meant),
    ${people
      .map(
        (table) => `${table} as (
      insert into pg_temp.trial_${table} (id, name)
      select 0, n.name from (
        select distinct typed.name from song cross join jsonb_array_elements_text(song.each -> '${table}') as typed (name)
      ) as n where private.name_key(n.name) <> ''),`,
      )
      .join("")}
    part as materialized (select private.draft_parts(song.each) as of_song from song),
    ${Array.from(
      partTables,
      (table) => `${table} as (
      insert into pg_temp.trial_${table}
      select typed.* from part cross join jsonb_array_elements(part.of_song -> '${table}') as p (each)
      cross join jsonb_populate_record(null::public.${table}, p.each || ${restOfRow("lyric_id")}) as typed),`,
    ).join("")}
    songs as (
      insert into pg_temp.trial_lyrics
      select typed.* from song cross join jsonb_populate_record(null::public.lyrics, song.each || ${restOfRow("id")}) as typed)
    select typed from meant where years is not null limit 1`;

async function writeTrials(sql: Transaction, inputs: readonly SongInput[]): Promise<null[]> {
  const ambiguous = await sql.unsafe<{ typed: string }[]>(writing, [textOfRows(inputs.map(rowOf))]);
  // Throws the error that names the possible albums.
  for (const { typed } of ambiguous) await sql`select private.album_named(${typed})`;
  return inputs.map(() => null);
}
