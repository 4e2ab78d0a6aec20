/** Fills a database with rows in every table of a backup, and with characters that COPY must escape. */
import type { Sql } from "#postgres";

/** @param sql of a database without songs */
export async function writeMixedData(sql: Sql): Promise<void> {
  for (const title of ["Tere Mere", "Pyar Hua", "Chand"]) {
    await sql`
      select save_lyric(p_title => ${title}, p_lyrics_english => 'la', p_album_name => ${`Album of ${title}`},
        p_singer_names => array['Lata', ${title}], p_lyricist_names => array['Sahir'], p_music_director_names => array['Naushad'])`;
  }
  await sql`insert into private.starter_rows select 'lyrics', id from lyrics`;
  await sql`insert into private.marks (key, value) values ('starter catalogue', 'on')`;
  await sql`
    insert into lyrics (title, lyrics_english, lyrics_hindi, genre)
    values
      ('\\N', ${"a\\.\n\\.\nb\tc\\n\"'"}, ${"तेरे मेरे\n\nसपने"}, null),
      (${"Emoji 🎵 and ‮ back"}, ${"la la la\n".repeat(5_000)}, null, '')`;
  await sql`select save_lyric(p_title => 'By form', p_lyrics_english => 'la', p_album_name => 'New (1999)',
    p_singer_names => array['One', 'Two'], p_save_key => ${crypto.randomUUID()},
    p_translation_english => ${"\\N\n\nOne\ttwo"}, p_translation_hindi => 'एक',
    p_translator => 'Somebody', p_track_number => 4,
    p_word_meanings => '[{"word": "la", "english": "\\\\N"}]', p_notes => '[{"line": "la", "note": "a\\tb"}]')`;
  await sql`insert into person_facts (name_key, other_name, birth_year, about)
    values ('one', 'एक', 1931, ${"\\N\ttold"})`;
  await sql`insert into album_facts (album_id, other_name, label) select id, 'नया', 'HMV'
    from albums where name = 'New'`;
  await sql`insert into person_aliases (name_key, alias) values ('one', ${"Ek\\N"}), ('two', 'दो')`;
  await sql`insert into private.merged_entries values ('singers', 1001, 1, '{"\\\\N"}')`;
  await sql`insert into private.likely_twins values ('singers', 1, 2, true, 0, 2)`;
  await sql`insert into private.different_entries values ('albums', 1, 2)`;
  await sql`insert into album_aliases (album_id, alias) select id, 'Navin' from albums where name = 'New'`;
  await sql`delete from lyrics where id in (select id from lyrics order by id limit 2)`;
  await sql`delete from singers where id = (select max(id) from singers)`;
  await sql`delete from albums where id = (select min(id) from albums)`;
  await sql`select private.add_views(array_agg(id), array_agg(id)) from (select id from lyrics limit 5) as seen`;
  await sql`update lyrics set lyrics_english = ${"Hello\nO by form"}, genre = 'Gana' where title = 'By form'`;
  await sql`select private.rename_genre(private.genre_of('Gana'), 'Geet')`;
  await sql`insert into settings (key, value) values ('adCode1', '<ins>\\one</ins>')`;
  await sql`
    insert into words (word, roman, origin, english, hindi, forms)
    values ('ग़म', 'gham', 'arabic', ${'grief, "sorrow"\t'}, 'दुख', '{ग़मों,ग़मे}')`;
  await sql`select private.note_missed_search('कुछ नहीं here')`;
  await sql`
    insert into private.account (username, password_hash, password_version, follows_setting)
    values ('admin', '$argon2id$…', 3, false)`;
  await sql`
    insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
    values ('\\x00ff', '\\x0a5c', 4294967295, 'lyrics.example', ${"Phone\t\\N"}, now())`;
  await sql`insert into private.recovery_codes values ('\\x03')`;
  await sql`
    insert into private.sessions
      (token_hash, password_version, signed_in_at, last_used_at, user_agent, address, passkey_id)
    select '\\x01', 3, now(), now(), 'Test', '192.0.2.1', id from private.passkeys`;
  await sql`
    select private.save_draft(null,
      ${JSON.stringify({ title: "Draft \\N	'", album: "New", singers: ["One", "Nobody"], notes: [] })}::text::jsonb,
      now() + interval '1 day', null, null)`;
  await sql`select private.withdraw_lyric((select max(id) from lyrics where title = ${"Emoji 🎵 and ‮ back"}))`;
  await sql`
    insert into private.unfinished_forms (key, address, title, content)
    values (gen_random_uuid(), '/admin/lyrics/add', ${"\\N"}, ${'{"title": "half\\t"}'}::text::jsonb)`;
  await sql`insert into private.old_addresses (path, kind, shown_id) values ('/2019/05/दिल', 'song', 1)`;
  await sql`select private.name_genre(private.genre_of('Geet'), 'गीत')`;
  await sql`update private.being_found set proofs = ${"a\tb"}, index_now_key = repeat('a', 32)`;
  await sql`insert into private.missed_addresses (path, requests) values ('/nowhere', 3)`;
  await sql`
    insert into private.song_reports (lyric_id, kind, text)
    select id, 'lyrics', ${"\\N\tline\nतेरे"} from lyrics where title = 'By form'`;
  await sql`
    insert into private.bulk_actions (state, action, target, song_ids, changing_ids, reason)
    select 'stopped', 'set-genre', ${'{"text": "a\\tb"}'}::text::jsonb, array_agg(id), '{}', ${"\\N"} from lyrics`;
  await sql`
    insert into private.moved (source, kind, old_id, new_id, hash)
    select 'a\\tb', 'songs', '\\N', id, 'x' from lyrics where title = 'By form'`;
  await sql`insert into private.trusted_browsers values ('\\x02', now())`;
}

/** @returns its id */
export async function saveSong(sql: Sql, title: string, singer = "Somebody"): Promise<number> {
  const [saved] = await sql<{ id: number }[]>`
    select id from save_lyric(p_title => ${title}, p_lyrics_english => 'la', p_singer_names => ${[singer]})`;
  return saved?.id ?? 0;
}

/** @returns for each table its row count and a hash of all rows, independent of their order */
export async function hashTables(
  sql: Sql,
  tables: readonly string[],
): Promise<Record<string, { rows: number; hash: string }>> {
  const hashes: Record<string, { rows: number; hash: string }> = {};
  for (const table of tables) {
    const [found] = await sql<{ rows: number; hash: string }[]>`
      select count(*) as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash
      from ${sql(table)} as t`;
    if (found) hashes[table] = found;
  }
  return hashes;
}
