/** Saves many songs of an import: new ones together in few statements, edited ones one by one. */
import type { Transaction } from "#postgres";
import { refusalOfInput } from "./refusal-of-input.ts";
import { type SavedSong, saveInTransaction } from "./save-song.ts";
import type { SongInput } from "./song-input.ts";
import type { SongRefused } from "./song-refused.ts";
import { rowOf, textOfRows } from "./song-rows.ts";
import { tryTogether } from "./try-together.ts";

export interface SongToSave {
  readonly input: SongInput;
  /** Of the edited song; left out for a new one. */
  readonly id?: number;
  /** When the song was added, ISO 8601; left out, it is now, or stays as it is. */
  readonly createdAt?: string;
  /** Of a new one: the number that it gets, which no song and no draft has, and its views. */
  readonly givenId?: number;
  readonly views?: number;
}

type Result = SavedSong | SongRefused;

/**
 * A song that breaks a rule is left out, and the others are saved.
 * @param transaction is run again after a deadlock
 * @returns for each song how it was saved, or why not
 * @throws the driver's error when the database fails; nothing is saved then
 */
export async function saveSongs(
  transaction: Transaction,
  songs: readonly SongToSave[],
): Promise<readonly Result[]> {
  if (songs.length === 0) return [];
  await transaction`select set_config('antara.changed_by', 'import', true)`;
  const results = new Map<SongToSave, Result>();
  const take = (some: readonly SongToSave[], of: readonly Result[]) => {
    for (const [place, song] of some.entries()) results.set(song, of[place] as Result);
  };
  for (const song of songs) {
    const refusal = refusalOfInput(song.input);
    if (refusal) results.set(song, refusal);
  }
  const added = songs.filter((song) => song.id === undefined && !results.has(song));
  take(added, await tryTogether(transaction, added, add));
  for (const song of songs.filter((one) => !results.has(one)))
    take([song], await tryTogether(transaction, [song], edit));
  return songs.map((song) => results.get(song) as Result);
}

async function edit(transaction: Transaction, songs: readonly SongToSave[]): Promise<SavedSong[]> {
  const saved: SavedSong[] = [];
  for (const { input, id, createdAt } of songs) {
    const known = { ...(id !== undefined && { id }), ...(createdAt !== undefined && { createdAt }) };
    saved.push(await saveInTransaction(transaction, input, { way: "import", ...known }));
  }
  return saved;
}

async function add(transaction: Transaction, songs: readonly SongToSave[]): Promise<SavedSong[]> {
  const rows = songs.map(({ input, createdAt, givenId, views }) => ({
    ...rowOf(input),
    created_at: createdAt,
    given_id: givenId,
    views,
  }));
  return transaction<SavedSong[]>`
    select id, to_json(version) #>> '{}' as version
    from private.add_lyrics(${textOfRows(rows)}::text::jsonb) order by place`;
}
