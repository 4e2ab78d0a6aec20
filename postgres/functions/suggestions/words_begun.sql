-- The numbers of the words of a title (`kind` is song) or name, but not of another name, that sound like a typed
-- word, or begin like the last typed word; a single letter matches too much. `typed` are words of `sound_letters`.
create or replace function private.words_begun(kind text, id bigint, typed text[]) returns integer[]
language sql stable
set search_path = ''
as $$
  with measures as (select 2 as least_letters)
  select coalesce(array_agg(w.number::integer order by w.number), '{}')
  from measures, (
    select t.sound from private.search_titles as t where words_begun.kind = 'song' and t.lyric_id = words_begun.id
    union all
    select n.sound from private.search_names as n
    where n.entries = words_begun.kind || 's' and n.entry_id = words_begun.id
      and n.other_name is null
  ) as named
  cross join lateral string_to_table(btrim(named.sound), ' ') with ordinality as w (sound, number)
  where w.sound = any (typed) and length(w.sound) >= measures.least_letters
    or starts_with(w.sound, typed[cardinality(typed)])
      and length(typed[cardinality(typed)]) >= measures.least_letters;
$$;
revoke all on function private.words_begun(text, bigint, text[]) from public;
