/**
 * Imports the songs of a file, or its people and albums (entries/take-entries.ts). A song with the title, first
 * singer and album of an existing one updates that song, so a file can be imported again. A song that is a draft
 * or was withdrawn, and an invalid one, are reported and left out.
 */
import { createReadStream } from "node:fs";
import { retryTransaction } from "#catalogue";
import type { Sql } from "#postgres";
import { areOfEntries, columnsOf } from "./entries/entry-columns.ts";
import { takeEntries } from "./entries/take-entries.ts";
import { explainFileError, formatOfSongs } from "./file-format.ts";
import { FileRefused } from "./file-refused.ts";
import { type Matching, matchColumns } from "./reading/match-columns.ts";
import { openRows } from "./reading/read-songs.ts";
import { songOfRow } from "./reading/song-of-row.ts";
import { checkPart } from "./saving/check-part.ts";
import type { ImportStatus, Outcome } from "./saving/outcome.ts";
import { planSongs } from "./saving/plan-songs.ts";
import { savePart } from "./saving/save-part.ts";
import { createAlbumMemory } from "./songs/earlier-albums.ts";
import type { ReadSong } from "./songs/exchanged-song.ts";
import { createDuplicateFinder } from "./songs/find-duplicates.ts";
import { problemIn } from "./songs/problem-in-song.ts";

interface ImportOptions {
  /** Saves nothing. */
  readonly dryRun?: boolean;
  /** Called for each song, in the order of the file. */
  readonly report: (outcome: Outcome) => void;
}

/** Rows of a transaction. */
const partSize = 200;

/**
 * @param file ends in `.csv` or `.json`, which decides the format
 * @returns the number of songs by status
 * @throws {FileRefused} when the file cannot be read; songs before the error have been imported
 * @throws the driver's error when the database fails; the file can be imported again
 */
export async function importFile(
  sql: Sql,
  file: string,
  { dryRun = false, report }: ImportOptions,
): Promise<Readonly<Record<ImportStatus, number>>> {
  const counts: Record<ImportStatus, number> = { created: 0, updated: 0, unchanged: 0, draft: 0, wrong: 0 };
  const findDuplicate = createDuplicateFinder();
  const findEarlierAlbums = createAlbumMemory();
  const takeSongs = async (part: readonly ReadSong[]) => {
    const known = part.map((each) => {
      const problem = problemIn(each) ?? findDuplicate(each);
      return {
        ...each,
        earlier: findEarlierAlbums(each.song.album),
        ...(problem !== undefined && { problem }),
      };
    });
    const planned = await planSongs(sql, known);
    return dryRun
      ? checkPart(sql, planned)
      : retryTransaction(() => sql.begin((transaction) => savePart(transaction, planned)));
  };
  try {
    for await (const { areEntries, part } of partsOf(file)) {
      const outcomes = areEntries ? await takeEntries(sql, part, dryRun) : await takeSongs(part);
      for (const outcome of outcomes) {
        counts[outcome.status] += 1;
        report(outcome);
      }
    }
  } catch (error) {
    throw explainFileError(error, file);
  }
  return counts;
}

interface Part {
  readonly areEntries: boolean;
  readonly part: readonly ReadSong[];
}

/** The first row of a JSON file tells what is in it. */
async function* partsOf(file: string): AsyncGenerator<Part> {
  formatOfSongs(file);
  const bytes = createReadStream(file);
  try {
    const { columns, rows } = await openRows({ name: file, bytes: () => bytes });
    let part: ReadSong[] = [];
    let areEntries: boolean | undefined;
    let matching: Matching<string> = new Map();
    for await (const row of rows) {
      if (areEntries === undefined) {
        areEntries = areOfEntries(columns ?? Object.keys(row.values));
        if (columns) matching = requireFields(columns, areEntries);
      }
      const table = columnsOf(areEntries);
      part.push(songOfRow(row, matching, table));
      if (part.length < partSize) continue;
      yield { areEntries, part };
      part = [];
    }
    if (areEntries === undefined && columns) requireFields(columns, areOfEntries(columns));
    yield { areEntries: areEntries === true, part };
  } finally {
    bytes.destroy();
  }
}

/** Nobody can be asked what another column means. */
function requireFields(columns: readonly string[], areEntries: boolean): Matching<string> {
  const table = columnsOf(areEntries);
  const matching = matchColumns(columns, table);
  const unknown = columns.filter((name) => !matching.get(name));
  const required = areEntries ? "name" : "title";
  if (unknown.length === 0 && [...matching.values()].includes(required)) return matching;
  throw new FileRefused(
    `Its first line has to name the columns, each once, and ${required} among them: ${[...table.keys()].join(", ")}. ` +
      `${unknown.length > 0 ? `Unknown: ${unknown.map((name) => JSON.stringify(name)).join(", ")}.` : ""}`.trim(),
  );
}
