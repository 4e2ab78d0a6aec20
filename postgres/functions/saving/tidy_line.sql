-- Normalizes a text of one line: NFC, single blanks instead of white space, nothing invisible at the ends, no control
-- characters and noncharacters (a feed must not contain them), no marks that reorder the text around them, letters as
-- they look (functions/saving/right_signs.sql); null if nothing is left. Most names are plain words, in which nothing
-- is to be changed. A SQL-standard body, so that it needs no search path and is inlined: a save calls it for each
-- name several times.
create or replace function private.tidy_line(typed text) returns text
language sql immutable parallel safe
return case when typed ~ '^[!-~]+( [!-~]+)*$' then typed else nullif(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        private.right_signs(normalize(typed, nfc)),
        '[\u0001-\u0008\u000e-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]', '', 'g'),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '^[ \u00ad\u180e\u200b-\u200d\u2060-\u2065]+|[ \u00ad\u180e\u200b-\u200d\u2060-\u2065]+$', '', 'g'),
  '') end;
revoke all on function private.tidy_line(text) from public;
