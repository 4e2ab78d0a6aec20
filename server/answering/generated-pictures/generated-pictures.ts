/** Sleeves and portraits by their addresses. Refuses every address that the site itself could not have made. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, sendRepresentation } from "../representations/index.ts";
import { createPictureStore } from "./picture-store.ts";

/** About 13,000 sleeves; drawing and compressing one anew takes a quarter of a millisecond. */
const storeBytes = 16 * 1024 * 1024;

/** The address describes the drawing, so an answer is good for ever. */
const pictureHeaders = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
  Vary: "Accept-Encoding",
};

interface GeneratedPicturesOptions {
  /** What every answer says besides, such as that its type is not to be guessed. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a request, or returns false when its address is not that of a generated picture. */
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
