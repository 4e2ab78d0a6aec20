-- The id of the album that a song's form names, made when it does not exist; null for a blank name. "Devdas (2002)"
-- names an album with its year. A bare name takes the only album of that name, else the one without a year.
-- AN003 when a bare name could mean several albums.
create or replace function private.album_named(typed text) returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  album_name text := private.tidy_line(typed);
  album_key text := private.name_key(album_name);
  with_year text[] := regexp_match(album_name, '^(.*\S)\s*\((\d{4})\)$');
  wanted_year integer;
  found_id bigint;
  matches integer;
  years text;
begin
  if album_key is null or album_key = '' then
    return null;
  end if;
  if with_year[2]::integer between 1900 and extract(year from now() at time zone 'UTC') + 2
    -- An album may be called "Devdas (2002)" from end to end.
    and not exists (select from public.albums where name_key = album_key)
  then
    album_name := with_year[1];
    album_key := private.name_key(album_name);
    wanted_year := with_year[2]::integer;
  end if;

  loop
    if wanted_year is not null then
      select id into found_id from public.albums where name_key = album_key and year = wanted_year for key share;
      matches := 0;
    else
      select count(*), string_agg(year::text, ', ' order by year)
      into matches, years
      from public.albums where name_key = album_key;
      select id into found_id from public.albums
      where name_key = album_key and (matches = 1 or year is null) for key share;
    end if;
    if found_id is not null then
      return found_id;
    end if;
    if matches > 1 then
      raise exception using
        errcode = 'AN003',
        message = format('There are several albums named "%s": %s.', album_name, years),
        hint = format('Type the album with its year, such as "%s (%s)".', album_name, split_part(years, ',', 1)),
        detail = years;
    end if;
    insert into public.albums (name, year) values (album_name, wanted_year) on conflict do nothing;
  end loop;
end
$$;
revoke all on function private.album_named(text) from public;
