-- Finds the album that a song's form names, without creating or locking it; returns no row for a blank name. "Devdas
-- (2002)" names an album with its year, and "Devdas (no year)" the one without. A bare name means the only album of
-- that name, otherwise the one without a year. Where no album has the name, or none of the year that is named, those
-- that have it as another name are meant.
--
-- Without an id, the album of this name and year does not exist; `years` is set if the bare name is ambiguous.
create or replace function private.album_meant(typed text)
returns table (album_id bigint, album_name text, album_year integer, years text)
language plpgsql stable rows 1
set enable_seqscan = off
set search_path = ''
as $$
declare
  wanted_name text := private.tidy_line(typed);
  wanted_key text := private.name_key(wanted_name);
  with_year text[] := regexp_match(wanted_name, '(?i)^(.*\S)\s*\((\d{4}|no year)\)$');
  wanted_year integer := substring(with_year[2] from '^\d+');
  is_exact boolean := false;
begin
  if wanted_key is null or wanted_key = '' then
    return;
  end if;
  if with_year is not null
    and (wanted_year is null or wanted_year between 1900 and extract(year from now() at time zone 'UTC') + 2)
    -- The whole name of an album may be "Devdas (2002)".
    and not exists (select from public.albums as own where own.name_key = wanted_key)
    and not exists (
      select from private.search_names as n
      where n.entries = 'albums' and n.name_key = wanted_key and n.other_name is not null)
  then
    wanted_name := with_year[1];
    wanted_key := private.name_key(wanted_name);
    is_exact := true;
  else
    wanted_year := null;
  end if;
  return query
  select
    case
      when is_exact then min(a.id) filter (where a.year is not distinct from wanted_year)
      when count(*) = 1 then min(a.id)
      else min(a.id) filter (where a.year is null)
    end,
    wanted_name,
    wanted_year,
    case when not is_exact and count(*) > 1 and count(*) = count(a.year)
      then string_agg(a.year::text, ', ' order by a.year) end
  from public.albums as a
  where a.id in (
    select own.id from public.albums as own where own.name_key = wanted_key
    union all
    select n.entry_id from private.search_names as n
    where n.entries = 'albums' and n.name_key = wanted_key and n.other_name is not null
      and not exists (
        select from public.albums as own
        where own.name_key = wanted_key and (not is_exact or own.year is not distinct from wanted_year)));
end
$$;
revoke all on function private.album_meant(text) from public;
