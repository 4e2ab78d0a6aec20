-- Publishes drafts one after the other (functions/song-drafts/publish_draft.sql), since each may make people and
-- albums and break a rule. AN010: one breaks a rule; the message names it.
create or replace function private.publish_drafts(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  draft record;
  reason text;
  rule text;
begin
  for draft in select d.id, d.title from private.drafts as d where d.id = any (ids) order by d.id loop
    begin
      perform private.publish_draft(draft.id);
    exception when integrity_constraint_violation or sqlstate 'AN003' or sqlstate 'AN005' then
      get stacked diagnostics reason = message_text, rule = constraint_name;
      raise exception using
        errcode = 'AN010',
        message = format('"%s" cannot be published: %s.', draft.title,
          coalesce(nullif(replace(rule, '_', ' '), ''), rtrim(reason, '.')));
    end;
  end loop;
end
$$;
revoke all on function private.publish_drafts(bigint[]) from public;
