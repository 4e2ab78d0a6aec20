-- An SQL expression for the state of a part (functions/revisions/revised_parts.sql): an array with its rows among
-- `source`, a table expression. Of a credit the state is whose it is, in the order of the credits. Of a change here
-- functions/revisions/state_of.sql, which is made with it, has to be applied again: its text has to change, too.
create or replace function private.part_state(key_column text, people text, source text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when people is null
    then format(
      'coalesce((select jsonb_agg(to_jsonb(p) - %L::text[] order by p) from %s as p), ''[]'')',
      array['id', 'created_at', 'updated_at', 'alias_key', key_column], source)
    else format(
      'coalesce((
         select jsonb_agg(jsonb_build_object(''id'', p.%1$I, ''name'', coalesce(
             (select e.name from public.%2$I as e where e.id = p.%1$I), private.remembered_name(%2$L, p.%1$I)))
           order by p.position, p.%1$I)
         from %3$s as p), ''[]'')',
      left(people, -1) || '_id', people, source)
  end;
$$;
revoke all on function private.part_state(text, text, text) from public;
