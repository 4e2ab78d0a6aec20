/** Saves many songs of an import in one transaction: new ones together in few statements, edited ones one by one. */
import type { Sql, Transaction } from "#postgres";
import { databaseErrorOf, retryTransaction } from "../database-error.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { refusalOfInput } from "./refusal-of-input.ts";
import { type SavedSong, saveInTransaction } from "./save-song.ts";
import type { SongInput } from "./song-input.ts";
import { refusalOf, type SongRefused } from "./song-refused.ts";
import { splitNames } from "./split-names.ts";

export interface SongToSave {
  readonly input: SongInput;
  /** Of the edited song; left out for a new one. */
  readonly id?: number;
  /** When the song was added, ISO 8601; left out, it is now, or stays as it is. */
  readonly createdAt?: string;
}

type Result = SavedSong | SongRefused;

/**
 * A song that breaks a rule is left out, and the others are saved.
 * @returns for each song how it was saved, or why not
 * @throws the driver's error when the database fails; nothing is saved then
 */
export function saveSongs(sql: Sql, songs: readonly SongToSave[]): Promise<readonly Result[]> {
  if (songs.length === 0) return Promise.resolve([]);
  return retryTransaction(() =>
    sql.begin(async (transaction) => {
      const results = new Map<SongToSave, Result>();
      await transaction`select set_config('antara.changed_by', 'import', true)`;
      for (const song of songs) {
        const refusal = refusalOfInput(song.input);
        if (refusal) results.set(song, refusal);
      }
      const open = songs.filter((song) => !results.has(song));
      await addAll(
        transaction,
        open.filter(({ id }) => id === undefined),
        results,
      );
      for (const song of open.filter(({ id }) => id !== undefined))
        results.set(song, await edit(transaction, song));
      return songs.map((song) => results.get(song) as Result);
    }),
  );
}

/** Adds all, or where one is refused each half by itself, so that few refused songs cost little. */
async function addAll(
  transaction: Transaction,
  songs: readonly SongToSave[],
  results: Map<SongToSave, Result>,
): Promise<void> {
  if (songs.length === 0) return;
  const added = await tryInSavepoint(transaction, (trial) => add(trial, songs));
  if (Array.isArray(added)) {
    for (const [place, song] of songs.entries()) results.set(song, added[place] as SavedSong);
  } else if (songs.length === 1) {
    for (const song of songs) results.set(song, added as SongRefused);
  } else {
    const half = Math.ceil(songs.length / 2);
    await addAll(transaction, songs.slice(0, half), results);
    await addAll(transaction, songs.slice(half), results);
  }
}

async function edit(transaction: Transaction, { input, id, createdAt }: SongToSave): Promise<Result> {
  const options = {
    way: "import",
    ...(id !== undefined && { id }),
    ...(createdAt !== undefined && { createdAt }),
  } as const;
  return tryInSavepoint(transaction, (trial) => saveInTransaction(trial, input, options));
}

/** @returns the refusal where a rule of the database is broken */
async function tryInSavepoint<Saved>(
  transaction: Transaction,
  save: (trial: Transaction) => Promise<Saved>,
): Promise<Saved | SongRefused> {
  try {
    return (await transaction.savepoint((trial) => save(trial as Transaction))) as Saved;
  } catch (error) {
    const databaseError = databaseErrorOf(error);
    const refusal = databaseError && refusalOf(databaseError);
    if (!refusal) throw error;
    return refusal;
  }
}

async function add(transaction: Transaction, songs: readonly SongToSave[]): Promise<SavedSong[]> {
  const rows = songs.map(({ input, createdAt }) => ({
    ...input,
    singers: splitNames(input.singerNames ?? ""),
    lyricists: splitNames(input.lyricistNames ?? ""),
    music_directors: splitNames(input.musicDirectorNames ?? ""),
    created_at: createdAt,
  }));
  const text = JSON.stringify(rows, (_, value) =>
    typeof value === "string" ? stripNullCharacters(value) : value,
  );
  return transaction<SavedSong[]>`
    select id, to_json(version) #>> '{}' as version from private.add_lyrics(${text}::text::jsonb) order by place`;
}
