-- Stores the search data of the fields of these songs. Runs after titles and lines, which it reads, and after groups
-- (functions/song-groups/write_song_groups.sql).
create or replace function private.write_song_fields(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
declare
  song record;
begin
  select array_agg(l.id) as ids, array_agg(private.plain_text(concat_ws(E'\n', l.genre, l.year))) as plain into song
  from public.lyrics as l where l.id = any (write_song_fields.ids);
  perform private.learn_words(song.plain);
  insert into private.search_fields as f (lyric_id, words, marks, facets, title_initials, line_initials)
  select given.id, w.words, w.words || coalesce(o.marks, '{}'), coalesce(o.facets, '{}'),
    private.initials(t.sound), private.initials(split_part(ltrim(l.sound, E'\n'), E'\n', 1))
  from unnest(song.ids, song.plain) as given (id, plain)
  join private.search_titles as t on t.lyric_id = given.id
  join private.search_lines as l on l.lyric_id = given.id
  -- A song of an older version may have none.
  left join private.facets_of_songs(song.ids) as o on o.lyric_id = given.id
  -- Computed once for each song.
  cross join lateral (select coalesce(private.title_pieces(t.sound), '{}') as pieces offset 0) as whole
  cross join lateral (
    -- The marks of a title's words and pairs.
    select array(
      select m.mark from unnest(t.marks) with ordinality as m (mark, place)
      where m.mark <> all (whole.pieces) order by m.place
    ) || array(
      select hashtext(known.key)
      from string_to_table(translate(given.plain, E'\n', ' '), ' ') as word (written)
      cross join lateral (
        select s.key from private.search_words as s where s.written = word.written limit 1
      ) as known)
  ) as w (words)
  on conflict (lyric_id) do update set words = excluded.words, marks = excluded.marks, facets = excluded.facets,
    title_initials = excluded.title_initials, line_initials = excluded.line_initials
  where (f.marks, f.facets, f.title_initials, f.line_initials)
    is distinct from (excluded.marks, excluded.facets, excluded.title_initials, excluded.line_initials);
end
$$;
revoke all on function private.write_song_fields(bigint[]) from public;
