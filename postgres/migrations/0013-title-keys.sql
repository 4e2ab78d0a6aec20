-- Titles as the administrator's search and its question for twins compare them, apart from the songs, so that a view
-- writes none of it anew. Written with the sounds of a song (functions/search-index/write_song_sounds.sql).

create table private.search_title_keys (
  lyric_id bigint primary key references public.lyrics (id) on update cascade on delete cascade,
  title_key text collate "C" not null
);
comment on table private.search_title_keys is
  'Each song''s title folded by private.name_key: case, white space and Unicode form do not count.';

-- Before the indexes, which are made many times as fast of rows that are there. A new database has no functions yet,
-- and no songs.
do $$
begin
  if to_regprocedure('private.name_key(text)') is not null then
    insert into private.search_title_keys (lyric_id, title_key)
    select l.id, private.name_key(l.title) from public.lyrics as l;
  end if;
end
$$;

create index search_title_keys_by_key on private.search_title_keys (title_key, lyric_id);
create index search_title_keys_by_letters on private.search_title_keys
  using gin (title_key extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.search_title_keys enable row level security;
revoke all on table private.search_title_keys from public, anon, service_role;
