-- The links of a row that is deleted, with which it comes back: of a song its parts, its credits with their places,
-- and its album; of an album its songs, of a person the credits; of both facts and other names. `state` is that of
-- functions/revisions/state_of.sql.
create or replace function private.links_of(table_name text, deleted_id bigint, state jsonb) returns jsonb
language plpgsql stable
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
set timezone = 'UTC'
as $$
declare
  links jsonb := '{}';
begin
  case table_name
    when 'lyrics' then
      links := jsonb_build_object(
        'album', state -> 'album',
        'lyrics_singers', (
          select coalesce(
            jsonb_agg(to_jsonb(c) || jsonb_build_object('name', p.name) order by c.position, p.id), '[]')
          from public.lyrics_singers as c join public.singers as p on p.id = c.singer_id
          where c.lyric_id = deleted_id),
        'lyrics_lyricists', (
          select coalesce(
            jsonb_agg(to_jsonb(c) || jsonb_build_object('name', p.name) order by c.position, p.id), '[]')
          from public.lyrics_lyricists as c join public.lyricists as p on p.id = c.lyricist_id
          where c.lyric_id = deleted_id),
        'lyrics_music_directors', (
          select coalesce(
            jsonb_agg(to_jsonb(c) || jsonb_build_object('name', p.name) order by c.position, p.id), '[]')
          from public.lyrics_music_directors as c join public.music_directors as p on p.id = c.music_director_id
          where c.lyric_id = deleted_id));
      return links || (
        select jsonb_object_agg(p.part, state -> p.part)
        from private.revised_parts() as p where p.owner = 'lyrics' and p.people is null);
    when 'albums' then
      links := jsonb_build_object(
        'lyrics', (select coalesce(jsonb_agg(l.id order by l.id), '[]') from public.lyrics as l
          where l.album_id = deleted_id));
    when 'singers' then
      links := jsonb_build_object(
        'lyrics_singers', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.lyric_id), '[]')
          from public.lyrics_singers as c where c.singer_id = deleted_id));
    when 'lyricists' then
      links := jsonb_build_object(
        'lyrics_lyricists', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.lyric_id), '[]')
          from public.lyrics_lyricists as c where c.lyricist_id = deleted_id));
    when 'music_directors' then
      links := jsonb_build_object(
        'lyrics_music_directors', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.lyric_id), '[]')
          from public.lyrics_music_directors as c where c.music_director_id = deleted_id));
    else
      return links;
  end case;
  return links || jsonb_build_object(
    'facts', private.facts_of(table_name, deleted_id), 'aliases', private.aliases_of(table_name, deleted_id));
end
$$;
revoke all on function private.links_of(text, bigint, jsonb) from public;
