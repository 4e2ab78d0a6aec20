-- Likely twins are found by another rule, which knows slips of the spelling too (functions/names/name_nearness.sql):
-- all people and albums are looked through once more. What may be offered for a name has a further column.
set local client_min_messages = warning;

insert into private.twins_to_find (entries, entry_id)
select 'singers', p.id from public.singers as p
union all
select 'lyricists', p.id from public.lyricists as p
union all
select 'music_directors', p.id from public.music_directors as p
union all
select 'albums', a.id from public.albums as a
on conflict do nothing;

drop function if exists private.names_offered(text[]);
