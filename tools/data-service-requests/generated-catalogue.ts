/**
 * A catalogue for tests, made by the database itself: names and credits follow from numbers, so that each run is the
 * same and a test can name a row (`Geet 12`). It is written through the triggers; `large-catalogue/` is for measuring
 * at size.
 */
import type { Sql } from "postgres";

/**
 * @param sql of a migrated database without songs
 * @param songs how many; with one album for ten, one singer for twenty, one lyricist and music director for thirty
 */
export async function generateCatalogue(sql: Sql, songs: number): Promise<void> {
  const people = [
    { table: "singers", join: "lyrics_singers", id: "singer_id", name: "Gayak", each: 20, credits: 3 },
    { table: "lyricists", join: "lyrics_lyricists", id: "lyricist_id", name: "Kavi", each: 30, credits: 2 },
    {
      table: "music_directors",
      join: "lyrics_music_directors",
      id: "music_director_id",
      name: "Sangeetkar",
      each: 30,
      credits: 1,
    },
  ];
  await sql.begin(async (transaction) => {
    await transaction`
      insert into albums (name, year, cover_image_url)
      select 'Film ' || n, 1950 + n % 70, case when n % 2 = 0 then 'https://covers.example/' || n || '.jpg' end
      from generate_series(1, ${songs / 10}) as n`;
    await transaction`
      insert into lyrics (title, lyrics_english, lyrics_hindi, genre, views, album_id, cover_image_url, created_at)
      select 'Geet ' || n, 'la la ' || n || E'\n' || repeat('gaata rahe mera dil ', n % 5 + 1),
        case when n % 3 > 0 then 'गीत ' || n end, (array['Ghazal', 'Qawwali', null])[n % 3 + 1],
        n * 7919 % 100003, 1 + n % ${songs / 10},
        case when n % 4 = 0 then 'https://covers.example/song-' || n || '.jpg' end,
        timestamptz '2020-01-01 UTC' + n % 1000 * interval '1 hour'
      from generate_series(1, ${songs}) as n`;
    for (const { table, join, id, name, each, credits } of people) {
      await transaction`
        insert into ${transaction(table)} (name)
        select ${`${name} `} || n from generate_series(1, ${songs / each}) as n`;
      await transaction`
        insert into ${transaction(join)} (lyric_id, ${transaction(id)}, position)
        select n, 1 + (n * 7 + place) % ${songs / each}, place
        from generate_series(1, ${songs}) as n, generate_series(1, ${credits}) as place
        where place <= 1 + n % ${credits} and n % 50 > 0`;
    }
  });
  await sql`analyze`;
}
