-- Settles the songs and names that this transaction has noted, in parts of a thousand, and notes by how much counts
-- change. Long transactions of our own call it now and then; private.settle_noted does the rest at their end.
--
-- A song is written as it is now, so that it does not matter what was noted in which order. Whoever writes holds its
-- lock: what changes it has it, and songs that follow a person or an album are locked here, in the order of their ids.
-- So the last writer sees everything, and nobody waits in a circle.
create or replace function private.settle_songs() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  part record;
begin
  if not exists (select from private.noted as n where n.transaction_id = pg_current_xact_id()) then
    return;
  end if;
  if exists (
    select from private.noted as n
    where n.transaction_id = pg_current_xact_id() and n.was is null and n.is_now is null
      and n.table_name not in ('settings', 'words'))
  then
    -- A table was emptied, which happens by hand.
    delete from private.noted as n where n.transaction_id = pg_current_xact_id();
    perform private.settle_everything();
    return;
  end if;
  perform private.note_counts();
  perform private.settle_words();
  perform private.settle_names();
  for part in select * from private.noted_songs_in_parts() loop
    if part.gone is not null then
      perform private.forget_songs(part.gone);
    end if;
    perform private.write_songs(part.sounded, part.grouped, part.listed);
    insert into private.twins_to_find (entries, entry_id)
    select 'lyrics', alike.id from unnest(part.alike) as alike (id) on conflict do nothing;
  end loop;
  delete from private.noted as n where n.transaction_id = pg_current_xact_id();
end
$$;
revoke all on function private.settle_songs() from public;
