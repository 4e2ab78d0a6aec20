-- The credits of one kind in the songs of functions/saving/add_lyrics.sql, by the keys of the people whom the names mean, in their order and without repeats.
create or replace function private.credits_in_songs(songs jsonb[], ids bigint[], kind text)
returns table (lyric_id bigint, key text, "position" bigint)
language sql stable
set search_path = ''
as $$
  select ids[s.place], d.key, row_number() over (partition by s.place order by d.place)
  from unnest(songs) with ordinality as s (song, place)
  cross join lateral private.people_meant(kind, array(select jsonb_array_elements_text(s.song -> kind))) as d;
$$;
revoke all on function private.credits_in_songs(jsonb[], bigint[], text) from public;
