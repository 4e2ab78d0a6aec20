/** Serves sleeves and portraits by their addresses. Refuses addresses that the site cannot have made. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, sendRepresentation } from "../representations/index.ts";
import { createPictureStore } from "./picture-store.ts";

/** About 13,000 sleeves; drawing and compressing one takes a quarter of a millisecond. */
const storeBytes = 16 * 1024 * 1024;

/** The address describes the drawing, so a response never becomes outdated. */
const pictureHeaders = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
  Vary: "Accept-Encoding",
};

interface GeneratedPicturesOptions {
  /** Headers for every response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles a request, or returns false when its address is not that of a generated picture. */
type AnswerPicture = (request: IncomingMessage, response: ServerResponse) => boolean;

export function openGeneratedPictures({ headers }: GeneratedPicturesOptions = {}): AnswerPicture {
  const findPicture = createPictureStore({
    maxBytes: storeBytes,
    headers: { ...headers, ...pictureHeaders },
  });
  return (request, response) => {
    const { url = "", method } = request;
    if (!url.startsWith("/pictures/") || (method !== "GET" && method !== "HEAD")) return false;
    const [path = ""] = url.split("?", 1);
    const picture = findPicture(path, chooseEncoding(request.headers["accept-encoding"]));
    if (!picture) return false;
    sendRepresentation(request, response, picture);
    return true;
  };
}
