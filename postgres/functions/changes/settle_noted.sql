-- Settles what this transaction has noted: all that follows from its changes. Songs first, without a lock but those
-- that the transaction has, so that saves do not wait for each other's sounds; then, one transaction at a time, what
-- is counted and the version of the catalogue.
create or replace function private.settle_noted() returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.settle_songs();
  perform private.settle_counts();
end
$$;
revoke all on function private.settle_noted() from public;
