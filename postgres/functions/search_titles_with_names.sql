-- The songs whose title has some words of a query, when the others, before or behind, are the name of a singer, lyricist or music
-- director of theirs, or of their album: `lata lag ja gale`, `tum hi ho aashiqui 2`. `fit` and `score` as of `rank_titles`.
create or replace function private.search_titles_with_names(keyword text)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable strict
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  asked private.asked := private.read_keyword(keyword);
  count integer := cardinality(asked.words);
  named private.asked;
  titled private.asked;
  names private.search_names[];
begin
  for split in 1..count - 1 loop
    foreach named in array array[
      private.read_keyword(array_to_string(asked.words[:split], ' ')), private.read_keyword(array_to_string(asked.words[split + 1:], ' '))]
    loop
      names := array(select n from private.search_names as n where n.marks @> named.word_marks limit 50);
      continue when names = '{}';
      titled := private.read_keyword(array_to_string(
        case when named.words = asked.words[:split] then asked.words[split + 1:] else asked.words[:split] end, ' '));
      return query
      select r.lyric_id, (0.95 * r.fit)::real, (0.95 * r.score)::real
      from private.rank_titles(
        array(
          select s.id from unnest(private.songs_having(true, titled.word_marks)) as s (id)
          where exists (
            select from unnest(names) as n
            where case n.entries
              when 'singers' then exists (
                select from public.lyrics_singers as c where c.lyric_id = s.id and c.singer_id = n.entry_id)
              when 'lyricists' then exists (
                select from public.lyrics_lyricists as c where c.lyric_id = s.id and c.lyricist_id = n.entry_id)
              when 'music_directors' then exists (
                select from public.lyrics_music_directors as c where c.lyric_id = s.id and c.music_director_id = n.entry_id)
              else exists (select from public.lyrics as l where l.id = s.id and l.album_id = n.entry_id)
            end)),
        keyword, titled, private.word_closeness(titled.words[1], titled.keys[1], titled.bones[1])) as r;
    end loop;
  end loop;
end
$$;
revoke all on function private.search_titles_with_names(text) from public;
