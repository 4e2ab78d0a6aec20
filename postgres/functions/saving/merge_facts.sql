-- Gives an album or a person the facts that they lack and the other one has. A year that contradicts a known one is
-- left out.
create or replace function private.merge_facts(entries text, p_from bigint, p_into bigint) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  facts jsonb;
begin
  -- Those of the second win.
  facts := coalesce(jsonb_strip_nulls(private.facts_of(entries, p_from)), '{}')
    || coalesce(jsonb_strip_nulls(private.facts_of(entries, p_into)), '{}');
  if (facts ->> 'death_year')::integer < (facts ->> 'birth_year')::integer then
    facts := facts - array['birth_year', 'death_year']
      || coalesce(jsonb_strip_nulls(private.facts_of(entries, p_into)), '{}');
  end if;
  perform private.write_facts(entries, p_into, facts);
end
$$;
revoke all on function private.merge_facts(text, bigint, bigint) from public;
