-- Writes the names of all albums and people in Devanagari anew.
create or replace function private.renew_devanagari_names() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  named text;
begin
  foreach named in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
    perform private.write_devanagari_names(named, array(
      select s.entry_id from private.entry_states as s where s.entries = named
      union
      select d.entry_id from private.devanagari_names as d where d.entries = named));
  end loop;
end
$$;
revoke all on function private.renew_devanagari_names() from public;
