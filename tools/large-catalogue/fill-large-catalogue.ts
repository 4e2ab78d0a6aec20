/**
 * A catalogue of up to millions of songs that look like Hindi songs, for measuring. It is written in bulk without triggers,
 * together with everything that they would have written. Refuses a database with other songs, unless told to add to it.
 */
import type { Sql, TransactionSql } from "postgres";
import { genres, years } from "./draw-song.ts";
import { LargeCatalogueError } from "./large-catalogue-error.ts";
import { makeWords, vocabularySize } from "./make-words.ts";
import { dropIndexes, restoreIndexes } from "./search-indexes.ts";
import { learnWords, writeNames } from "./write-names.ts";
import { type Say, writeSongs } from "./write-songs.ts";

export interface LargeCatalogue {
  readonly songs: number;
  /** The same number gives the same songs on every machine; songs that are added differ from those before. */
  readonly seed: number;
  /** Whether songs may be added to those that are there already. */
  readonly add?: boolean;
  readonly say: Say;
}

/** Ids of the first and the last song. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Few songs use few of the words, and it takes time to index each word for the search. */
const wordsFor = (songs: number) => Math.min(vocabularySize, 20 * songs);

/**
 * @param sql of a migrated database that no site uses, with two connections or more
 * @returns ids of the first and the last song
 * @throws {LargeCatalogueError} when the database holds other songs than starter songs, or triggers cannot be left out
 */
export async function fillLargeCatalogue(
  sql: Sql,
  { songs, seed, add = false, say }: LargeCatalogue,
): Promise<Range> {
  await restoreIndexes(sql);
  await requireNoOtherSongs(sql, add);
  await requireTriggerRights(sql);
  const ids = await writeAll(sql, { songs, seed, say });
  say("gathering what PostgreSQL knows of its tables");
  await sql`vacuum (analyze)`;
  return ids;
}

async function requireNoOtherSongs(sql: Sql, add: boolean): Promise<void> {
  const [found] = await sql`
    select from public.lyrics as l
    where not exists (
      select from private.starter_rows as s where s.table_name = 'lyrics' and s.row_id = l.id)
    limit 1`;
  if (found && !add)
    throw new LargeCatalogueError(
      "This database holds songs of somebody's. Use an empty one (another DATA_DIR or DATABASE_URL), or say --add to put " +
        "generated songs among them.",
    );
}

/**
 * Triggers are left out in our own transactions only, and not dropped from the tables: a run that is killed leaves nothing
 * behind, and what others save meanwhile still runs them.
 */
async function withoutTriggers<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const result = await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`set local synchronous_commit = off`;
    await transaction`set local work_mem = '128MB'`;
    // To compile a statement that is run once would take longer than to run it.
    await transaction`set local jit = off`;
    return { value: await work(transaction) };
  });
  return result.value as Result;
}

async function requireTriggerRights(sql: Sql): Promise<void> {
  await withoutTriggers(sql, async () => {}).catch((error: { code?: string }) => {
    if (error.code !== "42501") throw error;
    throw new LargeCatalogueError(
      "The login may not write without triggers. Let a superuser run: " +
        "grant set on parameter session_replication_role to LOGIN; (PostgreSQL 15 or newer).",
    );
  });
}

async function writeAll(sql: Sql, { songs, seed, say }: LargeCatalogue): Promise<Range> {
  const ids = await takeIds(sql, songs);
  say("making words and names");
  const words = makeWords(seed).slice(0, wordsFor(songs));
  await dropIndexes(sql);
  try {
    const otherWords = Array.from({ length: years.last - years.first + 1 }, (_, n) =>
      String(years.first + n),
    );
    await learnWords(sql, [...words.flatMap(({ roman, hindi }) => [roman, hindi]), ...genres, ...otherWords]);
    const names = await writeNames({ songs, seed, words }, (work) => withoutTriggers(sql, work));
    await sql`analyze private.search_words`;
    say("writing songs");
    await writeSongs({ seed, words, names, ...ids }, say, (work) => withoutTriggers(sql, work));
  } finally {
    say("making the indexes of the search");
    await restoreIndexes(sql);
  }
  say("counting what is kept counted");
  await sql`select private.recount()`;
  await tellChange(sql);
  return ids;
}

/** Reserves ids; songs that are saved later get higher ones. */
async function takeIds(sql: Sql, songs: number): Promise<Range> {
  const [{ last } = { last: 0 }] = await sql<{ last: number }[]>`
    select setval(
      sequence,
      greatest(pg_sequence_last_value(sequence), (select max(id) from public.lyrics), 0) + ${songs}::bigint) as last
    from cast(pg_get_serial_sequence('public.lyrics', 'id') as regclass) as sequence`;
  return { first: Number(last) - songs + 1, last: Number(last) };
}

/** Tells subscribers that much has changed, as after a transaction with too many changes to list. */
async function tellChange(sql: Sql): Promise<void> {
  await sql`insert into private.changes (place, type) values (1, 'MANY')`;
}
