-- Carries out an action on some of its songs, which all change by it and are locked
-- (functions/bulk/begin_bulk_action.sql); of a genre that is renamed on all at once.
create or replace function private.change_songs(p_action text, target jsonb, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  target_id bigint := (target ->> 'id')::bigint;
begin
  case p_action
    when 'set-genre' then
      update public.lyrics as l set genre = target ->> 'text' where l.id = any (ids);
    when 'rename-genre' then
      perform private.rename_genre(target ->> 'genre', target ->> 'text');
    when 'set-year' then
      update public.lyrics as l set year = (target ->> 'text')::integer where l.id = any (ids);
    when 'set-album' then
      update public.lyrics as l set album_id = target_id where l.id = any (ids);
    when 'add-credit' then
      -- As text: a table by its name.
      execute format(
        'insert into public.%1$I (lyric_id, %2$I, position)
         select s.id, $1, coalesce((select max(c.position) from public.%1$I as c where c.lyric_id = s.id), 0) + 1
         from unnest($2) as s (id)', 'lyrics_' || (target ->> 'people'), left(target ->> 'people', -1) || '_id')
      using target_id, ids;
    when 'remove-credit' then
      -- As text: a table by its name.
      execute format(
        'delete from public.%I where lyric_id = any ($1) and %I = $2',
        'lyrics_' || (target ->> 'people'), left(target ->> 'people', -1) || '_id')
      using ids, target_id;
    when 'delete' then
      delete from public.lyrics as l where l.id = any (ids);
    when 'withdraw' then
      perform private.withdraw_songs(ids);
    when 'publish' then
      perform private.publish_drafts(ids);
  end case;
  perform private.settle_songs();
end
$$;
revoke all on function private.change_songs(text, jsonb, bigint[]) from public;
