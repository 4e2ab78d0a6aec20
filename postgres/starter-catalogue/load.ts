/**
 * Loads the starter songs of a new site, once in the lifetime of a database: never again after they were declined or
 * deleted. A database that already has songs is only marked.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql, Transaction } from "../pool.ts";

const catalogueFile = join(import.meta.dirname, "starter-catalogue.json");
const translationsFolder = join(import.meta.dirname, "translations");

/** The translations were written for this catalogue (docs/catalogue.md). */
const translator = "Antara";

/**
 * Safe to call from several processes at once.
 * @param load false leaves the database empty, now and at later starts
 */
export async function loadStarterCatalogue(sql: Sql, { load }: { load: boolean }): Promise<void> {
  await sql.begin(async (transaction) => {
    if (!(await takeMark(transaction, load))) return;
    if (load && (await isEmpty(transaction))) await insertCatalogue(transaction);
  });
}

/** The process that sets the mark does the work; others wait until it commits, or do it if it failed. */
async function takeMark(sql: Transaction, load: boolean): Promise<boolean> {
  const { count } = await sql`
    insert into private.marks (key, value) values ('starter catalogue', ${load ? "on" : "off"})
    on conflict (key) do nothing`;
  return count === 1;
}

async function isEmpty(sql: Transaction): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`select not exists (select from public.lyrics) as empty`;
  return row?.empty === true;
}

async function insertCatalogue(sql: Transaction): Promise<void> {
  const catalogue = await readFile(catalogueFile, "utf8");
  await sql`select private.changed_by('starter')`;
  await sql`create temporary table starter_file on commit drop as select ${catalogue}::text::jsonb as catalogue`;
  await insertAlbums(sql);
  for (const people of ["singers", "lyricists", "music_directors"] as const) await insertPeople(sql, people);
  await insertOtherNames(sql);
  await insertSongs(sql);
  await insertCredits(sql, "singers", "singer_id");
  await insertCredits(sql, "lyricists", "lyricist_id");
  await insertCredits(sql, "music_directors", "music_director_id");
  await insertTranslations(sql);
}

async function insertAlbums(sql: Transaction): Promise<void> {
  await sql`
    with made as (
      insert into public.albums (name, year)
      select album ->> 'name', (album ->> 'year')::integer
      from pg_temp.starter_file, jsonb_array_elements(catalogue -> 'albums') with ordinality as file (album, place)
      order by place
      on conflict do nothing
      returning id
    )
    insert into private.starter_rows (table_name, row_id) select 'albums', id from made`;
}

async function insertPeople(sql: Transaction, people: string): Promise<void> {
  await sql`
    with made as (
      insert into public.${sql(people)} (name)
      select person ->> 'name'
      from pg_temp.starter_file, jsonb_array_elements(catalogue -> ${people}) with ordinality as file (person, place)
      order by place
      on conflict do nothing
      returning id
    )
    insert into private.starter_rows (table_name, row_id) select ${people}, id from made`;
}

/** In Devanagari. A person has one in all roles. */
async function insertOtherNames(sql: Transaction): Promise<void> {
  await sql`
    insert into public.album_facts (album_id, other_name)
    select a.id, album ->> 'other_name'
    from pg_temp.starter_file, jsonb_array_elements(catalogue -> 'albums') as file (album)
    join public.albums as a
      on a.name_key = private.name_key(album ->> 'name') and a.year = (album ->> 'year')::integer
    on conflict do nothing`;
  await sql`
    insert into public.person_facts (name_key, other_name)
    select distinct on (1) private.name_key(person ->> 'name'), person ->> 'other_name'
    from pg_temp.starter_file,
      jsonb_array_elements((catalogue -> 'singers') || (catalogue -> 'lyricists') || (catalogue -> 'music_directors'))
        as file (person)
    on conflict do nothing`;
}

/** One day apart in the order of the file, the last one yesterday, so that the last songs are the newest. */
async function insertSongs(sql: Transaction): Promise<void> {
  await sql`
    with made as (
      insert into public.lyrics (title, lyrics_hindi, lyrics_english, genre, year, album_id, created_at, updated_at)
      select song ->> 'title', song ->> 'lyrics_hindi', song ->> 'lyrics_english', song ->> 'genre',
        (song ->> 'year')::integer, album.id, made_at, made_at
      from pg_temp.starter_file
      cross join jsonb_array_elements(catalogue -> 'songs') with ordinality as file (song, place)
      cross join lateral (
        select now() - make_interval(hours => 24 * (jsonb_array_length(catalogue -> 'songs') + 1 - place::integer))
      ) as date (made_at)
      left join public.albums as album
        on album.name_key = private.name_key(song ->> 'album')
        and album.year is not distinct from (song ->> 'year')::integer
      order by place
      returning id
    )
    insert into private.starter_rows (table_name, row_id) select 'lyrics', id from made`;
}

async function insertCredits(sql: Transaction, people: string, column: string): Promise<void> {
  await sql`
    insert into public.${sql(`lyrics_${people}`)} (lyric_id, ${sql(column)}, position)
    select lyrics.id, person.id, credit.place
    from pg_temp.starter_file
    cross join jsonb_array_elements(catalogue -> 'songs') as file (song)
    join public.lyrics on lyrics.title = song ->> 'title'
    cross join jsonb_array_elements_text(song -> ${people}) with ordinality as credit (name, place)
    join public.${sql(people)} as person on person.name_key = private.name_key(credit.name)`;
}

/** One file for each song; `plain_hindi` is missing where the song itself is in plain Hindi. */
async function insertTranslations(sql: Transaction): Promise<void> {
  const names = (await readdir(translationsFolder)).filter((name) => name.endsWith(".json"));
  const files = await Promise.all(names.map((name) => readFile(join(translationsFolder, name), "utf8")));
  await sql`
    insert into public.lyric_translations (lyric_id, english, plain_hindi, translator)
    select lyrics.id, text.english, text.plain_hindi, ${translator}
    from unnest(${files}::text[]) as file (content)
    cross join lateral (
      select file.content::jsonb ->> 'title',
        (select string_agg(line, E'\n' order by place)
         from jsonb_array_elements_text(file.content::jsonb -> 'english') with ordinality as e (line, place)),
        (select string_agg(line, E'\n' order by place)
         from jsonb_array_elements_text(file.content::jsonb -> 'plain_hindi') with ordinality as h (line, place))
    ) as text (title, english, plain_hindi)
    join public.lyrics on lyrics.title = text.title`;
}
