-- For each word of a query the numbers under which a song is looked up that answers it by a field: by a word of its title, genre or
-- year, or by the name of somebody or of its album. Of a word that very many names hold, the hundred with most songs count. With
-- `nearly`, words that nobody knows are taken for those that they may be mistyped for. `alternatives` are arrays, written as such; null
-- where nothing answers.
create or replace function private.field_alternatives(asked private.asked, nearly boolean, out alternatives text[])
language sql stable
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  with typed as (
    select w.*, exists (
      -- Spelled otherwise, but not random letters that have the key of some word.
      select from private.search_words as known
      where known.key = w.key and private.sound_closeness(private.heavy_letters(w.sound), private.heavy_letters(known.sound)) >= 0.7
    ) as is_known
    from unnest((asked).words, (asked).keys, (asked).bones, (asked).word_marks)
      with ordinality as w (sound, key, bones, mark, place)
  ),
  meant as materialized (
    select t.place, t.mark from typed as t where t.is_known
    union
    -- An English plural: bhajans, ghazals.
    select t.place, hashtext(private.sound_key(left(t.sound, -1))) from typed as t
    where not t.is_known and length(t.sound) > 4 and t.sound like '%s' and (private.known_words(array[left(t.sound, -1)]))[1]
    union
    select t.place, hashtext(n.key)
    from typed as t, private.near_words(t.sound, t.key, t.bones, t.place = cardinality((asked).words)) as n
    where nearly and not t.is_known and (
      -- Begun, or like it enough.
      length(t.sound) > 2 and starts_with(n.sound, t.sound)
      or private.slip_closeness(t.sound, n.sound) > 0
      or private.sound_closeness(private.heavy_letters(t.sound), private.heavy_letters(n.sound)) >= 0.75)
  )
  select array_agg(answers.marks::text order by t.place)
  from typed as t
  left join lateral (
    select array_agg(a.mark) as marks
    from (
      select m.mark from meant as m where m.place = t.place
      union
      select named.mark
      from meant as m, lateral (
        select private.name_mark(n.entries, n.entry_id) as mark
        from private.search_names as n
        join private.song_counts as s on s.entries = n.entries and s.entry_id = n.entry_id
        where n.marks @> array[m.mark]
        order by s.songs desc, n.entries, n.entry_id limit 100
      ) as named
      where m.place = t.place
    ) as a
  ) as answers on true;
$$;
revoke all on function private.field_alternatives(private.asked, boolean) from public;
