-- The names of a song's people and album with their sounds: of each kind as one text, in the order in which they are shown.
create or replace function private.credits_by_sound(song_id bigint, song_album_id bigint)
returns table (field text, text text, sound text)
language sql stable
set search_path = ''
as $$
  select c.field, string_agg(c.name, ', ' order by c.position, c.id), string_agg(n.sound, ' ' order by c.position, c.id)
  from (
    select 'singers' as field, p.id, p.name, c.position
    from public.lyrics_singers as c join public.singers as p on p.id = c.singer_id where c.lyric_id = song_id
    union all
    select 'lyricists', p.id, p.name, c.position
    from public.lyrics_lyricists as c join public.lyricists as p on p.id = c.lyricist_id where c.lyric_id = song_id
    union all
    select 'music_directors', p.id, p.name, c.position
    from public.lyrics_music_directors as c join public.music_directors as p on p.id = c.music_director_id where c.lyric_id = song_id
    union all
    select 'albums', a.id, a.name, 0 from public.albums as a where a.id = song_album_id
  ) as c
  join private.search_names as n on n.entries = c.field and n.entry_id = c.id
  group by c.field;
$$;
revoke all on function private.credits_by_sound(bigint, bigint) from public;
