/** Divides what files have into parts that the server takes at once. */
import type { SongRemark } from "../../../exchange/proofreading/index.ts";
import { mostBytesOfPart, mostSongsOfPart, type ReadSong } from "../../../exchange/reading/index.ts";

export interface NumberedSong {
  /** Its place among all songs of the files, from 0. */
  readonly number: number;
  readonly read: ReadSong<string>;
  /** Of a proofreader. */
  readonly remarks?: readonly SongRemark[];
}

/** Leaves room for the frame of a part. */
const mostBytes = mostBytesOfPart / 2;

/**
 * One song may be larger than that, and is a part by itself.
 * @param bytesOf how many it has at most
 */
export async function* divideIntoParts<One>(
  songs: AsyncIterable<One>,
  bytesOf: (song: One) => number,
): AsyncGenerator<readonly One[]> {
  let part: One[] = [];
  let bytes = 0;
  for await (const song of songs) {
    const size = bytesOf(song);
    if (part.length > 0 && (part.length === mostSongsOfPart || bytes + size > mostBytes)) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(song);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

/** At most: three bytes for a letter, and each may be escaped. */
export function bytesOfSong({ read }: NumberedSong): number {
  return Object.values(read.song).reduce((sum, text) => sum + 3 * (text?.length ?? 0), 100);
}
