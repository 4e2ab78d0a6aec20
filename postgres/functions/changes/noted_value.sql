-- Parses typed text as a value of a type and writes it in the format of functions/changes/note.sql, so that both
-- can be compared. Raises PostgreSQL's error if it is not a value of the type.
create or replace function private.noted_value(typed text, value_type regtype) returns jsonb
language plpgsql stable
set search_path = ''
set timezone = 'UTC'
as $$
declare
  noted jsonb;
begin
  -- As text: a type by its name.
  execute format('select to_jsonb($1::%s)', value_type) into noted using typed;
  return noted;
end
$$;
revoke all on function private.noted_value(text, regtype) from public;
