-- Drafts are kept in the history of their songs. What was published before this version keeps nothing of the draft,
-- which had no history.

alter table private.revisions
  drop constraint revisions_action_check,
  drop constraint revisions_check,
  add constraint revisions_action_check check (action in (
    'added', 'changed', 'deleted', 'published', 'withdrawn', 'draft-added', 'draft-changed', 'draft-deleted')),
  add constraint revisions_check check (
    action = 'published' or (before is null) = (action in ('added', 'draft-added')));
comment on table private.revisions is
  'One row for each transaction and each song, person, album or setting that it changed: what the changed fields '
  'were before; all fields of one that was deleted, published or withdrawn. By these one goes back from the present, '
  'one revision after the other. A draft has those of its song.';
