-- The name with this key as one of the people has it; null if nobody has it.
create or replace function private.name_of_key(key text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select s.name from public.singers as s where s.name_key = key),
    (select y.name from public.lyricists as y where y.name_key = key),
    (select m.name from public.music_directors as m where m.name_key = key));
$$;
revoke all on function private.name_of_key(text) from public;
