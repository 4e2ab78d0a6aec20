-- A deleted song has its parts in the trash as its state has them (functions/revisions/state_of.sql), and all tables
-- with parts have triggers of the same names (functions/revisions/revised_parts.sql).
set local client_min_messages = warning;

update private.trash set links = links - '{translation,track,word_meanings,notes}'::text[] || (
  select jsonb_object_agg(part, coalesce((
    select jsonb_agg(kept - '{lyric_id,created_at,updated_at}'::text[])
    from jsonb_path_query(links -> former, 'lax $[*] ? (@ != null)') as kept), '[]'))
  from (values ('lyric_translations', 'translation'), ('track_numbers', 'track'), ('lyric_words', 'word_meanings'),
    ('lyric_notes', 'notes')) as p (part, former))
where table_name = 'lyrics';

do $$
declare
  part record;
begin
  for part in values
    ('lyrics_singers', 'credits'), ('lyrics_lyricists', 'credits'), ('lyrics_music_directors', 'credits'),
    ('lyric_translations', 'translation'), ('track_numbers', 'number'), ('lyric_words', 'own_words'),
    ('lyric_notes', 'notes')
  loop
    execute format(
      'drop trigger if exists %2$s_added on public.%1$I; drop trigger if exists %2$s_changed on public.%1$I;
       drop trigger if exists %2$s_removed on public.%1$I; drop trigger if exists renew_version on public.%1$I',
      part.column1, part.column2);
  end loop;
end
$$;
