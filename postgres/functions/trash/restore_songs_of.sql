-- Restores the songs of a restored album, singer, lyricist or music director, for people at their old credit
-- positions. Returns the titles of songs that are deleted or, for an album, have another album now.
create or replace function private.restore_songs_of(entries text, entry_id bigint, links jsonb) returns text[]
language plpgsql volatile
set search_path = ''
as $$
declare
  wanted bigint[];
  there bigint[];
  credits text := 'lyrics_' || entries;
  person text := left(entries, -1) || '_id';
begin
  wanted := case
    when entries = 'albums' then array(select id::bigint from jsonb_array_elements_text(links -> 'lyrics') as id)
    else array(select (link ->> 'lyric_id')::bigint from jsonb_array_elements(links -> credits) as link)
  end;
  there := array(
    select l.id from public.lyrics as l
    where l.id = any (wanted) and (entries <> 'albums' or l.album_id is null)
    order by l.id for no key update);
  if entries = 'albums' then
    update public.lyrics set album_id = entry_id where id = any (there);
  else
    -- Moves a credit that took the position meanwhile.
    -- As text: a table by its name.
    execute format(
      'update public.%1$I as c set position = c.position + 1
       from jsonb_array_elements($1) as link
       where c.lyric_id = (link ->> ''lyric_id'')::bigint and c.position >= (link ->> ''position'')::integer
         and exists (
         select from public.%1$I as there
         where there.lyric_id = c.lyric_id and there.position = (link ->> ''position'')::integer)', credits)
    using links -> credits;
    -- As text: a table by its name.
    execute format(
      'insert into public.%1$I (lyric_id, %2$I, position)
       select (link ->> ''lyric_id'')::bigint, $2, (link ->> ''position'')::integer
       from jsonb_array_elements($1) as link where (link ->> ''lyric_id'')::bigint = any ($3)', credits, person)
    using links -> credits, entry_id, there;
  end if;
  -- A missing song was deleted later than its singer, so it is still in the trash.
  return array(
    select coalesce(
      (select l.title from public.lyrics as l where l.id = w.id),
      (select t.deleted_row ->> 'title' from private.trash as t
       where t.table_name = 'lyrics' and t.row_id = w.id order by t.id desc limit 1),
      format('Song %s', w.id))
    from unnest(wanted) as w (id) where w.id <> all (there) order by w.id);
end
$$;
revoke all on function private.restore_songs_of(text, bigint, jsonb) from public;
