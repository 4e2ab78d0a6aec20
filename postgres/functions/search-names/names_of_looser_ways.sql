-- Names that a query finds in some of the strategies of `names_sounding`, with the same columns. Each strategy is
-- tried only if no earlier one found a name that fits well. A name may be returned once for each strategy.
create or replace function private.names_of_looser_ways(ways text[], query text, asked private.asked)
returns table (entries text, entry_id bigint, name_key text, fit real, score real)
language plpgsql stable
set search_path = ''
as $$
declare
  way private.search_ways;
  best real := 0;
begin
  for way in select w.* from private.search_ways as w where w.way = any (ways) order by w.place loop
    for entries, entry_id, name_key, fit, score in
      select n.* from private.names_sounding(way, query, asked,
        (private.conditions_of_query(way.way, asked)).titles, false) as n
    loop
      best := greatest(best, fit);
      return next;
    end loop;
    exit when best > way.enough_name_fit;
  end loop;
end
$$;
revoke all on function private.names_of_looser_ways(text[], text, private.asked) from public;
