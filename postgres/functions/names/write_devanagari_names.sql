-- Writes the names in Devanagari of these albums, singers, lyricists or music directors anew (`changed_entries` is
-- the name of their table), and notes how many names each letter has, for functions/counts/settle_counts.sql. A draft
-- of the machine stays while the name is the same and nobody has given another one.
create or replace function private.write_devanagari_names(changed_entries text, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  insert into private.count_changes (entries, letter, total)
  select changed_entries || ' in Devanagari', d.letter, -count(*) from private.devanagari_names as d
  where d.entries = changed_entries and d.entry_id = any (ids) group by d.letter;
  delete from private.devanagari_names as d
  where d.entries = changed_entries and d.entry_id = any (ids)
    and not exists (
      select from private.entry_states as s where s.entries = d.entries and s.entry_id = d.entry_id);
  insert into private.devanagari_names as d (entries, entry_id, of_name, name, is_drafted, name_key, letter)
  select s.entries, s.entry_id, s.name, coalesce(known.name, s.name), known.is_drafted, sorted.key,
    private.first_letter(sorted.key)
  from private.entry_states as s
  left join lateral (
    select c.name, c.is_drafted from (
      select s.name, false as is_drafted, 1 as place where private.has_devanagari(s.name)
      union all
      select s.other_name, false, 2 where private.has_devanagari(s.other_name)
      union all
      select former.name, true, 3 from private.devanagari_names as former
      where former.entries = s.entries and former.entry_id = s.entry_id and former.of_name = s.name
        and former.is_drafted
    ) as c order by c.place limit 1
  ) as known on true
  cross join lateral (select private.name_key(coalesce(known.name, s.name)) as key offset 0) as sorted
  where s.entries = changed_entries and s.entry_id = any (ids)
  on conflict (entries, entry_id) do update set of_name = excluded.of_name, name = excluded.name,
    is_drafted = excluded.is_drafted, name_key = excluded.name_key, letter = excluded.letter;
  insert into private.count_changes (entries, letter, total)
  select changed_entries || ' in Devanagari', d.letter, count(*) from private.devanagari_names as d
  where d.entries = changed_entries and d.entry_id = any (ids) group by d.letter;
end
$$;
revoke all on function private.write_devanagari_names(text, bigint[]) from public;
