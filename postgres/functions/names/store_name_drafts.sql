-- Stores what the machine has drafted of names in Devanagari, unless another name has been given meanwhile: `drafts`
-- of `names`, each of a genre or of a row of private.devanagari_names.
create or replace function private.store_name_drafts(entries text[], keys text[], names text[], drafts text[])
  returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  drafted record;
begin
  -- The lock of functions/counts/settle_counts.sql, under which alone these names are written.
  perform pg_advisory_xact_lock(4862019574);
  for drafted in
    select u.entries as named, array_agg(u.key) as keys, array_agg(u.name) as names,
      array_agg(coalesce(private.tidy_line(u.draft), u.name)) as drafts
    from unnest(entries, keys, names, drafts) as u (entries, key, name, draft) group by 1
  loop
    if drafted.named = 'genres' then
      update private.genres as g set devanagari_name = u.draft, is_drafted = true
      from unnest(drafted.keys, drafted.names, drafted.drafts) as u (key, name, draft)
      where g.genre_key = u.key and g.name = u.name and g.is_drafted is null;
    else
      update private.devanagari_names as d set name = u.draft, is_drafted = true
      from unnest(drafted.keys::bigint[], drafted.names, drafted.drafts) as u (id, name, draft)
      where d.entries = drafted.named and d.entry_id = u.id and d.of_name = u.name and d.is_drafted is null;
      perform private.write_devanagari_names(drafted.named, drafted.keys::bigint[]);
    end if;
  end loop;
  perform private.settle_counts();
end
$$;
revoke all on function private.store_name_drafts(text[], text[], text[], text[]) from public;
