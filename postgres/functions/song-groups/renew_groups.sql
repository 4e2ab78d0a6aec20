-- Settles everything if there are songs that are older than what follows from songs, and writes the lines of all
-- songs and the letters of all names anew if their rules have changed, or if no name in Devanagari was ever written.
-- Called when functions have changed, after functions/search-index/renew_sounds.sql.
create or replace function private.renew_groups() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  listed text;
  part bigint[];
  rules text := (
    select md5(string_agg(p.prosrc, '' order by p.proname)) from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace
      and p.proname in ('first_line', 'refrain', 'write_first_lines', 'first_letter')
  ) || coalesce((select min(r.hash) from private.sound_rules as r), '');
begin
  if exists (
    select from public.lyrics as l where not exists (select from private.song_groups as g where g.lyric_id = l.id))
  then
    perform private.settle_everything();
  elsif not exists (select from private.line_rules as r where r.hash = rules) then
    for part in
      select array_agg(l.id) from (select id, row_number() over (order by id) as place from public.lyrics) as l
      group by (l.place - 1) / 1000
    loop
      perform private.write_first_lines(part);
    end loop;
  end if;
  if not exists (select from private.line_rules as r where r.hash = rules) then
    foreach listed in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
      -- The letter itself is written by the tidy triggers, without a new version.
      -- As text: a table by its name.
      execute format(
        'update public.%I as e set letter = e.letter where e.letter <> private.first_letter(e.name_key)', listed);
    end loop;
  end if;
  if not exists (select from private.line_rules as r where r.hash = rules)
    or not exists (select from private.devanagari_names)
  then
    perform private.renew_devanagari_names();
    perform private.renew_genres(array(select t.letter from private.totals as t where t.entries = 'genres'));
    perform private.settle_counts();
  end if;
  delete from private.line_rules;
  insert into private.line_rules values (rules);
end
$$;
revoke all on function private.renew_groups() from public;
