/** For tests: adds many songs in a few statements, which costs a tenth of saving them one by one. */
import type { Sql } from "#postgres";

const columns = {
  singers: "singer_id",
  lyricists: "lyricist_id",
  music_directors: "music_director_id",
} as const;

interface SharedParts {
  /** Name of an album that exists. */
  readonly album?: string;
  /** Each song is credited to this person, who is added when missing. */
  readonly person?: { readonly table: keyof typeof columns; readonly name: string };
}

/** @param titles in the order of adding, so that the last one is the newest song */
export async function addManySongs(
  sql: Sql,
  titles: readonly string[],
  { album, person }: SharedParts,
): Promise<void> {
  await sql.begin(async (transaction) => {
    const songs = await transaction<{ id: number }[]>`
      insert into lyrics (title, lyrics_hindi, album_id)
      select title, title || E',\nबोल', (select id from albums where name = ${album ?? null})
      from unnest(${titles as string[]}::text[]) with ordinality as given (title, place)
      order by place
      returning id`;
    if (!person) return;
    const { table, name } = person;
    await transaction`insert into ${transaction(table)} (name) values (${name}) on conflict do nothing`;
    await transaction`
      insert into ${transaction(`lyrics_${table}`)} (lyric_id, ${transaction(columns[table])}, position)
      select song, person.id, 1
      from unnest(${songs.map(({ id }) => id)}::bigint[]) as song, ${transaction(table)} as person
      where person.name = ${name}`;
  });
}

/** @returns `Geet 1`, `Geet 2` and so on */
export function numberedTitles(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `Geet ${place + 1}`);
}
