-- Normalizes a text of several lines: NFC, letters as they look (functions/saving/right_signs.sql), lines ended by
-- \n, no blanks at the ends of lines, no empty lines at the start and end, no control characters and noncharacters;
-- null if nothing is left. Keeps joiners inside, because Devanagari needs them. Most texts are NFC, which is seen in
-- a third of the time that it takes to make them so.
create or replace function private.tidy_lines(typed text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select nullif(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            private.right_signs(case when typed is nfc normalized then typed else normalize(typed, nfc) end),
            '[\u0001-\u0008\u000e-\u001f\u007f\ufeff\ufffe\uffff]', '', 'g'),
          '\u000d\u000a|[\u000b-\u000d\u0085\u2028\u2029]', E'\n', 'g'),
        '[\u0009\u0020\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000]+(?=\n|$)', '', 'g'),
      '^[\s\u00a0\u200b-\u200f\u2060\u3000]+|[\s\u00a0\u200b-\u200f\u2060\u3000]+$', '', 'g'),
    '');
$$;
revoke all on function private.tidy_lines(text) from public;
