-- Stores a visitor's report of a mistake in a public song. Returns 'stored', 'full' if too many reports are open
-- already, or 'gone' if there is no such song. Constraints of the table check the kind and the text.
create or replace function private.report_song(p_id bigint, p_kind text, p_text text) returns text
language plpgsql volatile
-- Visitors must not use up the connections while an action on many songs holds their locks: a save holds them for
-- less.
set lock_timeout = '300ms'
set search_path = ''
as $$
declare
  most_of_a_song constant integer := 20;
  most constant integer := 5000;
  -- Before anything is locked. Without marks that reorder the text around them.
  tidy_text constant text := coalesce(
    private.tidy_lines(regexp_replace(p_text, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')), '');
begin
  perform from public.lyrics as l where l.id = p_id for no key update;
  if not found then
    return 'gone';
  end if;
  -- One report after the other, so that those of the same moment do not exceed the limits together.
  lock table private.song_reports in share row exclusive mode;
  if (select count(*) from private.song_reports as r where r.lyric_id = p_id) >= most_of_a_song
    or (select count(*) from private.song_reports as r) >= most
  then
    return 'full';
  end if;
  insert into private.song_reports (lyric_id, kind, text) values (p_id, p_kind, tidy_text);
  return 'stored';
end
$$;
revoke all on function private.report_song(bigint, text, text) from public;
