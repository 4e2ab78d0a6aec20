-- Titles and names, at most three, that a part of a keyword leads to, for who finds nothing with all of it: those that have the most of
-- its words beside each other, whatever was typed around them, the closest first.
create or replace function private.did_you_mean(keyword text) returns text[]
language plpgsql stable
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  asked private.asked := private.read_keyword(keyword);
  part private.asked;
  meant text[];
begin
  for size in reverse cardinality(asked.words)..1 loop
    meant := '{}';
    for place in 1..cardinality(asked.words) - size + 1 loop
      part := private.part_of_keyword(asked, place, place + size - 1);
      -- One short word is in something by chance.
      continue when size = 1 and length(part.letters) < 6;
      meant := meant || array(
        select c.name
        from (
          (select l.title as name, private.sound_closeness(part.letters, t.letters) as closeness
           from private.search_titles as t join public.lyrics as l on l.id = t.lyric_id
           where t.marks @> part.word_marks or t.marks && part.whole limit 300)
          union all
          (select coalesce(s.name, a.name), private.sound_closeness(part.letters, n.letters)
           from private.search_names as n
           left join public.singers as s on n.entries = 'singers' and s.id = n.entry_id
           left join public.albums as a on n.entries = 'albums' and a.id = n.entry_id
           where n.marks @> part.word_marks or n.marks && part.whole limit 300)
        ) as c
        where c.closeness > 0.5 and c.name is not null
        group by c.name order by max(c.closeness) desc, c.name limit 3
      );
    end loop;
    exit when meant <> '{}';
  end loop;
  return array(select m.name from unnest(meant) with ordinality as m (name, place) group by m.name order by min(m.place) limit 3);
end
$$;
revoke all on function private.did_you_mean(text) from public;
