-- Refuses a name, or another name (`is_alias`), that means somebody else already. AN006: the detail is JSON with the
-- refused `name`, and the name and year of its owner.
create or replace function private.refuse_name(name text, owner text, year integer, is_alias boolean) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'AN006',
    message = format('"%s" is a name of "%s".', name, concat(owner, ' (' || year || ')')),
    hint = 'Choose another name, or merge the two.',
    detail = json_build_object('name', name, 'owner', owner, 'year', year, 'isAlias', is_alias)::text;
end
$$;
revoke all on function private.refuse_name(text, text, integer, boolean) from public;
