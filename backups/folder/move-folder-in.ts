/**
 * Makes an empty site the one that a folder or a zip holds, all or nothing, also beside a running site. Its own
 * administrator stays. Refuses a site with songs, people, albums or drafts of its own.
 */
import type { Database, Sql, Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import type { Origin } from "../format/format.ts";
import type { RowCounts } from "../restore/load-tables.ts";
import { writeContents } from "../restore/write-contents.ts";
import { readFolder } from "./read-folder.ts";

interface MoveFolderOptions {
  /** Whether the starter songs may go, with the people and albums that came with them. */
  readonly mayRemoveStarterSongs?: boolean;
  /** Called with the current step: a million songs take a while. */
  readonly onProgress?: (message: string) => void;
}

interface MovedFolder {
  /** The version of Antara that wrote it, and when. */
  readonly origin: Origin;
  /** Row counts by table name with its schema. */
  readonly rows: RowCounts;
}

/** By these the administrator signs in here, and is signed in. */
const signIn = [
  ...["private.account", "private.passkeys", "private.recovery_codes"],
  ...["private.sessions", "private.trusted_browsers"],
];

/**
 * Settings, glossary, trash and history become those of the folder too. Open pages reload.
 * @param database migrated to the schema of this program
 * @param path of a folder that `writeFolder` wrote, or of a zip of one
 * @throws {BackupRefused} when folder or site cannot be used, with file and line; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function moveFolderIn(
  database: Database,
  path: string,
  { mayRemoveStarterSongs = false, onProgress = () => {} }: MoveFolderOptions = {},
): Promise<MovedFolder> {
  const restored = await readFolder(path);
  const requireRoom = (sql: Sql | Transaction) => requireNoOwnSongs(sql, mayRemoveStarterSongs);
  const rows = await writeContents(database, restored, { stay: signIn, requireRoom, onProgress });
  return { origin: restored.origin, rows };
}

const counted = [
  "public.lyrics",
  "public.albums",
  "public.singers",
  "public.lyricists",
  "public.music_directors",
];

async function requireNoOwnSongs(sql: Sql | Transaction, mayRemoveStarterSongs: boolean): Promise<void> {
  const own: string[] = [];
  let ofStarter = 0;
  for (const table of [...counted, "private.drafts"]) {
    const name = table.slice(table.indexOf(".") + 1);
    const [row] = await sql<{ own: number; starter: number }[]>`
      select count(*) filter (where came.row_id is null) as own, count(came.row_id) as starter
      from ${sql(table)} as t
      left join private.starter_rows as came on came.table_name = ${name} and came.row_id = t.id`;
    if (row && row.own > 0) own.push(`${row.own} ${name.replace("_", " ")}`);
    ofStarter += row?.starter ?? 0;
  }
  if (own.length > 0) {
    throw new BackupRefused(
      `This site is not empty: it holds ${own.join(", ")}. Nothing was changed. A folder is moved into a new site only.`,
    );
  }
  if (ofStarter === 0 || mayRemoveStarterSongs) return;
  throw new BackupRefused(
    "This site still has its starter songs. Nothing was changed. Say that they may be removed, then try again.",
  );
}
