-- Returns the id of the album that a song's form names (functions/names/album_meant.sql), and creates it if it does
-- not exist; null for a blank name. Raises AN003 if a bare name is ambiguous.
create or replace function private.album_named(typed text) returns bigint
language plpgsql volatile
set enable_seqscan = off
set search_path = ''
as $$
declare
  meant record;
  found_id bigint;
begin
  loop
    select * into meant from private.album_meant(typed);
    if not found then
      return null;
    end if;
    if meant.years is not null then
      raise exception using
        errcode = 'AN003',
        message = format('There are several albums named "%s": %s.', meant.album_name, meant.years),
        hint = format(
          'Type the album with its year, such as "%s (%s)".', meant.album_name, split_part(meant.years, ',', 1)),
        detail = meant.years;
    end if;
    if meant.album_id is null then
      insert into public.albums (name, year) values (meant.album_name, meant.album_year) on conflict do nothing;
    else
      -- Not found if it was deleted or renamed meanwhile: then the name has another meaning now.
      select a.id into found_id from public.albums as a
      where a.id = meant.album_id and (a.name_key = private.name_key(meant.album_name) or exists (
        select from private.search_names as n
        where n.entries = 'albums' and n.entry_id = a.id and n.name_key = private.name_key(meant.album_name)
          and n.other_name is not null))
      for key share;
      if found then
        return found_id;
      end if;
    end if;
  end loop;
end
$$;
revoke all on function private.album_named(text) from public;
