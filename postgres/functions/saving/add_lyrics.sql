-- Adds the new songs of an import: a JSON list of objects with the fields of functions/saving/save_song.sql, in few
-- statements for all of them. Albums and people that do not exist are created. A song that breaks a rule raises its
-- error, and none is added. `given_id` and `views` are those of a song that comes from another site.
create or replace function private.add_lyrics(songs jsonb)
returns table (place bigint, id bigint, version timestamptz)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  given jsonb[] := array(select jsonb_array_elements(songs));
  ids bigint[] := array(
    select coalesce((g.song ->> 'given_id')::bigint, nextval(pg_get_serial_sequence('public.lyrics', 'id')))
    from unnest(given) with ordinality as g (song, place) order by g.place);
  album_ids jsonb;
begin
  perform private.create_albums(array(select g.song ->> 'album' from unnest(given) as g (song)));
  -- In the order of the keys, so that simultaneous imports never deadlock, and "Devdas (2002)" before "Devdas", which
  -- means it then.
  select jsonb_object_agg(a.typed, private.album_named(a.typed)) into album_ids
  from (
    select typed from unnest(given) as g (song), lateral (select g.song ->> 'album') as n (typed)
    where typed is not null group by typed
    order by regexp_replace(private.name_key(typed), '\s*\(\d{4}\)$', '') collate "C",
      private.name_key(typed) collate "C" desc, typed
  ) as a;
  perform private.people_named('public.singers', private.names_in_songs(given, 'singers'));
  perform private.people_named('public.lyricists', private.names_in_songs(given, 'lyricists'));
  perform private.people_named('public.music_directors', private.names_in_songs(given, 'music_directors'));

  insert into public.lyrics
  select typed.*
  from unnest(given) with ordinality as g (song, place)
  cross join lateral jsonb_populate_record(null::public.lyrics, g.song || jsonb_build_object(
    'id', ids[g.place], 'album_id', album_ids -> (g.song ->> 'album'),
    'views', coalesce((g.song ->> 'views')::bigint, 0),
    'created_at', coalesce((g.song ->> 'created_at')::timestamptz, now()), 'updated_at', now())) as typed;

  insert into public.lyrics_singers (lyric_id, singer_id, position)
  select c.lyric_id, p.id, c.position from private.credits_in_songs(given, ids, 'singers') as c
  join public.singers as p on p.name_key = c.key;
  insert into public.lyrics_lyricists (lyric_id, lyricist_id, position)
  select c.lyric_id, p.id, c.position from private.credits_in_songs(given, ids, 'lyricists') as c
  join public.lyricists as p on p.name_key = c.key;
  insert into public.lyrics_music_directors (lyric_id, music_director_id, position)
  select c.lyric_id, p.id, c.position from private.credits_in_songs(given, ids, 'music_directors') as c
  join public.music_directors as p on p.name_key = c.key;

  perform private.write_song_parts(ids[g.place], g.song) from unnest(given) with ordinality as g (song, place);
  perform private.settle_songs();

  return query
  select g.place, l.id, l.updated_at
  from unnest(ids) with ordinality as g (id, place) join public.lyrics as l on l.id = g.id;
end
$$;
revoke all on function private.add_lyrics(jsonb) from public;
