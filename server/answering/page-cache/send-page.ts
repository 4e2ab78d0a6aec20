/** Sends a finished page, or 304 when the browser already has it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ContentEncoding,
  chooseEncoding,
  type Representation,
  sendRepresentation,
  withBody,
} from "../representations/index.ts";
import { encodePage, type FinishedPage, finishPage } from "./finished-page.ts";

/**
 * Sends a response that is for this request only.
 * @param extraHeaders replace headers of the response
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  extraHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const page = await finishPage(answer, extraHeaders);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  sendPage(request, response, page, encoding, await encodePage(page, encoding));
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  encoding: ContentEncoding,
  encoded: Representation,
): void {
  if (page.isCacheable) {
    sendRepresentation(request, response, encoded);
  } else {
    response.writeHead(page.status, withBody(page.headers, encoded.body, encoding)).end(encoded.body);
  }
}
