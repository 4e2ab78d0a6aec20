-- Songs that match each word of a query by one of their fields: title, genre, year, singer, lyricist, music director,
-- album. With `nearly`, unknown words are replaced by possible corrections, and without unknown words nothing is
-- found. `worth` is the lowest score; for `fit` and `score` see `rank_by_fields`.
create or replace function private.songs_by_fields(asked private.asked, nearly boolean, worth numeric)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Number of songs that suffice.
  most constant integer := 300;
  fields record := private.field_alternatives(asked, nearly);
begin
  if array_position(fields.alternatives, null) is not null
    or nearly and not fields.has_unknown
    or private.has_letters_alone(asked) then
    return;
  end if;
  return query
  select r.* from private.rank_by_fields(
    (private.songs_with('search_fields', private.marks_condition(fields.alternatives), most, most, false, false)).ids,
    asked, worth) as r;
end
$$;
revoke all on function private.songs_by_fields(private.asked, boolean, numeric) from public;
