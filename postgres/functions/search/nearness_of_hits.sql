-- How near the hits of a search are to its words. `is_near`: none of the best has all words by their sound, fillers
-- apart. `left_out`: the only word that some lack, as typed, where it was left out and not taken for another; those
-- stand behind the first `counted` hits. `is_missed`: what was wanted is probably not in the catalogue; a single slip
-- in a title or a line is no sign of that.
create or replace function private.nearness_of_hits(
  ids bigint[], ways text[], best real, query text, asked private.asked,
  out is_near boolean, out left_out text, out counted integer, out is_missed boolean)
language plpgsql stable
set enable_seqscan = off
set search_path = ''
as $$
declare
  -- These do not compare words one by one.
  exact constant text[] := array['groups', 'meaning', 'first letters', 'signs'];
  leaving_out constant text[] := array['without', 'more', 'nearest'];
  by_letters constant text[] := array['as typed', 'mistyped', 'parted', 'loosest'];
  closeness_of_slip constant real := 0.88;
  most_looked_at constant integer := 3;
  meant private.asked;
  lacking text[] := '{}';
  of_song text[];
begin
  counted := coalesce(array_position(ways, 'without a word') - 1, cardinality(ids));
  if ids <> '{}' and ways[1] <> all (exact) then
    for place in 1..least(most_looked_at, counted) loop
      of_song := private.words_not_held(ids[place], asked);
      if place = 1 or cardinality(of_song) < cardinality(lacking) then
        lacking := of_song;
      end if;
      exit when lacking = '{}';
    end loop;
  end if;
  is_near := lacking <> '{}' or counted = 0 and ids <> '{}';
  if counted < cardinality(ids) then
    meant := private.read_keyword(private.without_fillers(query));
    left_out := meant.written[private.word_to_leave_out(meant)];
  elsif cardinality(lacking) = 1 and ways[1] = any (leaving_out) then
    left_out := lacking[1];
    counted := 0;
  end if;
  is_missed := counted = 0 or is_near and (ways[1] <> all (by_letters) or best <= closeness_of_slip);
end
$$;
revoke all on function private.nearness_of_hits(bigint[], text[], real, text, private.asked) from public;
