-- A value that somebody typed, read as this type and written as functions/changes/note_change.sql writes the values of a row, so
-- that the two can be compared. Raises PostgreSQL's own error when it is no value of the type.
create or replace function private.noted_value(typed text, value_type regtype) returns jsonb
language plpgsql stable
set search_path = ''
set timezone = 'UTC'
as $$
declare
  noted jsonb;
begin
  execute format('select to_jsonb($1::%s)', value_type) into noted using typed;
  return noted;
end
$$;
revoke all on function private.noted_value(text, regtype) from public;
