-- Publishes the draft whose time came first, unless another process does. Returns its id, title and failure; null if
-- none is due. A draft that breaks a rule meanwhile stays one, without a time and with the reason; what may succeed
-- later is raised.
create or replace function private.publish_due_draft() returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  due record;
  reason text;
  rule text;
begin
  select d.id, d.title into due from private.drafts as d
  where d.publish_at <= now() order by d.publish_at, d.id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  perform private.changed_by('clock');
  begin
    perform private.publish_draft(due.id);
  exception when others then
    -- Conflicts, missing resources and interventions of an operator.
    if sqlstate ~ '^(40|53|55|57|58)' then
      raise;
    end if;
    get stacked diagnostics reason = message_text, rule = constraint_name;
    reason := coalesce(nullif(replace(rule, '_', ' '), ''), reason);
    update private.drafts as d set publish_at = null, failure = reason where d.id = due.id;
  end;
  return jsonb_build_object('id', due.id, 'title', due.title, 'failure', reason);
end
$$;
revoke all on function private.publish_due_draft() from public;
