-- What a thing was before a revision with this action, and with what it keeps: `public`, `draft`, or null for
-- nothing.
create or replace function private.started_as(action text, before jsonb) returns text
language sql immutable parallel safe
return case
  when before is null then null
  when action in ('published', 'draft-changed', 'draft-deleted') then 'draft'
  else 'public'
end;
revoke all on function private.started_as(text, jsonb) from public;
