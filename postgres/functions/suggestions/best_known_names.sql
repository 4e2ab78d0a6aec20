-- `most` singers, lyricists, music directors and albums whose marks satisfy a condition, those with most songs first.
-- If very many do, the names with most songs of all are searched as well.
create or replace function private.best_known_names(condition text, most integer) returns private.search_names[]
language plpgsql stable strict
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
declare
  -- Number of names whose songs are compared.
  most_compared constant integer := 200;
  -- Number of names of each kind that count as those with most songs.
  with_most_songs constant integer := 200;
  names private.search_names[] := private.names_fulfilling(condition, null, most_compared);
begin
  if cardinality(names) = most_compared then
    names := names || private.best_known_fulfilling(condition, with_most_songs);
  end if;
  return array(
    select (u.entries, u.entry_id, u.name_key, u.sound, u.letters, u.marks, u.other_name)::private.search_names
    from (
      select distinct on (n.entries, n.entry_id, n.name_key) n.*
      from unnest(names) as n order by n.entries, n.entry_id, n.name_key
    ) as u
    left join private.song_counts as c on c.entries = u.entries and c.entry_id = u.entry_id
    order by c.songs desc nulls last, u.name_key, u.entries, u.entry_id limit most);
end
$$;
revoke all on function private.best_known_names(text, integer) from public;
