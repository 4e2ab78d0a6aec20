/**
 * Generates a catalogue of up to millions of songs that look like Hindi songs, for measurements. Rows are written in
 * bulk without triggers, and all that follows from them is settled at the end.
 */
import type { Sql, TransactionSql } from "postgres";
import { LargeCatalogueError } from "./large-catalogue-error.ts";
import { makeWords, vocabularySize } from "./make-words.ts";
import { dropIndexes, restoreIndexes } from "./search-indexes.ts";
import { writeNames } from "./write-names.ts";
import { type Say, writeSongs } from "./write-songs.ts";

export interface LargeCatalogue {
  readonly songs: number;
  /** The same seed gives the same songs on every machine; added songs differ from earlier ones. */
  readonly seed: number;
  /** Whether songs may be added to other songs. */
  readonly add?: boolean;
  readonly say: Say;
}

/** Ids of the first and the last song. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Few songs need few words, and indexing a word for the search takes time. */
const wordsFor = (songs: number) => Math.min(vocabularySize, 20 * songs);

/**
 * @param sql of a migrated database that no site uses, with two connections or more
 * @returns ids of the first and the last song
 * @throws {LargeCatalogueError} when the database has other songs than starter songs, or triggers cannot be disabled
 */
export async function fillLargeCatalogue(
  sql: Sql,
  { songs, seed, add = false, say }: LargeCatalogue,
): Promise<Range> {
  await restoreIndexes(sql);
  await requireNoOtherSongs(sql, add);
  await requireTriggerRights(sql);
  const ids = await writeAll(sql, { songs, seed, say });
  say("updating PostgreSQL's statistics");
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
      "This database has songs that are not starter songs. Use an empty one (another DATA_DIR or DATABASE_URL), or --add to " +
        "add generated songs to them.",
    );
}

/**
 * Disables triggers in its own transaction only, so that a run that is killed leaves nothing behind, and other
 * transactions still run them.
 */
async function withoutTriggers<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const result = await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`set local synchronous_commit = off`;
    await transaction`set local work_mem = '128MB'`;
    // Compiling a statement that runs once would take longer than running it.
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
  const ids = await reserveIds(sql, songs);
  say("generating words and names");
  const words = makeWords(seed).slice(0, wordsFor(songs));
  await dropIndexes(sql);
  try {
    const names = await writeNames({ songs, seed, words }, (work) => withoutTriggers(sql, work));
    say("writing songs");
    await writeSongs({ seed, words, names, ...ids }, say, (work) => withoutTriggers(sql, work));
    say("making them searchable");
    await sql`select private.settle_everything()`;
  } finally {
    say("creating the search indexes");
    await restoreIndexes(sql);
  }
  return ids;
}

/** Reserves ids, so that songs that are saved later get higher ones. */
async function reserveIds(sql: Sql, songs: number): Promise<Range> {
  const [{ last } = { last: 0 }] = await sql<{ last: number }[]>`
    select setval(
      sequence,
      greatest(pg_sequence_last_value(sequence), (select max(id) from public.lyrics), 0) + ${songs}::bigint) as last
    from cast(pg_get_serial_sequence('public.lyrics', 'id') as regclass) as sequence`;
  return { first: Number(last) - songs + 1, last: Number(last) };
}
