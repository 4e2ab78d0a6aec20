-- Stores the facets of these songs in their search fields: singers, lyricists, music directors, album, genre, year and scripts
-- (functions/search-index/facets_of_song.sql). Songs without search fields get them later.
create or replace function private.write_names_of_songs(ids bigint[]) returns void
language sql volatile
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
  update private.search_fields as f set marks = renewed.marks, facets = renewed.facets
  from (select s.lyric_id, s.words || o.marks as marks, o.facets
        from private.search_fields as s, private.facets_of_song(s.lyric_id) as o where s.lyric_id = any (ids)) as renewed
  where f.lyric_id = renewed.lyric_id and (f.marks, f.facets) is distinct from (renewed.marks, renewed.facets);
$$;
revoke all on function private.write_names_of_songs(bigint[]) from public;
