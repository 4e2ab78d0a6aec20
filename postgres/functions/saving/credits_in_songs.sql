-- The credits of one kind in the songs of functions/saving/add_lyrics.sql, by the keys of the people whom the names
-- mean, in their order and without repeats.
create or replace function private.credits_in_songs(songs jsonb[], ids bigint[], kind text)
returns table (lyric_id bigint, key text, "position" bigint)
language sql stable
set search_path = ''
as $$
  with named as materialized (
    select s.place as song, n.name, n.place
    from unnest(songs) with ordinality as s (song, place),
      jsonb_array_elements_text(s.song -> kind) with ordinality as n (name, place)
  )
  select ids[c.song], c.key, row_number() over (partition by c.song order by c.place)
  from (
    select n.song, m.key, min(n.place) as place
    from named as n
    join private.names_meant(kind, array(select all_names.name from named as all_names)) as m on m.typed_name = n.name
    group by n.song, m.key
  ) as c;
$$;
revoke all on function private.credits_in_songs(jsonb[], bigint[], text) from public;
