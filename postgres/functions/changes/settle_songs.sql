-- Settles the songs and names that this transaction has noted, in parts of a thousand, and notes by how much counts
-- change. Long transactions of our own call it now and then; private.settle_noted does the rest at their end.
--
-- A song is written as it is now, so that it does not matter what was noted in which order. Whoever writes holds its
-- lock: what changes it has it, and songs that follow a person or an album are locked in the order of their ids
-- (functions/changes/noted_songs_in_parts.sql). So the last writer sees everything, and nobody waits in a circle.
create or replace function private.settle_songs() returns void
language plpgsql volatile
-- What follows from a song is many small statements, whose planning took two thirds of a save's time.
set plan_cache_mode = force_generic_plan
-- A plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  noted constant text[] := array(
    select distinct n.table_name from private.noted as n where n.transaction_id = pg_current_xact_id());
  part record;
begin
  if noted <> '{}' and exists (
    select from private.noted as n
    where n.transaction_id = pg_current_xact_id() and n.was is null and n.is_now is null
      and n.table_name not in ('settings', 'words'))
  then
    -- A table was emptied, which only happens by hand.
    perform private.settle_everything();
    return;
  end if;
  if noted && array['albums', 'singers', 'lyricists', 'music_directors', 'album_aliases', 'album_facts',
    'person_aliases', 'person_facts']
  then
    perform private.settle_names();
  end if;
  if noted && array['lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors', 'albums', 'singers',
    'song_reports']
  then
    for part in select * from private.noted_songs_in_parts() loop
      perform private.forget_songs(part.gone);
      perform private.write_songs(
        part.titled, part.lined, part.grouped, part.dated, part.searched, part.listed);
      perform private.note_twins('lyrics', part.alike);
    end loop;
  end if;
  if noted && array['lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] then
    perform private.settle_common_songs();
  end if;
  if noted && array['lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors', 'albums', 'singers',
    'lyricists', 'music_directors', 'album_aliases', 'album_facts', 'person_aliases', 'person_facts']
  then
    perform private.note_counts();
  end if;
  if 'words' = any (noted) then
    perform private.settle_words();
  end if;
  if noted && array['lyrics', 'albums', 'singers', 'lyricists', 'music_directors'] then
    perform private.note_addresses_to_tell();
  end if;
  if current_setting('transaction_isolation') <> 'read committed' then
    insert into private.to_settle_again (entries, entry_id)
    select distinct case when n.table_name in ('albums', 'singers') then n.table_name else 'lyrics' end,
      coalesce(side.part ->> 'lyric_id', side.part ->> 'id')::bigint
    from private.noted as n cross join lateral (values (n.was), (n.is_now)) as side (part)
    where n.transaction_id = pg_current_xact_id() and side.part is not null
      and n.table_name in (
        'lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors', 'albums', 'singers', 'song_reports')
    on conflict do nothing;
  elsif exists (select from private.to_settle_again) then
    perform private.settle_again();
  end if;
  if noted <> '{}' then
    delete from private.noted as n where n.transaction_id = pg_current_xact_id();
  end if;
end
$$;
revoke all on function private.settle_songs() from public;
