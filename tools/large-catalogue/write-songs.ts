/** Writes songs of a large catalogue with their credits. */
import type { TransactionSql } from "postgres";
import { type DrawnSong, drawSong, type People, type Source } from "./draw-song.ts";

/** Reports progress. */
export type Say = (message: string) => void;

/** For machines with two cores. */
const connections = 2;

const batchSize = 1_000;

const reportIntervalMs = 10_000;

/**
 * @param inTransaction runs its work in a transaction without triggers
 * @throws the first error, after the other connection has finished its batch
 */
export async function writeSongs(
  source: Source,
  say: Say,
  inTransaction: (work: (sql: TransactionSql) => Promise<void>) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  let [next, reportedAt] = [source.first, startedAt];
  const writeBatches = async () => {
    while (next <= source.last) {
      const ids = Array.from({ length: Math.min(batchSize, source.last - next + 1) }, () => next++);
      await inTransaction((sql) =>
        writeBatch(
          sql,
          ids.map((id) => drawSong(id, source)),
        ),
      ).catch((error: unknown) => {
        next = Number.POSITIVE_INFINITY;
        throw error;
      });
      if (performance.now() - reportedAt < reportIntervalMs) continue;
      reportedAt = performance.now();
      const written = next - source.first;
      const perSecond = Math.round((written * 1_000) / (reportedAt - startedAt));
      say(`about ${written.toLocaleString("en")} songs written, ${perSecond.toLocaleString("en")} a second`);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: connections }, writeBatches));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

async function writeBatch(sql: TransactionSql, songs: readonly DrawnSong[]): Promise<void> {
  await sql`
    insert into lyrics
      (id, title, lyrics_english, lyrics_hindi, genre, views, year, album_id, created_at, updated_at)
    select id, title, lyrics_english, lyrics_hindi, genre, views, year, album_id, created_at, created_at
    from jsonb_to_recordset(${sql.json(songs as never)}) as song (
      id bigint, title text, lyrics_english text, lyrics_hindi text, genre text,
      views bigint, year integer, album_id bigint,
      created_at timestamptz)`;
  await writeCredits(sql, "singers", "singer_id", songs);
  await writeCredits(sql, "lyricists", "lyricist_id", songs);
  await writeCredits(sql, "music_directors", "music_director_id", songs);
}

async function writeCredits(
  sql: TransactionSql,
  kind: People,
  column: string,
  songs: readonly DrawnSong[],
): Promise<void> {
  const credits = songs.flatMap((song) =>
    song[kind].map((person, place) => ({
      song: song.id,
      person,
      position: place + 1,
      created_at: song.created_at,
    })),
  );
  await sql`
    insert into ${sql(`lyrics_${kind}`)} (lyric_id, ${sql(column)}, position, created_at, updated_at)
    select song, person, position, created_at, created_at
    from jsonb_to_recordset(${sql.json(credits)}) as credit (
      song bigint, person bigint, position integer, created_at timestamptz)`;
}
