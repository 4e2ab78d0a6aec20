/**
 * A catalogue of up to millions of songs that look like Hindi songs, for measuring: written in bulk, without triggers,
 * and with everything that they would have written. Refuses a database that holds other songs, unless told to add to it.
 */
import type { Sql, TransactionSql } from "postgres";
import { CatalogueRefused } from "./catalogue-refused.ts";
import { inBatches, type Range, type Say } from "./in-batches.ts";
import { vocabularySize } from "./make-words.ts";
import { makeScratch, removeScratch } from "./scratch.ts";
import { writeNames } from "./write-names.ts";
import { type Whole, writeSongs } from "./write-songs.ts";
import {
  learnWords,
  restoreIndexes,
  withoutSearchIndexes,
  writeFields,
  writeNamesSounds,
} from "./write-sounds.ts";

export interface LargeCatalogue {
  readonly songs: number;
  /** The same songs for the same number, whatever the machine; songs that are added differ from those before. */
  readonly seed: number;
  /** Whether it may be added to songs that are there already. */
  readonly add?: boolean;
  readonly say: Say;
}

const songsOfABatch = 2_000;

/** Few songs have few of the words, and each word takes time to be made findable. */
const wordsFor = (songs: number) => Math.min(vocabularySize, 20 * songs);

/**
 * @param sql of a migrated database that no site uses, with two connections or more
 * @returns ids of the first and the last song
 * @throws {CatalogueRefused} when the database holds other songs than starter songs, or triggers cannot be left out
 */
export async function fillLargeCatalogue(
  sql: Sql,
  { songs, seed, add = false, say }: LargeCatalogue,
): Promise<Range> {
  await restoreIndexes(sql);
  await refuseOtherSongs(sql, add);
  await refuseTriggers(sql);
  const ids = await writeAll(sql, { songs, seed, say });
  say("gathering what PostgreSQL knows of its tables");
  await sql`vacuum (analyze)`;
  return ids;
}

async function refuseOtherSongs(sql: Sql, add: boolean): Promise<void> {
  const [found] = await sql`
    select from public.lyrics as l
    where not exists (
      select from private.starter_rows as s where s.table_name = 'lyrics' and s.row_id = l.id)
    limit 1`;
  if (found && !add)
    throw new CatalogueRefused(
      "This database holds songs of somebody's. Use an empty one (another DATA_DIR or DATABASE_URL), or say --add to put " +
        "generated songs among them.",
    );
}

/**
 * Triggers are left out in our own transactions only, and not taken off the tables: a run that is killed leaves nothing
 * behind, and what others save meanwhile is kept in order.
 */
async function leaveOutTriggers(sql: TransactionSql): Promise<void> {
  await sql`set local session_replication_role = replica`;
}

async function refuseTriggers(sql: Sql): Promise<void> {
  await sql.begin(leaveOutTriggers).catch((error: { code?: string }) => {
    if (error.code !== "42501") throw error;
    throw new CatalogueRefused(
      "The login may not write without triggers. Let a superuser run: " +
        "grant set on parameter session_replication_role to LOGIN; (PostgreSQL 15 or newer).",
    );
  });
}

async function writeAll(sql: Sql, { songs, seed, say }: LargeCatalogue): Promise<Range> {
  const words = wordsFor(songs);
  await makeScratch(sql, seed, words);
  try {
    const ids = await takeIds(sql, songs);
    say("making words and names");
    await sql.begin(async (transaction) => {
      await leaveOutTriggers(transaction);
      await writeNames(transaction, { first: ids.first, songs, words });
    });
    const whole: Whole = { ...ids, words, ...(await countNames(sql)) };
    await withoutSearchIndexes(sql, say, async () => {
      await learnWords(sql);
      await writeNamesSounds(sql);
      await inBatches(sql, "songs written", ids, songsOfABatch, say, async (transaction, part) => {
        await leaveOutTriggers(transaction);
        await writeSongs(transaction, part, whole);
        await writeFields(transaction, part);
      });
    });
    say("counting what is kept counted");
    await sql`select private.recount()`;
    await tellChange(sql);
    return ids;
  } finally {
    await removeScratch(sql);
  }
}

/** Songs that are saved later get ids behind them. */
async function takeIds(sql: Sql, songs: number): Promise<Range> {
  const [{ last } = { last: 0 }] = await sql<{ last: number }[]>`
    select setval(
      sequence,
      greatest(pg_sequence_last_value(sequence), (select max(id) from public.lyrics), 0) + ${songs}::bigint) as last
    from cast(pg_get_serial_sequence('public.lyrics', 'id') as regclass) as sequence`;
  return { first: Number(last) - songs + 1, last: Number(last) };
}

async function countNames(sql: Sql): Promise<Pick<Whole, "albums" | "people">> {
  const [{ albums } = { albums: 0 }] = await sql<{ albums: number }[]>`
    select count(*)::integer as albums from large_catalogue.albums`;
  const counted = await sql<{ kind: string; count: number }[]>`
    select kind, count(*)::integer as count from large_catalogue.people group by kind`;
  return { albums, people: Object.fromEntries(counted.map(({ kind, count }) => [kind, count])) };
}

/** As of a transaction that changes too much to be told one by one. */
async function tellChange(sql: Sql): Promise<void> {
  await sql`insert into private.changes (place, type) values (1, 'MANY')`;
}
