/** Keeps drawn pictures in memory within a bound. Refuses to keep what is larger than the bound, and never fails. */
import { drawPicture } from "./draw-picture.ts";

export interface PictureStore {
  /**
   * @param path path of a request
   * @returns the SVG document, kept or drawn just now, or null where no such picture can exist
   */
  find(path: string): string | null;
}

/** @param limits `maxBytes`: how much the kept documents may take together; the one unused for longest goes first */
export function createPictureStore({ maxBytes }: { readonly maxBytes: number }): PictureStore {
  // A Map keeps the order of insertion, so its first entry is the one that was not asked for for longest.
  const kept = new Map<string, string>();
  let bytes = 0;

  const keep = (path: string, svg: string) => {
    kept.set(path, svg);
    bytes += sizeOf(path, svg);
    for (const [oldPath, oldSvg] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldPath);
      bytes -= sizeOf(oldPath, oldSvg);
    }
  };

  const find = (path: string) => {
    const found = kept.get(path);
    if (found !== undefined) {
      kept.delete(path);
      kept.set(path, found);
      return found;
    }
    const picture = drawPicture(path);
    if (picture) keep(path, picture.svg);
    return picture?.svg ?? null;
  };

  return { find };
}

/** Path and document are ASCII: one byte a character. */
function sizeOf(path: string, svg: string): number {
  return path.length + svg.length;
}
