import postgres from "postgres";
import { cache } from "react";

const sql = postgres({
  path: process.env.DATABASE_SOCKET,
  username: process.env.DATABASE_USER,
  database: process.env.DATABASE_NAME,
});

/** Once for a request, though both the page and its metadata ask. One statement, as the page that it is compared with. */
export const findSong = cache(async (id) => {
  const [song] = await sql`
    select l.id, l.title, l.lyrics_english, l.lyrics_hindi, l.genre, coalesce(l.year, a.year) as year, l.views,
      l.youtube_video_id, a.id as album_id, a.name as album_name,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by c.position), '[]')
        from lyrics_singers c join singers p on p.id = c.singer_id where c.lyric_id = l.id) as singers,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by c.position), '[]')
        from lyrics_lyricists c join lyricists p on p.id = c.lyricist_id where c.lyric_id = l.id) as lyricists,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by c.position), '[]')
        from lyrics_music_directors c join music_directors p on p.id = c.music_director_id
        where c.lyric_id = l.id) as music_directors,
      (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select o.id, o.title, o.genre, left(o.lyrics_hindi, 300) as hindi, oa.name as album_name,
          (select string_agg(p.name, ', ' order by c.position)
            from lyrics_singers c join singers p on p.id = c.singer_id where c.lyric_id = o.id) as singer
        from (select * from lyrics where album_id = l.album_id and id <> l.id order by id desc limit 60) o
        left join albums oa on oa.id = o.album_id order by o.views desc, o.id limit 3) card) as more_from_album,
      (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select o.id, o.title, o.genre, left(o.lyrics_hindi, 300) as hindi, oa.name as album_name,
          (select string_agg(p.name, ', ' order by c.position)
            from lyrics_singers c join singers p on p.id = c.singer_id where c.lyric_id = o.id) as singer
        from (select s.* from lyrics_singers sc join lyrics s on s.id = sc.lyric_id
          where s.id <> l.id and sc.singer_id = (
            select singer_id from lyrics_singers where lyric_id = l.id order by position, singer_id limit 1)
          order by s.id desc limit 60) o
        left join albums oa on oa.id = o.album_id order by o.views desc, o.id limit 3) card) as more_by_singer
    from lyrics l left join albums a on a.id = l.album_id
    where l.id = ${id}`;
  return song ?? null;
});
