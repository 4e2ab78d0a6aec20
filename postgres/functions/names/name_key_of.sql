-- The key of the name of an album, singer, lyricist or music director; null if it does not exist.
create or replace function private.name_key_of(entries text, entry_id bigint) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return case entries
    when 'albums' then (select a.name_key from public.albums as a where a.id = entry_id)
    when 'singers' then (select s.name_key from public.singers as s where s.id = entry_id)
    when 'lyricists' then (select y.name_key from public.lyricists as y where y.id = entry_id)
    when 'music_directors' then (select m.name_key from public.music_directors as m where m.id = entry_id)
  end;
end
$$;
revoke all on function private.name_key_of(text, bigint) from public;
