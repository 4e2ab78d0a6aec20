/**
 * Imports the songs of a file, with the same function that the form uses. A song with the title, first singer and album
 * of an existing one updates that song, so a file can be imported again. An invalid song is reported and skipped.
 */
import { checkSongs, type SavedSong, SongRefused, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { readCsv } from "./csv/read-csv.ts";
import { explainFileError, formatOf } from "./file-format.ts";
import { readJson } from "./json/read-json.ts";
import { type ExchangedSong, type Field, fields, type ReadSong } from "./songs/exchanged-song.ts";
import { createDuplicateFinder } from "./songs/find-duplicates.ts";
import { findSameSongs, type StoredSong } from "./songs/find-same-songs.ts";
import { inputOf, problemIn } from "./songs/song-input.ts";
import { areSameParts, isPartField } from "./songs/song-parts.ts";

export type ImportStatus = "created" | "updated" | "unchanged" | "wrong";

export interface Outcome {
  /** Such as `line 7`. */
  readonly place: string;
  readonly title: string;
  /** What happened to the song; in a dry run, what would happen. */
  readonly status: ImportStatus;
  /** Why it was skipped. */
  readonly message?: string;
}

export interface ImportOptions {
  /** Saves nothing. */
  readonly dryRun?: boolean;
  /** Called for each song, in the order of the file. */
  readonly report: (outcome: Outcome) => void;
}

/** Songs per query, since each query scans all titles. */
const batchSize = 500;

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
  const counts: Record<ImportStatus, number> = { created: 0, updated: 0, unchanged: 0, wrong: 0 };
  const read = formatOf(file) === "csv" ? readCsv : readJson;
  const findDuplicate = createDuplicateFinder();
  const take = async (batch: readonly ReadSong[]) => {
    const known = batch.map((each) => ({ ...each, problem: problemIn(each) ?? findDuplicate(each) }));
    for (const outcome of await importBatch(sql, known, dryRun)) {
      counts[outcome.status] += 1;
      report(outcome);
    }
  };
  try {
    let batch: ReadSong[] = [];
    for await (const each of read(file)) {
      batch.push(each);
      if (batch.length < batchSize) continue;
      await take(batch);
      batch = [];
    }
    await take(batch);
  } catch (error) {
    throw explainFileError(error, file);
  }
  return counts;
}

interface Task {
  readonly read: ReadSong;
  readonly stored: StoredSong | undefined;
  /** The song to store, completed with stored fields that the file does not mention. */
  readonly song: ExchangedSong;
}

async function importBatch(sql: Sql, batch: readonly ReadSong[], dryRun: boolean): Promise<Outcome[]> {
  if (batch.length === 0) return [];
  const same = await findSameSongs(
    sql,
    batch.map(({ song, problem }) => (problem ? {} : song)),
  );
  const tasks = batch.map((read, place): Task => {
    const stored = same.get(place);
    return { read, stored, song: { ...stored?.song, ...read.song } };
  });
  return dryRun ? checkTasks(sql, tasks) : runTasks(sql, tasks);
}

function outcomeOf({ read: { place, song } }: Task, status: ImportStatus, message?: string): Outcome {
  return { place, title: song.title ?? "", status, message };
}

/** @returns the outcome when it is known without a query */
function knownOutcome(task: Task): Outcome | undefined {
  const { read, stored, song } = task;
  if (read.problem) return outcomeOf(task, "wrong", read.problem);
  return stored && isSame(stored.song, song) ? outcomeOf(task, "unchanged") : undefined;
}

function isSame(stored: Required<ExchangedSong>, song: ExchangedSong): boolean {
  const differs = (field: Field) => {
    if (field === "created_at" && song.created_at)
      return Date.parse(song.created_at) !== Date.parse(stored.created_at);
    if (isPartField(field)) return !areSameParts(field, song[field], stored[field]);
    return song[field] !== stored[field];
  };
  return !fields.some(differs);
}

async function checkTasks(sql: Sql, tasks: readonly Task[]): Promise<Outcome[]> {
  const open = tasks.filter((task) => !knownOutcome(task));
  const refusals = await checkSongs(
    sql,
    open.map(({ song }) => inputOf(song)),
  );
  return tasks.map((task) => {
    const refusal = refusals[open.indexOf(task)];
    if (refusal) return outcomeOf(task, "wrong", refusal.message);
    return knownOutcome(task) ?? outcomeOf(task, task.stored ? "updated" : "created");
  });
}

/** Most of the time of a save is spent waiting for the disk, so several run at once. */
const parallelSaves = 4;

async function runTasks(sql: Sql, tasks: readonly Task[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = tasks.entries();
  const worker = async () => {
    for (const [place, task] of waiting) outcomes[place] = knownOutcome(task) ?? (await save(sql, task));
  };
  await Promise.all(Array.from({ length: parallelSaves }, worker));
  return outcomes;
}

async function save(sql: Sql, task: Task): Promise<Outcome> {
  const { song, stored } = task;
  let saved: SavedSong;
  try {
    saved = await saveSong(sql, inputOf(song), {
      way: "import",
      ...(stored && { id: stored.id }),
      ...(song.created_at && { createdAt: song.created_at }),
    });
  } catch (error) {
    if (!(error instanceof SongRefused)) throw error;
    return outcomeOf(task, "wrong", error.message);
  }
  if (!stored) return outcomeOf(task, "created");
  return outcomeOf(task, saved.version === stored.version ? "unchanged" : "updated");
}
