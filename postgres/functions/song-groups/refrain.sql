-- The refrain of lyrics (mukhda), the line by which their song is remembered, as old songbooks list it beside the
-- first line; null if nothing tells it. It is, in this order: 1. the line below a heading such as [Mukhda] or
-- [Chorus]; 2. the first line with the title in it, if the title has two words or more; 3. the line that comes most
-- often, if it comes three times or more and has two words or more, the first of several. A title is looked for by
-- its sound, as the search has stored it: 'Chhap Tilak' is in the line 'Chhaap tilak sab chheeni re'. `sounds` are
-- those of the lines, empty where a line comes again.
create or replace function private.refrain(title_sound text, lyrics text, sounds text[]) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  lines text[] := string_to_array(lyrics, E'\n');
  line text;
  place integer := 0;
begin
  if lyrics ~ '[[(]' then
    foreach line in array lines loop
      place := place + 1;
      if line ~* '^\s*[[(]\s*(mukhd?r?a|mukhada|chorus|refrain|sthaa?yi|sthaa?i|asthaa?yi|tek|'
        'मुखड\u093c?ा|टेक|स्थायी|कोरस)([\s:0-9x×-][^])]*)?[])]\s*:?\s*$' then
        return private.first_line(array_to_string(lines[place + 1:], E'\n'));
      end if;
    end loop;
  end if;
  if title_sound like '_% _%' then
    place := 0;
    foreach line in array coalesce(sounds, '{}') loop
      place := place + 1;
      if position(' ' || title_sound || ' ' in ' ' || line || ' ') > 0 then
        return private.first_line(lines[place]);
      end if;
    end loop;
  end if;
  select min(l.place) into place
  from string_to_table(private.plain_text(lyrics), E'\n') with ordinality as l (line, place)
  where btrim(l.line) like '_% _%'
  group by btrim(l.line) having count(*) >= 3
  order by count(*) desc, 1
  limit 1;
  return private.first_line(lines[place]);
end
$$;
revoke all on function private.refrain(text, text, text[]) from public;
