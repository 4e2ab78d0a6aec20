-- The bit of a gap; null for an unknown name.
create or replace function private.gap_bit(entries text, gap text) returns integer
language sql immutable strict parallel safe
set search_path = ''
as $$
  select 1 << (array_position(private.gaps_of(entries), gap) - 1);
$$;
revoke all on function private.gap_bit(text, text) from public;
