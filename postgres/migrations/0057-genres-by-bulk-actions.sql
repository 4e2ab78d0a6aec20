-- A genre is renamed by a bulk action. Drops functions whose parameters change with it.

alter table private.bulk_actions drop constraint bulk_actions_action_check;
alter table private.bulk_actions add constraint bulk_actions_action_check check (action in (
  'set-genre', 'set-album', 'set-year', 'add-credit', 'remove-credit', 'publish', 'withdraw', 'delete',
  'rename-genre', 'undo'));

do $$
declare
  former text;
begin
  foreach former in array array[
    'private.bulk_target(text, text, text)', 'private.near_genre(text)', 'private.part_genre(text)']
  loop
    if to_regprocedure(former) is not null then
      execute 'drop function ' || former;
    end if;
  end loop;
end
$$;
