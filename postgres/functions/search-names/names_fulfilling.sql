-- At most `most` names that satisfy a condition and do not contain these letters; null allows any.
create or replace function private.names_fulfilling(condition text, without_letters text, most integer)
  returns private.search_names[]
language plpgsql stable
set search_path = ''
as $$
declare
  names private.search_names[];
begin
  -- As text: a condition of the search.
  execute format(
    'select array(select n from private.search_names as n where (%s)%s limit %s)',
    condition, case when without_letters is null then '' else ' and strpos(n.name_key, $1) = 0' end, most)
  into names using without_letters;
  return names;
end
$$;
revoke all on function private.names_fulfilling(text, text, integer) from public;
