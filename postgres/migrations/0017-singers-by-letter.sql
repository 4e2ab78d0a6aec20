-- Singers have a list from A to Z, too (0006-directory-letters.sql).
create index singers_by_letter on public.singers (letter, name_key, id);
