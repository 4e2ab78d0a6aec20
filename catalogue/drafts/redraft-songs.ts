/** Drafts anew what songs lack, for a command: by what all songs teach now. */
import type { Sql } from "#postgres";
import { createGlossaryReader } from "../words/read-glossary.ts";
import type { Script } from "./draft-other-script.ts";
import { learnSongs } from "./learn-songs.ts";
import { draftMissingScripts, type SongToDraft } from "./store-machine-versions.ts";

export interface PreviewedDraft {
  readonly id: number;
  readonly title: string;
  readonly lacks: Script;
  readonly words: number;
  /** Words that a person should look at. */
  readonly unsureWords: number;
}

/** Songs in one statement: a few hundred milliseconds of work. */
const songsAtOnce = 100;

/**
 * Drafts each song that lacks a script, and stores nothing.
 * @returns the drafts by the id of their songs
 * @throws the driver's error when the database cannot answer
 */
export async function* previewDrafts(sql: Sql): AsyncGenerator<PreviewedDraft> {
  for (let after = 0; ; ) {
    const songs = await sql<(SongToDraft & { readonly title: string })[]>`
      select id, title, lyrics_hindi as hindi, lyrics_english as english from lyrics
      where id > ${after} and (lyrics_hindi is null) <> (lyrics_english is null) order by id limit ${songsAtOnce}`;
    if (songs.length === 0) return;
    const titles = new Map(songs.map(({ id, title }) => [id, title]));
    for (const { lyric_id: id, script, words, unsure_words } of await draftMissingScripts(sql, songs))
      yield { id, title: titles.get(id) ?? "", lacks: script, words, unsureWords: unsure_words };
    after = songs.at(-1)?.id ?? after;
  }
}

/**
 * Learns every song that is not learned yet, and stores new drafts of all songs that lack a script. Works beside a
 * running site.
 * @param onProgress gets the number of songs so far
 * @throws the driver's error when the database fails; what is left stays noted, and a running site goes on with it
 */
export async function redraftSongs(sql: Sql, onProgress: (songs: number) => void): Promise<void> {
  // What is noted already has to teach before the first song is drafted.
  const learned = await learnAll(sql, onProgress);
  await sql`
    insert into private.songs_to_learn (lyric_id, old_hindi, old_english)
    select id, lyrics_hindi, lyrics_english from lyrics where (lyrics_hindi is null) <> (lyrics_english is null)
    on conflict do nothing`;
  await learnAll(sql, (songs) => onProgress(learned + songs));
}

async function learnAll(sql: Sql, onProgress: (songs: number) => void): Promise<number> {
  const glossary = createGlossaryReader();
  let songs = 0;
  for (let learned = songsAtOnce; learned === songsAtOnce; ) {
    learned = await learnSongs(sql, songsAtOnce, glossary);
    songs += learned;
    if (learned > 0) onProgress(songs);
  }
  return songs;
}
