-- A genre is renamed by a bulk action. Drops functions whose parameters change with it.

alter table private.bulk_actions drop constraint bulk_actions_action_check;
alter table private.bulk_actions add constraint bulk_actions_action_check check (action in (
  'set-genre', 'set-album', 'set-year', 'add-credit', 'remove-credit', 'publish', 'withdraw', 'delete',
  'rename-genre', 'undo'));

drop function if exists private.bulk_target(text, text, text);
drop function if exists private.near_genre(text);
drop function if exists private.part_genre(text);
