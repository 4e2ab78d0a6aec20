/** Checks the requirements of an external database: version, encoding, locale, pg_trgm. */
import postgres from "postgres";
import type { Sql, Transaction } from "../pool.ts";
import { DatabaseRefusal } from "../refusal.ts";

/** The oldest version that is tested. */
const oldestMajor = 15;

/** In a locale with ASCII letters only, pg_trgm finds no letters in a Devanagari word. */
const devanagariWord = "तेरे";

/** @throws {DatabaseRefusal} with the next step; the database is not changed */
export async function examineDatabase(sql: Sql): Promise<void> {
  const [facts] = await sql<
    { version: string; major: number; name: string; encoding: string; locale: string }[]
  >`
    select
      current_setting('server_version') as version,
      current_setting('server_version_num')::integer / 10000 as major,
      datname as name,
      pg_encoding_to_char(encoding) as encoding,
      datctype as locale
    from pg_database where datname = current_database()`;
  if (!facts) throw new DatabaseRefusal("DATABASE_URL: the server does not know its own database.");
  if (facts.major < oldestMajor) {
    throw new DatabaseRefusal(
      `DATABASE_URL leads to PostgreSQL ${facts.version}; Antara needs ${oldestMajor} or newer. ` +
        "Upgrade that server, or leave DATABASE_URL unset to use the embedded one.",
    );
  }
  const recreate =
    "Make a database with: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 NAME " +
    "(any UTF-8 locale will do), and name it in DATABASE_URL.";
  if (facts.encoding !== "UTF8") {
    throw new DatabaseRefusal(
      `DATABASE_URL: the database ${facts.name} has the encoding ${facts.encoding}, which cannot hold Devanagari. ${recreate}`,
    );
  }
  if ((await trigramsOf(sql, devanagariWord)).length === 0) {
    throw new DatabaseRefusal(
      `DATABASE_URL: the database ${facts.name} has the locale ${facts.locale}, which knows no letters beyond ASCII, ` +
        `so that searching Hindi would not work. ${recreate}`,
    );
  }
}

async function trigramsOf(sql: Sql, word: string): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const rollback = new Error("roll back the trial");
  await sql
    .begin(async (transaction) => {
      await addTrigrams(transaction);
      const [extension] = await transaction<{ schema: string }[]>`
        select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`;
      const [row] = await transaction<{ trigrams: string[] }[]>`
        select ${transaction(extension?.schema ?? "public")}.show_trgm(${word}) as trigrams`;
      found = row?.trigrams ?? [];
      throw rollback;
    })
    .catch((error) => {
      if (error !== rollback) throw error;
    });
  return found;
}

async function addTrigrams(sql: Transaction): Promise<void> {
  await sql`create extension if not exists pg_trgm`.catch((error) => {
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new DatabaseRefusal(
      `DATABASE_URL: the extension pg_trgm, which the search needs, cannot be added: ${error.message} (${error.code}). ` +
        "Install PostgreSQL's contrib package on that server, and let the login own the database.",
      { cause: error },
    );
  });
}
