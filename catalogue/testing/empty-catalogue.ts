/** For tests: empties the catalogue before each test, and a song with all fields. */
import { beforeEach } from "vitest";
import type { Sql } from "#postgres";

export const wholeSong = {
  title: "Tere 'Bina' %_\\",
  albumName: "Aandhi (1975)",
  singerNames: "Lata, Kishore, Asha",
  lyricistNames: "Gulzar, Anjaan",
  musicDirectorNames: "Pancham",
  genre: "Romantic",
  lyrics_hindi: "तेरे बिना",
  lyrics_english: "Tere bina",
  youtube_video_id: "dQw4w9WgXcQ",
  cover_image_url: "https://pictures.example/a.jpg",
  year: 1974,
};

const tables = [
  "lyrics",
  "albums",
  "singers",
  "lyricists",
  "music_directors",
  "private.drafts",
  "person_aliases",
  "private.trash",
];

/** Call it at the top of a test file. */
export function emptyBeforeEachTest(sql: Sql): void {
  beforeEach(async () => {
    for (const table of tables) await sql`delete from ${sql(table)}`;
  });
}

/** @returns 0 if there is no such name */
export async function idIn(sql: Sql, table: string, name: string): Promise<number> {
  const [row] = await sql<{ id: number }[]>`select id from ${sql(table)} where name = ${name}`;
  return row?.id ?? 0;
}
