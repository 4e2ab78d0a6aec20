-- The place of a pair of people or albums in the list of likely twins, from 1: names that are only nearly the same
-- and have nothing in common come last. Null for a pair that is not listed, albums of two years. `years_differ` is
-- null where an album has no year.
create or replace function private.twin_rank(
  entries text, is_same_sound boolean, common_songs integer, years_differ boolean)
returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when entries = 'albums' then case
      when years_differ then null
      when years_differ is null then case when is_same_sound then 3 else 4 end
      when is_same_sound then 1
      else 2
    end
    when is_same_sound then case when common_songs > 0 then 1 else 2 end
    when common_songs > 0 then 3
    else 4
  end::smallint;
$$;
revoke all on function private.twin_rank(text, boolean, integer, boolean) from public;
