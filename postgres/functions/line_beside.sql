-- The line of a text that stands beside a line of the same song in the other script: as many written lines down, where both have as many;
-- else the one that sounds most like it, if one is alike enough. `sound` is that of the line, `other_sounds` those of the others.
create or replace function private.line_beside(
  texts text[], place integer, sound text, other_texts text[], other_sounds text[]) returns text
language sql immutable
set search_path = ''
as $$
  with measures as (
    -- Of the threes of letters in two lines, the share that both have.
    select 0.33 as alike_enough
  )
  select case
    when cardinality(array_remove(texts, '')) = cardinality(array_remove(other_texts, ''))
      then (array_remove(other_texts, ''))[cardinality(array_remove(texts[:place], ''))]
    else (
      select likest.text
      from measures, (
        select u.text, extensions.similarity(u.sound, line_beside.sound) as likeness
        from unnest(other_texts, other_sounds) as u (text, sound) where u.sound <> ''
        order by likeness desc limit 1
      ) as likest
      where likest.likeness >= measures.alike_enough
    )
  end;
$$;
revoke all on function private.line_beside(text[], integer, text, text[], text[]) from public;
