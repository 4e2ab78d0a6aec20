/** Sleeves and portraits by their addresses. Refuses every address that the site itself could not have made. */
import type { MiddlewareHandler } from "hono";
import { createPictureStore } from "#pictures";

/** About 4,000 sleeves of 2 to 4 KB each; drawing one anew takes less than a millisecond. */
const storeBytes = 16 * 1024 * 1024;

/** Answers `/pictures/…`; the address describes the drawing, so an answer is good for ever. */
export function generatedPictures(): MiddlewareHandler {
  const store = createPictureStore({ maxBytes: storeBytes });
  return async (context) => {
    const svg = store.find(context.req.path);
    if (svg === null) return context.text("No such picture.", 404);
    return context.body(svg, 200, {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  };
}
