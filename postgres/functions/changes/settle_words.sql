-- Has the words of all songs found anew after a change of the glossary: one row is written, whatever the number of
-- songs. A round that is under way goes on where it is and ends there, so that changes that follow each other keep no
-- song waiting for ever. Meanings are read when a page is made.
create or replace function private.settle_words() returns void
language sql volatile
set search_path = ''
as $$
  update private.glossary_state
  set version = version + 1, last_song = coalesce(last_song, 0), ends_at = coalesce(last_song, 0)
  where exists (
    select from private.noted as n
    where n.transaction_id = pg_current_xact_id() and n.table_name = 'words'
      and (n.was is null or n.is_now is null
        or (n.was -> 'id', n.was -> 'word', n.was -> 'roman', n.was -> 'forms')
          <> (n.is_now -> 'id', n.is_now -> 'word', n.is_now -> 'roman', n.is_now -> 'forms')
        -- A verb has other forms.
        or (n.was ->> 'english' ~ '(^|[;)] )to ') <> (n.is_now ->> 'english' ~ '(^|[;)] )to ')));
$$;
revoke all on function private.settle_words() from public;
