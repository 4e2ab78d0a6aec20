/**
 * Keeps drawn pictures in memory within a bound, compressed once. Refuses to keep what is larger than the bound, and
 * never fails.
 */
import { LRUCache } from "lru-cache";
import { drawPicture } from "#pictures";
import { type ContentEncoding, compress, type Representation, represent } from "../representations/index.ts";

export interface PictureStore {
  /**
   * @param path path of a request
   * @returns the SVG document in that form, kept or drawn just now, or null where no such picture can exist
   */
  find(path: string, encoding: ContentEncoding): Representation | null;
}

interface PictureStoreOptions {
  /** How much the kept documents may take together, in bytes; the one unused for longest goes first. */
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export function createPictureStore({ maxBytes, headers = {} }: PictureStoreOptions): PictureStore {
  const kept = new LRUCache<string, Representation>({ maxSize: maxBytes });

  const find = (path: string, encoding: ContentEncoding) => {
    const key = `${encoding} ${path}`;
    const found = kept.get(key);
    if (found) return found;
    const drawn = drawPicture(path);
    if (!drawn) return null;
    const picture = represent(compress(Buffer.from(drawn.svg), encoding), encoding, headers);
    kept.set(key, picture, { size: sizeOf(key, picture) });
    return picture;
  };

  return { find };
}

/** Besides the bytes, tag and headers take about as much as a picture does. */
const sizeOfHeaders = 600;

function sizeOf(key: string, { body }: Representation): number {
  return key.length + body.length + sizeOfHeaders;
}
