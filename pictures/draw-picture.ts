/** Draws the picture of an address, in well under a millisecond. */
import { readAddress } from "./addresses.ts";
import { draw } from "./drawings.ts";

/**
 * @param path path of a request without the query
 * @returns the SVG document, or null for a path that this site could not have written
 */
export function drawPicture(path: string): string | null {
  const drawing = readAddress(path);
  return drawing && draw(drawing);
}
