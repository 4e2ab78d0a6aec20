-- Stores the singers, lyricists, music directors and albums of these songs in their search fields.
create or replace function private.write_names_of_songs(ids bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  update private.search_fields as f set marks = named.marks
  from (select s.lyric_id, s.words || private.name_marks_of_song(s.lyric_id) as marks
        from private.search_fields as s where s.lyric_id = any (ids)) as named
  where f.lyric_id = named.lyric_id and f.marks <> named.marks;
$$;
revoke all on function private.write_names_of_songs(bigint[]) from public;
