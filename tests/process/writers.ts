/**
 * Writers that save songs and count views over HTTP until the site stops answering, and record what was acknowledged.
 */
import { findSongPage } from "#catalogue";
import type { Sql } from "#postgres";

/** What a writer sent, to be compared with the stored song. */
export interface SentSong {
  readonly title: string;
  readonly album: string;
  readonly singers: readonly string[];
  readonly lyricists: readonly string[];
}

interface Writers {
  readonly sent: SentSong[];
  readonly acknowledged: SentSong[];
  viewsSent: number;
  viewsAcknowledged: number;
  /** Settles when every writer has had an error, as after the end of the site. */
  readonly done: Promise<unknown>;
}

/** Saves one song; rejects unless the save is acknowledged. */
type SaveOverHttp = (song: SentSong) => Promise<void>;

interface WritersOptions {
  readonly address: string;
  /** Id of the song whose views are counted. */
  readonly viewedSong: number;
  /** A part of the titles, which distinguishes the songs of one round from others. */
  readonly round: string;
  readonly writerCount?: number;
  readonly save?: SaveOverHttp;
}

export function startWriters({
  address,
  viewedSong,
  round,
  writerCount = 4,
  save = saveByTestEndpoint(address),
}: WritersOptions): Writers {
  const writers: Omit<Writers, "done"> = { sent: [], acknowledged: [], viewsSent: 0, viewsAcknowledged: 0 };
  const countView = alternatingViewCounter(address, viewedSong);
  const work = Array.from({ length: writerCount }, (_, writer) =>
    write(`${round}-${writer}`, writers, save, countView),
  );
  return Object.assign(writers, { done: Promise.allSettled(work) });
}

/** Counts alternately like a page and like a program, by the data service. */
function alternatingViewCounter(address: string, songId: number): () => Promise<unknown> {
  let turn = 0;
  return () => {
    turn += 1;
    return turn % 2
      ? post(`${address}/lyrics/${songId}/views`, undefined)
      : post(`${address}/rest/v1/rpc/increment_views`, { song_id: songId });
  };
}

async function write(
  name: string,
  writers: Omit<Writers, "done">,
  save: SaveOverHttp,
  countView: () => Promise<unknown>,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const song = songOf(`${name}-${number}`, number);
    writers.sent.push(song);
    await save(song);
    writers.acknowledged.push(song);
    writers.viewsSent += 1;
    await countView();
    writers.viewsAcknowledged += 1;
  }
}

function saveByTestEndpoint(address: string): SaveOverHttp {
  return async (song) => {
    await post(`${address}/test/save`, inputOf(song));
  };
}

/** A song with the field names of the form. */
export function inputOf(song: SentSong) {
  return {
    title: song.title,
    albumName: song.album,
    singerNames: song.singers.join(", "),
    lyricistNames: song.lyricists.join(", "),
    lyrics_english: "Likha hua bol",
  };
}

/** New and known people, in another order than their ids. */
function songOf(key: string, number: number): SentSong {
  return {
    title: `Bol ${key}`,
    album: `Album ${number % 5}`,
    singers: [`Gaayak ${key}`, `Gaayak ${number % 7}`, "Gaayika"],
    lyricists: [`Shaayar ${key}`, `Shaayar ${number % 3}`],
  };
}

async function post(address: string, body: unknown): Promise<Response> {
  const headers = {
    "Content-Type": "application/json",
    apikey: "antara-public",
    Origin: new URL(address).origin,
    "Sec-Fetch-Site": "same-origin",
  };
  const response = await fetch(address, { method: "POST", headers, body: body ? JSON.stringify(body) : "" });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

/** @returns one sentence for each lost, incomplete or duplicated song of a round */
export async function findDataErrors(sql: Sql, writers: Writers, round: string): Promise<string[]> {
  const stored = await sql<{ id: number; title: string }[]>`
    select id, title from lyrics where title like ${`Bol ${round}-%`}`;
  const storedTitles = new Set(stored.map(({ title }) => title));
  const lost = writers.acknowledged
    .filter(({ title }) => !storedTitles.has(title))
    .map(({ title }) => `lost: ${title}`);
  const bySentTitle = new Map(writers.sent.map((song) => [song.title, song]));
  const incomplete = await Promise.all(
    stored.map(async ({ id, title }) => {
      const page = await findSongPage(sql, id);
      const sent = bySentTitle.get(title);
      const isComplete =
        page?.song.singerName === sent?.singers.join(", ") &&
        page?.song.lyricists.map(({ name }) => name).join(", ") === sent?.lyricists.join(", ") &&
        page?.song.albumName === sent?.album;
      return isComplete ? [] : [`incomplete: ${title}`];
    }),
  );
  const duplicates = stored.length - new Set(stored.map(({ title }) => title)).size;
  return [...lost, ...incomplete.flat(), ...(duplicates > 0 ? [`${duplicates} songs are stored twice`] : [])];
}
