/** From the address of a picture to the picture. */
import { readAddress } from "./addresses.ts";
import { draw } from "./drawings.ts";

/**
 * Draws what an address describes, in well under a millisecond.
 * @param path path of a request, from its slash to `.svg`, without query
 * @returns the SVG document, or null for a path that this site could not have put on a page
 */
export function drawPicture(path: string): string | null {
  const drawing = readAddress(path);
  return drawing && draw(drawing);
}
