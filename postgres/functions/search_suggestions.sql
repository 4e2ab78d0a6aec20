-- What a search box suggests while somebody types: the ids of songs, singers and albums, at most eight in all. `kind` is
-- 'song', 'singer' or 'album', `place` counts from 1 for the best. A title or name fits that begins with the sound of what was
-- typed, then one of which a later word does; a name that was typed whole comes first. Then by views, or by number of songs. Where
-- there is none, what a search finds.
--
-- Looks at no more than the thousand most viewed songs and some hundreds that begin so, since it is asked with every letter.
create or replace function private.search_suggestions(typed text)
returns table (kind text, id bigint, place integer)
language plpgsql stable rows 8
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
set search_path = ''
as $$
declare
  asked text := (private.read_keyword(left(typed, 100))).sound;
  kinds text[];
  ids bigint[];
begin
  select array_agg(s.kind order by s.place), array_agg(s.id order by s.place) into kinds, ids
  from (
    select f.kind, f.id, row_number() over (order by f.fit, f.kind, f.worth desc, f.id) as place
    from (
      select '1 song' as kind, t.lyric_id as id, l.views as worth, case when starts_with(t.sound, asked) then 1 else 3 end as fit
      from (
        select b.lyric_id, b.sound from (
          select t.lyric_id, t.sound from private.search_titles as t
          where t.sound >= asked and t.sound < asked || '~' limit 300
        ) as b
        union
        select v.lyric_id, v.sound from (
          select t.lyric_id, t.sound
          from (select l.id from public.lyrics as l order by l.views desc, l.id limit 1000) as l
          join private.search_titles as t on t.lyric_id = l.id
        ) as v
        where strpos(' ' || v.sound, ' ' || asked) > 0
      ) as t
      join public.lyrics as l on l.id = t.lyric_id
      union all
      select case n.entries when 'singers' then '2 singer' else '3 album' end, n.entry_id, s.songs,
        case when n.sound = asked then 0 else 2 end
      from (
        select n.entries, n.entry_id, n.sound from private.search_names as n
        where n.sound >= asked and n.sound < asked || '~' limit 300
      ) as n
      join private.song_counts as s on s.entries = n.entries and s.entry_id = n.entry_id
      where n.entries in ('singers', 'albums')
    ) as f
    order by place limit 8
  ) as s
  where asked <> '';
  if ids is null and asked <> '' then
    select array_agg(f.kind order by f.place), array_agg(f.id order by f.place) into kinds, ids
    from (
      (select case n.entries when 'singers' then '2 singer' else '3 album' end as kind, n.entry_id as id, n.place
       from private.find_names(typed, false) as n where n.entries in ('singers', 'albums') and n.place <= 2)
      union all
      (select '1 song', s.lyric_id, 10 + s.place from public.search_lyrics_ids(typed) with ordinality as s (lyric_id, place) limit 4)
    ) as f;
  end if;
  return query
  select substr(u.kind, 3), u.id, u.place::integer from unnest(kinds, ids) with ordinality as u (kind, id, place);
end
$$;
revoke all on function private.search_suggestions(text) from public;
