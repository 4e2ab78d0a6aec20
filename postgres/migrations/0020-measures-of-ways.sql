-- What a way of looking for songs asks of what it finds stands in its row (functions/search/search_ways.sql), as
-- written: numeric, not real.
alter table private.search_ways
  alter column enough type numeric using enough::numeric,
  add column worth numeric,
  add column least_line_fit numeric,
  add column least_name_fit numeric,
  add column enough_name_fit numeric,
  add column slack numeric not null default 0.2;
alter table private.search_ways alter column slack drop default;
comment on column private.search_ways.enough is
  'A hit of a higher score is what was meant: no further way is gone. Scores go from 0 to about 1.3.';
comment on column private.search_ways.worth is
  'The score of a hit that is not compared with the query letter by letter. Fields add a little for what they answer '
  '(functions/search/rank_by_fields.sql). Null where hits are compared.';
comment on column private.search_ways.least_line_fit is
  'A song whose lines fit less, from 0 to 1, is not found by them. Null where lines are not looked through.';
comment on column private.search_ways.least_name_fit is
  'A name that fits less by its sound, from 0 to 1, is not found. Null where names are not looked for.';
comment on column private.search_ways.enough_name_fit is
  'A name that fits better was meant: where names alone are looked for, no further way is gone. Null where names are '
  'not looked for.';
comment on column private.search_ways.slack is
  'A hit is left out that fits by more than this worse than the best hit of all ways; so is a name beside the best '
  'name.';

-- They take or return more: made anew with the functions.
set local client_min_messages = warning;
drop function if exists private.search_songs(text, private.asked, integer);
drop function if exists private.songs_of_query(text, text, private.asked, text, text, integer);
drop function if exists private.songs_of_names_in_way(text, text, private.asked);
drop function if exists private.names_of_query(text, text, private.asked, text, boolean);
drop function if exists private.names_sounding(text, text, private.asked, text, boolean);
drop function if exists private.songs_by_fields(private.asked, boolean);
drop function if exists private.rank_by_fields(bigint[], private.asked, boolean);
drop function if exists private.marks_condition(boolean, text[], text[], integer[]);
