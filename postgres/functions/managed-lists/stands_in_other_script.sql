-- Whether lyrics stand in the field of the other script: most letters of the Hindi ones are Roman, or most of the
-- English ones Devanagari; Urdu is no Roman text. The same rule as that of the form
-- (site/admin-pages/lyric-form/scripts-in-place.ts). Letters are counted only where there is one of the other script,
-- which most songs do not have.
create or replace function private.stands_in_other_script(hindi text, english text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(bool_or(
    case when start ~ wrong
      then length(regexp_replace(start, '[^' || substr(wrong, 2), '', 'g'))
        > length(regexp_replace(start, '[^' || substr(usual, 2), '', 'g'))
    end), false)
  from (values
    (left(hindi, 5000), '[A-Za-z]', '[\u0300-\uffff]'),
    (left(english, 5000), '[\u0900-\u097f]', '[A-Za-z]')) as written (start, wrong, usual);
$$;
revoke all on function private.stands_in_other_script(text, text) from public;
