/**
 * Takes the songs of a file into the catalogue, by the verb that its form uses. The same title, first singer and album are the
 * same song: it is changed where the file says something else, so that a file can be taken in again. A wrong song is told and
 * left out; the others are taken.
 */
import { checkSongs, type SavedSong, SongRefused, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { readCsv } from "./csv/read-csv.ts";
import { explainFileError, formOf } from "./forms.ts";
import { readJson } from "./json/read-json.ts";
import { type ExchangedSong, type Field, fields, type ReadSong } from "./songs/exchanged-song.ts";
import { findSameSongs, type StoredSong } from "./songs/find-same-songs.ts";
import { inputOf, mistakeIn } from "./songs/song-input.ts";
import { createTwinFinder } from "./songs/twins-in-file.ts";

export type Fate = "created" | "updated" | "unchanged" | "wrong";

export interface Outcome {
  /** Such as `line 7`. */
  readonly place: string;
  readonly title: string;
  /** What happened to it; in a dry run, what would. */
  readonly fate: Fate;
  /** What is wrong with it. */
  readonly words?: string;
}

export interface ImportOptions {
  /** Nothing is saved. */
  readonly dryRun?: boolean;
  /** Called for each song, in the order of the file. */
  readonly tell: (outcome: Outcome) => void;
}

/** Looked up in one query, which goes through all titles. */
const batchSize = 500;

/**
 * @param file its end says in which form: `.csv` or `.json`
 * @returns how many songs had which fate
 * @throws {FileRefused} when the file cannot be read; what came before in it has been taken
 * @throws the driver's error when the database fails; the file can be taken in again
 */
export async function importSongs(
  sql: Sql,
  file: string,
  { dryRun = false, tell }: ImportOptions,
): Promise<Readonly<Record<Fate, number>>> {
  const counts: Record<Fate, number> = { created: 0, updated: 0, unchanged: 0, wrong: 0 };
  const read = formOf(file) === "csv" ? readCsv : readJson;
  const findTwin = createTwinFinder();
  const take = async (batch: readonly ReadSong[]) => {
    const known = batch.map((each) => ({ ...each, mistake: mistakeIn(each) ?? findTwin(each) }));
    for (const outcome of await takeBatch(sql, known, dryRun)) {
      counts[outcome.fate] += 1;
      tell(outcome);
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
  /** What is to be stored, with what the file does not speak of. */
  readonly song: ExchangedSong;
}

async function takeBatch(sql: Sql, batch: readonly ReadSong[], dryRun: boolean): Promise<Outcome[]> {
  if (batch.length === 0) return [];
  const same = await findSameSongs(
    sql,
    batch.map(({ song, mistake }) => (mistake ? {} : song)),
  );
  const tasks = batch.map((read, place): Task => {
    const stored = same.get(place);
    return { read, stored, song: { ...stored?.song, ...read.song } };
  });
  return dryRun ? tryTasks(sql, tasks) : doTasks(sql, tasks);
}

function outcomeOf({ read: { place, song } }: Task, fate: Fate, words?: string): Outcome {
  return { place, title: song.title ?? "", fate, words };
}

/** @returns what is known without asking the database */
function knownOutcome(task: Task): Outcome | undefined {
  const { read, stored, song } = task;
  if (read.mistake) return outcomeOf(task, "wrong", read.mistake);
  return stored && isSame(stored.song, song) ? outcomeOf(task, "unchanged") : undefined;
}

function isSame(stored: Required<ExchangedSong>, song: ExchangedSong): boolean {
  const differs = (field: Field) => {
    if (field === "created_at" && song.created_at)
      return Date.parse(song.created_at) !== Date.parse(stored.created_at);
    return song[field] !== stored[field];
  };
  return !fields.some(differs);
}

async function tryTasks(sql: Sql, tasks: readonly Task[]): Promise<Outcome[]> {
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

/** Waiting for the disk is most of a save: several at once share it. */
const saversAtOnce = 4;

async function doTasks(sql: Sql, tasks: readonly Task[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = tasks.entries();
  const saver = async () => {
    for (const [place, task] of waiting) outcomes[place] = knownOutcome(task) ?? (await save(sql, task));
  };
  await Promise.all(Array.from({ length: saversAtOnce }, saver));
  return outcomes;
}

async function save(sql: Sql, task: Task): Promise<Outcome> {
  const { song, stored } = task;
  let saved: SavedSong;
  try {
    saved = await saveSong(sql, inputOf(song), { id: stored?.id });
  } catch (error) {
    if (!(error instanceof SongRefused)) throw error;
    return outcomeOf(task, "wrong", error.message);
  }
  const isDated = await setDate(sql, saved.id, song.created_at);
  if (!stored) return outcomeOf(task, "created");
  return outcomeOf(task, saved.version === stored.version && !isDated ? "unchanged" : "updated");
}

/** @returns whether that changed it */
async function setDate(sql: Sql, id: number, createdAt = ""): Promise<boolean> {
  if (createdAt === "") return false;
  const { count } = await sql`
    update public.lyrics set created_at = ${createdAt}::text::timestamptz
    where id = ${id} and created_at <> ${createdAt}::text::timestamptz`;
  return count > 0;
}
