-- Keeps a deleted row with its links in the trash, whoever deletes it: the site, the data service or an operator. Runs
-- before the deletion, while the links still exist. A song that becomes a draft, or a draft that becomes a song, is not deleted.
create or replace function private.move_to_trash() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  state jsonb;
  links jsonb;
begin
  if current_setting('antara.moves', true) = 'on' then
    return old;
  end if;
  case tg_table_name
    when 'lyrics' then
      state := private.state_of('lyrics', old.id::text);
      links := jsonb_build_object(
        'lyrics_singers', (
          select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('name', p.name) order by c.position, p.id), '[]')
          from public.lyrics_singers as c join public.singers as p on p.id = c.singer_id where c.lyric_id = old.id),
        'lyrics_lyricists', (
          select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('name', p.name) order by c.position, p.id), '[]')
          from public.lyrics_lyricists as c join public.lyricists as p on p.id = c.lyricist_id where c.lyric_id = old.id),
        'lyrics_music_directors', (
          select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('name', p.name) order by c.position, p.id), '[]')
          from public.lyrics_music_directors as c join public.music_directors as p on p.id = c.music_director_id
          where c.lyric_id = old.id),
        'album', (select jsonb_build_object('id', a.id, 'name', a.name, 'year', a.year) from public.albums as a where a.id = old.album_id))
        || (
          select jsonb_object_agg(p.part, state -> p.part)
          from private.revised_parts() as p where p.owner = 'lyrics' and p.people is null);
    when 'albums' then
      links := jsonb_build_object(
        'lyrics', (select coalesce(jsonb_agg(l.id order by l.id), '[]') from public.lyrics as l where l.album_id = old.id));
    when 'singers' then
      links := jsonb_build_object(
        'lyrics_singers', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.lyric_id), '[]')
          from public.lyrics_singers as c where c.singer_id = old.id));
    when 'lyricists' then
      links := jsonb_build_object(
        'lyrics_lyricists', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.lyric_id), '[]')
          from public.lyrics_lyricists as c where c.lyricist_id = old.id));
    when 'music_directors' then
      links := jsonb_build_object(
        'lyrics_music_directors', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.lyric_id), '[]')
          from public.lyrics_music_directors as c where c.music_director_id = old.id));
    when 'words', 'drafts' then
      links := '{}';
  end case;
  if tg_table_name not in ('lyrics', 'words', 'drafts') then
    links := links || jsonb_build_object(
      'facts', private.facts_of(tg_table_name, old.id), 'aliases', private.aliases_of(tg_table_name, old.id));
  end if;
  insert into private.trash (table_name, row_id, deleted_row, links)
  values (tg_table_name, old.id, to_jsonb(old), links);
  return old;
end
$$;
revoke all on function private.move_to_trash() from public;

create or replace trigger move_to_trash before delete on public.lyrics
for each row execute function private.move_to_trash();
create or replace trigger move_to_trash before delete on public.albums
for each row execute function private.move_to_trash();
create or replace trigger move_to_trash before delete on public.singers
for each row execute function private.move_to_trash();
create or replace trigger move_to_trash before delete on public.lyricists
for each row execute function private.move_to_trash();
create or replace trigger move_to_trash before delete on public.music_directors
for each row execute function private.move_to_trash();
create or replace trigger move_to_trash before delete on public.words
for each row execute function private.move_to_trash();
create or replace trigger move_to_trash before delete on private.drafts
for each row execute function private.move_to_trash();
