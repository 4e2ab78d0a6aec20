-- How well each of these names fits a query, which is given as typed and as `read_keyword` reads it. `fit` from 0 to 1 says how
-- much of it is there; the same consonants are enough of it (गाइड is Guide). `score` adds whether it is the name itself, its
-- beginning or within it. What has other words is compared word for word, which costs so much that only the forty likest are.
create or replace function private.rank_names(names private.search_names[], typed text, asked private.asked)
returns table (entries text, entry_id bigint, fit real, score real)
language sql stable
set search_path = ''
as $$
  with named as materialized (select private.name_key(typed) as key),
  compared as (
    select n.entries, n.entry_id, n.name_key, n.sound, a.key as asked_key, strpos(n.name_key, a.key) > 0 as holds_it,
      n.marks @> (asked).word_marks as has_keys,
      case when strpos(n.name_key, a.key) = 0 then greatest(
        private.sound_closeness((asked).letters, n.letters), case when (asked).whole[1] = any (n.marks) then 0.67 else 0 end)
      else 0 end as closeness,
      case when strpos(n.name_key, a.key) = 0 and length((asked).letters) <= length(n.letters) then
        1 - extensions.levenshtein(left((asked).letters, 250), left(n.letters, 250), 0, 1, 1)::real / greatest(1, length((asked).letters))
      else 0 end as spread
    from unnest(names) as n, named as a
  ),
  ranked as (
    select *, case
      when holds_it then 0
      when row_number() over (partition by holds_it order by greatest(closeness, spread) desc) <= 40 then greatest(
        private.part_closeness((asked).letters, cardinality((asked).words), private.heavy_letters(sound)),
        0.75 * extensions.word_similarity((asked).sound, sound))
      when has_keys then 0.75 * spread
      else 0
    end as part
    from compared
  )
  select r.entries, r.entry_id, (case when holds_it then 1 else greatest(closeness, part) end)::real,
    greatest(
      case
        when not holds_it then 0
        when r.name_key = asked_key then 1.2
        when starts_with(r.name_key, asked_key) then 1.15
        else 1
      end,
      closeness + 0.1, part)::real
  from ranked as r;
$$;
revoke all on function private.rank_names(private.search_names[], text, private.asked) from public;
