-- Stores the titles of these songs in the form that the administrator's search compares.
create or replace function private.write_title_keys(ids bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  insert into private.search_title_keys as t (lyric_id, title_key)
  select l.id, private.name_key(l.title) from public.lyrics as l where l.id = any (ids)
  on conflict (lyric_id) do update set title_key = excluded.title_key where t.title_key <> excluded.title_key;
$$;
revoke all on function private.write_title_keys(bigint[]) from public;
