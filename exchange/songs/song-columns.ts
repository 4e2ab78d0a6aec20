/** Selects a stored song in the form of a file, in SQL. */

const namesOf = (people: string, column: string) => `
  coalesce((
    select string_agg(p.name, ', ' order by c.position, p.id)
    from public.lyrics_${people} as c join public.${people} as p on p.id = c.${column}
    where c.lyric_id = l.id
  ), '')`;

/**
 * Columns and tables of a `select`; `l` is the song, `t` its translation, `track` its track number. The album includes its year, so that an import finds or creates
 * the same album.
 */
export const songColumns = `
    l.title,
    coalesce(a.name || coalesce(' (' || a.year || ')', ''), '') as album,
    ${namesOf("singers", "singer_id")} as singers,
    ${namesOf("lyricists", "lyricist_id")} as lyricists,
    ${namesOf("music_directors", "music_director_id")} as music_directors,
    coalesce(l.genre, '') as genre,
    coalesce(l.year::text, '') as year,
    coalesce(track.number::text, '') as track_number,
    coalesce(l.lyrics_hindi, '') as lyrics_hindi,
    coalesce(l.lyrics_english, '') as lyrics_english,
    coalesce(t.english, '') as translation_english,
    coalesce(t.plain_hindi, '') as translation_hindi,
    coalesce(t.translator, '') as translator,
    coalesce((
      select jsonb_agg(jsonb_build_object('word', w.word, 'english', coalesce(w.english, ''), 'hindi', coalesce(w.hindi, '')) order by w.word)
      from public.lyric_words as w where w.lyric_id = l.id
    )::text, '') as word_meanings,
    coalesce((
      select jsonb_agg(jsonb_build_object('line', n.line, 'note', n.note) order by n.line)
      from public.lyric_notes as n where n.lyric_id = l.id
    )::text, '') as notes,
    coalesce(l.youtube_video_id, '') as youtube_video_id,
    coalesce(l.cover_image_url, '') as cover_image_url,
    to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
  from public.lyrics as l
    left join public.albums as a on a.id = l.album_id
    left join public.lyric_translations as t on t.lyric_id = l.id
    left join public.track_numbers as track on track.lyric_id = l.id`;
