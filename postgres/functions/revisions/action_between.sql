-- The action of a revision: what a thing was before, and what it was after, which are `public`, `draft`, or null for
-- nothing. `was_draft_between` if it was added as a draft and published by one transaction. Null if it was nothing
-- before and after.
create or replace function private.action_between(started text, ended text, was_draft_between boolean) returns text
language sql immutable parallel safe
return case
  when started is null then case ended when 'draft' then 'draft-added' when 'public' then
    case when was_draft_between then 'published' else 'added' end end
  when ended is null then case started when 'draft' then 'draft-deleted' else 'deleted' end
  when started = ended then case started when 'draft' then 'draft-changed' else 'changed' end
  when ended = 'draft' then 'withdrawn'
  else 'published'
end;
revoke all on function private.action_between(text, text, boolean) from public;
