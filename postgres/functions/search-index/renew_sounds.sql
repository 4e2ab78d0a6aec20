-- Rewrites the stored sounds of words whose sound has changed, and of the songs and names that contain them. Called
-- when functions have changed. It compares the rules for single words, without comments; a change of `plain_text`,
-- `pair_key` or `title_pieces`, which process whole texts, needs a migration that empties the search tables.
create or replace function private.renew_sounds() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  rules text := (
    select md5(string_agg(regexp_replace(body.code, '^ *--[^\n]*\n', '', 'gn'), '' order by p.proname))
    from pg_catalog.pg_proc as p
    cross join lateral coalesce(pg_catalog.pg_get_function_sqlbody(p.oid), p.prosrc) as body (code)
    where p.pronamespace = 'private'::regnamespace
      and p.proname in ('sound_letters', 'usual_spelling', 'devanagari_letters', 'sound_key', 'sound_bones',
        'word_pieces', 'pieces'));
  old_marks integer[];
  batch bigint[];
  name_batch record;
begin
  if exists (select from private.sound_rules as r where r.hash = rules) then
    return;
  end if;
  with changed as (
    select w.ctid as row, w.key as old_key, s.sound, k.key, b.bones, p.pieces,
      (s.sound, k.key, b.bones) is distinct from (w.sound, w.key, w.bones) as sounds_otherwise
    from private.search_words as w, private.sound_letters(w.written) as s (sound),
      private.sound_key(s.sound) as k (key),
      private.sound_bones(s.sound) as b (bones), private.word_pieces(w.written, s.sound, b.bones, true) as p (pieces)
    where (s.sound, k.key, b.bones, p.pieces) is distinct from (w.sound, w.key, w.bones, w.pieces)
  ),
  renewed as (
    update private.search_words as w
    set sound = c.sound, key = c.key, bones = c.bones, pieces = c.pieces
    from changed as c where w.ctid = c.row
    returning c.old_key, c.sounds_otherwise
  )
  select array_agg(distinct hashtext(r.old_key)) into old_marks from renewed as r where r.sounds_otherwise;
  for batch in
    select array_agg(s.lyric_id) from (
      select u.lyric_id, row_number() over () as number from (
        select t.lyric_id from private.search_titles as t where t.marks && old_marks
        union select l.lyric_id from private.search_lines as l where l.marks && old_marks
        union select f.lyric_id from private.search_fields as f where f.marks && old_marks
      ) as u
    ) as s group by s.number / 1000
  loop
    perform private.write_title_sounds(batch);
    perform private.write_line_sounds(batch);
    perform private.write_song_fields(batch);
  end loop;
  for name_batch in
    select n.entries, array_agg(n.entry_id) as ids,
      array_agg(coalesce(s.name, y.name, m.name, a.name)) as names
    from (
      select distinct heard.entries, heard.entry_id from private.search_names as heard where heard.marks && old_marks
    ) as n
    left join public.singers as s on n.entries = 'singers' and s.id = n.entry_id
    left join public.lyricists as y on n.entries = 'lyricists' and y.id = n.entry_id
    left join public.music_directors as m on n.entries = 'music_directors' and m.id = n.entry_id
    left join public.albums as a on n.entries = 'albums' and a.id = n.entry_id
    group by n.entries
  loop
    perform private.write_name_sounds(name_batch.entries, name_batch.ids, name_batch.names);
  end loop;
  perform private.renew_merged_genres();
  if exists (select from private.genre_spellings as s where s.genre_key <> private.genre_of(s.spelling)) then
    perform private.recount();
  end if;
  delete from private.sound_rules;
  insert into private.sound_rules values (rules);
end
$$;
revoke all on function private.renew_sounds() from public;
