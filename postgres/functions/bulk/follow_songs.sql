-- Whether triggers leave to functions/bulk/follow_songs.sql what follows from a change of songs: song by song would take many times as
-- long.
create or replace function private.follow_later(is_later boolean) returns void
language sql volatile
set search_path = ''
as $$
  select set_config('antara.genres_come_later', case when is_later then 'on' else '' end, true),
    private.credits_come_later(is_later);
$$;
revoke all on function private.follow_later(boolean) from public;

-- Stores what follows from a change of these songs: groups, lists, keys and gaps, search fields, and likely twins.
create or replace function private.follow_songs(words_changed boolean, credits_changed boolean, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.write_song_groups(ids);
  if credits_changed then
    perform private.write_decade_lists(ids);
  end if;
  perform private.write_managed_songs(ids);
  perform private.find_twins_of_songs(ids);
  perform private.recount_twins_of_songs(ids);
  if words_changed then
    perform private.learn_words(array(
      select distinct private.plain_text(concat_ws(E'\n', l.genre, l.year)) from public.lyrics as l where l.id = any (ids)));
    perform private.write_song_fields(ids);
  else
    perform private.write_names_of_songs(ids);
  end if;
end
$$;
revoke all on function private.follow_songs(boolean, boolean, bigint[]) from public;
