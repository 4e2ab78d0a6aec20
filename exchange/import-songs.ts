/**
 * Imports the songs of a file. A song with the title, first singer and album of an existing one updates that song, so a file can be
 * imported again. A song that is a draft or was withdrawn, and an invalid one, are reported and left out.
 */
import { createReadStream } from "node:fs";
import { retryTransaction } from "#catalogue";
import type { Sql } from "#postgres";
import { explainFileError, formatOfSongs } from "./file-format.ts";
import { FileRefused } from "./file-refused.ts";
import { matchColumns } from "./reading/match-columns.ts";
import { openRows } from "./reading/read-songs.ts";
import { songOfRow } from "./reading/song-of-row.ts";
import { checkPart } from "./saving/check-part.ts";
import type { ImportStatus, Outcome } from "./saving/outcome.ts";
import { planSongs } from "./saving/plan-songs.ts";
import { savePart } from "./saving/save-part.ts";
import { fields, type ReadSong } from "./songs/exchanged-song.ts";
import { createDuplicateFinder } from "./songs/find-duplicates.ts";
import { problemIn } from "./songs/problem-in-song.ts";

interface ImportOptions {
  /** Saves nothing. */
  readonly dryRun?: boolean;
  /** Called for each song, in the order of the file. */
  readonly report: (outcome: Outcome) => void;
}

/** Songs of a transaction. */
const partSize = 200;

/**
 * @param file ends in `.csv` or `.json`, which decides the format
 * @returns the number of songs by status
 * @throws {FileRefused} when the file cannot be read; songs before the error have been imported
 * @throws the driver's error when the database fails; the file can be imported again
 */
export async function importSongs(
  sql: Sql,
  file: string,
  { dryRun = false, report }: ImportOptions,
): Promise<Readonly<Record<ImportStatus, number>>> {
  const counts: Record<ImportStatus, number> = { created: 0, updated: 0, unchanged: 0, draft: 0, wrong: 0 };
  const findDuplicate = createDuplicateFinder();
  const take = async (part: readonly ReadSong[]) => {
    const known = part.map((each) => {
      const problem = problemIn(each) ?? findDuplicate(each);
      return { ...each, ...(problem !== undefined && { problem }) };
    });
    const planned = await planSongs(sql, known);
    const outcomes = dryRun
      ? await checkPart(sql, planned)
      : await retryTransaction(() => sql.begin((transaction) => savePart(transaction, planned)));
    for (const outcome of outcomes) {
      counts[outcome.status] += 1;
      report(outcome);
    }
  };
  try {
    let part: ReadSong[] = [];
    for await (const each of readFile(file)) {
      part.push(each);
      if (part.length < partSize) continue;
      await take(part);
      part = [];
    }
    await take(part);
  } catch (error) {
    throw explainFileError(error, file);
  }
  return counts;
}

async function* readFile(file: string): AsyncGenerator<ReadSong> {
  formatOfSongs(file);
  const bytes = createReadStream(file);
  try {
    const { columns, rows } = await openRows({ name: file, bytes: () => bytes });
    const matching = columns ? requireFields(columns) : new Map();
    for await (const row of rows) yield songOfRow(row, matching);
  } finally {
    bytes.destroy();
  }
}

/** Nobody can be asked what another column means. */
function requireFields(columns: readonly string[]) {
  const matching = matchColumns(columns);
  const unknown = columns.filter((name) => !matching.get(name));
  if (unknown.length === 0 && [...matching.values()].includes("title")) return matching;
  throw new FileRefused(
    `Its first line has to name the columns, each once, and title among them: ${fields.join(", ")}. ` +
      `${unknown.length > 0 ? `Unknown: ${unknown.map((name) => JSON.stringify(name)).join(", ")}.` : ""}`.trim(),
  );
}
