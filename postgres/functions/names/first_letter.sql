-- The group of a name in an alphabetical list: A to Z without marks, a Devanagari letter without its dot, or '#'
-- (digits, other scripts, nothing). Letters such as æ, of which Unicode has no base letter, are with the letter that
-- they look like. Ignores quotes and brackets before the first letter. Takes a name key, returns one character.
-- Ranges are spelled out, because the content of a class such as [:punct:] depends on the server.
create or replace function private.first_letter(name_key text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(
    upper(substring(
      translate(
        normalize(
          regexp_replace(
            name_key,
            '^[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f\u3000-\u301f]+', ''),
          nfd),
        'æœøþßđðłħı', 'aootsddlhi')
      from '^[a-z\u0904-\u0939\u0950\u0960-\u0961\u0972-\u097f]') collate "C"),
    '#');
$$;
revoke all on function private.first_letter(text) from public;
