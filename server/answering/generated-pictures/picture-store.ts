/**
 * Keeps drawn pictures in memory within a bound, compressed once. Refuses to keep what is larger than the bound, and
 * never fails.
 */
import { LRUCache } from "lru-cache";
import { drawPicture } from "#pictures";
import { type ContentEncoding, compress, type Representation, represent } from "../representations/index.ts";

interface PictureStoreOptions {
  /** How much the kept documents may take together, in bytes; the one unused for longest goes first. */
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * @returns a function from the path of a request to the SVG document in the form that is asked for, kept or drawn just
 *   now, or to null where no such picture can exist
 */
export function createPictureStore({ maxBytes, headers = {} }: PictureStoreOptions) {
  const kept = new LRUCache<string, Representation>({ maxSize: maxBytes });

  return (path: string, encoding: ContentEncoding): Representation | null => {
    const key = `${encoding} ${path}`;
    const found = kept.get(key);
    if (found) return found;
    const svg = drawPicture(path);
    if (svg === null) return null;
    const picture = represent(compress(Buffer.from(svg), encoding), encoding, headers);
    kept.set(key, picture, { size: key.length + picture.body.length + sizeOfHeaders });
    return picture;
  };
}

/** Besides the bytes, tag and headers take about as much as a picture does. */
const sizeOfHeaders = 600;
