/** The songs before and after one in the list from which its form was opened, across the pages of the list. */
import { findManagedSongs, readPage, readQuery, readSongGap, readSongSort, type Sql } from "#catalogue";
import { listAddress, songListOf } from "../list-position.ts";

export interface Neighbours {
  /** Addresses of their forms; null where there is none, or the song is not in the list. */
  readonly previous: string | null;
  readonly next: string | null;
}

const none: Neighbours = { previous: null, next: null };

/**
 * @param url of the form, whose query has the position in the list
 * @throws the driver's error when the database cannot answer
 */
export async function findNeighbours(sql: Sql, id: number, url: URL): Promise<Neighbours> {
  const { searchParams: query, search } = url;
  // Missing scripts have their own way from song to song.
  if (songListOf(search).address !== "/admin/lyrics") return none;
  const { q } = readQuery(query.get("q"));
  const asked = { q, gap: readSongGap(query.get("missing")), sort: readSongSort(query.get("sort")) };
  const list = await findManagedSongs(sql, { ...asked, page: readPage(query.get("page")) });
  const place = list.songs.findIndex((song) => song.id === id);
  if (place === -1) return none;
  const at = async (beside: number, step: -1 | 1) => {
    const here = list.songs[beside];
    if (here) return addressOf(here.id, url, list.page);
    const page = list.page + step;
    if (q !== "" || page < 1 || page > list.pages) return null;
    const { songs } = await findManagedSongs(sql, { ...asked, page });
    const song = step === 1 ? songs[0] : songs.at(-1);
    return song ? addressOf(song.id, url, page) : null;
  };
  const [previous, next] = await Promise.all([at(place - 1, -1), at(place + 1, 1)]);
  return { previous, next };
}

function addressOf(id: number, { search }: URL, page: number): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  return listAddress(`/admin/lyrics/edit/${id}`, `?${query}`);
}
