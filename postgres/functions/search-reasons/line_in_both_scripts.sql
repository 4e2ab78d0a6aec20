-- A line of a song's lyrics and its counterpart in the other script. `place` counts the Roman lines, followed by the
-- Hindi lines, as in `sound`. The counterpart has the same line number if both scripts have the same number of lines;
-- otherwise it is the line that sounds most similar, if it is similar enough. `field` is the script of the line;
-- `other_text` is null without a counterpart.
create or replace function private.line_in_both_scripts(
  roman text, hindi text, sounds text, place integer,
  out field text, out text text, out sound text, out other_field text, out other_text text, out other_sound text)
language plpgsql immutable
set search_path = ''
as $$
declare
  -- The minimal share of common trigrams of two lines.
  alike_enough constant real := 0.33;
  lines text[] := string_to_array(roman, E'\n');
  other_lines text[] := string_to_array(hindi, E'\n');
  roman_lines constant integer := coalesce(cardinality(lines), 0);
  is_roman constant boolean := place <= roman_lines;
  other_skipped integer := roman_lines;
  other_place integer;
begin
  sound := split_part(sounds, E'\n', place);
  if not is_roman then
    place := place - roman_lines;
    other_skipped := 0;
    lines := other_lines;
    other_lines := string_to_array(roman, E'\n');
  end if;
  text := lines[place];
  field := case when is_roman then 'roman line' else 'hindi line' end;
  other_field := case when is_roman then 'hindi line' else 'roman line' end;
  -- Ignores blank lines, because only one script may have blank lines between stanzas.
  if cardinality(array_remove(lines, '')) = cardinality(array_remove(other_lines, '')) then
    other_text := (array_remove(other_lines, ''))[cardinality(array_remove(lines[:place], ''))];
    -- The sound of a repeated line is stored at its first occurrence.
    other_place := array_position(other_lines, other_text);
  elsif other_lines is not null then
    select likest.place into other_place
    from (
      select u.place, extensions.similarity(u.sound, line_in_both_scripts.sound) as likeness
      from unnest((string_to_array(sounds, E'\n'))[other_skipped + 1 : other_skipped + cardinality(other_lines)])
        with ordinality as u (sound, place)
      where u.sound <> ''
      order by likeness desc limit 1
    ) as likest
    where likest.likeness >= alike_enough;
    other_text := other_lines[other_place];
  end if;
  other_sound := split_part(sounds, E'\n', other_skipped + other_place);
end
$$;
revoke all on function private.line_in_both_scripts(text, text, text, integer) from public;
