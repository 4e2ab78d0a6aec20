-- Sets what words mean in a song to a JSON list of objects with `word`, `english` and `hindi`; null keeps what is
-- stored. An object without a meaning counts for nothing. Runs no statement without effect, because each would fire
-- the triggers of the table.
create or replace function private.write_own_words(song_id bigint, meanings jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  wanted jsonb;
  stored jsonb;
begin
  if meanings is null then
    return;
  end if;
  select coalesce(jsonb_object_agg(
    typed.word, jsonb_build_object('english', typed.english, 'hindi', typed.hindi)), '{}')
  into wanted
  from (
    select coalesce(private.tidy_line(m.each ->> 'word'), '') as word,
      private.tidy_line(m.each ->> 'english') as english,
      private.tidy_line(m.each ->> 'hindi') as hindi
    from jsonb_array_elements(meanings) as m (each)
  ) as typed
  where typed.english is not null or typed.hindi is not null;
  select coalesce(jsonb_object_agg(w.word, jsonb_build_object('english', w.english, 'hindi', w.hindi)), '{}')
  into stored
  from public.lyric_words as w where w.lyric_id = song_id;
  if wanted = stored then
    return;
  end if;
  delete from public.lyric_words as w where w.lyric_id = song_id and not wanted ? w.word;
  insert into public.lyric_words as w (lyric_id, word, english, hindi)
  select song_id, m.key, m.value ->> 'english', m.value ->> 'hindi' from jsonb_each(wanted) as m
  where stored -> m.key is distinct from m.value
  on conflict (lyric_id, word) do update set english = excluded.english, hindi = excluded.hindi;
end
$$;
revoke all on function private.write_own_words(bigint, jsonb) from public;
