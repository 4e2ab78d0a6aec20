-- The cards of artists (singers) or albums in the order of their ids, as JSON.
create or replace function private.cards_of_names(kind text, ids bigint[]) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(case kind
    when 'artists' then (
      select json_agg(
        json_build_object(
          'id', s.id, 'name', s.name, 'devanagari', private.devanagari_name_of('singers', s.id),
          'image_url', s.image_url, 'songCount', coalesce(c.songs, 0))
          order by n.place)
      from unnest(ids) with ordinality as n (id, place)
      join public.singers as s on s.id = n.id
      left join private.song_counts as c on c.entries = 'singers' and c.entry_id = n.id)
    else (
      select json_agg(
        json_build_object(
          'id', a.id, 'name', a.name, 'devanagari', private.devanagari_name_of('albums', a.id), 'year', a.year,
          'image_url', a.cover_image_url,
          'songCount', coalesce(c.songs, 0))
          order by n.place)
      from unnest(ids) with ordinality as n (id, place)
      join public.albums as a on a.id = n.id
      left join private.song_counts as c on c.entries = 'albums' and c.entry_id = n.id)
  end, '[]');
$$;
revoke all on function private.cards_of_names(text, bigint[]) from public;
