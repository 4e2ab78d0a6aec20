/** Caches drawn pictures in memory, compressed once, up to a size limit. */
import { LRUCache } from "lru-cache";
import { drawPicture } from "#pictures";
import { type ContentEncoding, compress, type Representation, represent } from "../representations/index.ts";

interface PictureStoreOptions {
  /** The total size of the cached documents in bytes; the least recently used go first. */
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * @returns a function from the path of a request to the SVG document in the requested encoding, cached or newly
 *   drawn, or to null when no such picture can exist
 */
export function createPictureStore({ maxBytes, headers = {} }: PictureStoreOptions) {
  const cache = new LRUCache<string, Representation>({ maxSize: maxBytes });

  return (path: string, encoding: ContentEncoding): Representation | null => {
    const key = `${encoding} ${path}`;
    const found = cache.get(key);
    if (found) return found;
    const svg = drawPicture(path);
    if (svg === null) return null;
    const picture = represent(compress(Buffer.from(svg), encoding), encoding, headers);
    cache.set(key, picture, { size: key.length + picture.body.length + sizeOfHeaders });
    return picture;
  };
}

/** Tag and headers take about as much memory as a picture. */
const sizeOfHeaders = 600;
