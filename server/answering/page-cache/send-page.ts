/** Sends a finished page, or says that the browser has it already. */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ContentEncoding,
  chooseEncoding,
  type Representation,
  sendRepresentation,
  withBody,
} from "../representations/index.ts";
import { type FinishedPage, finishPage, makeForm } from "./finished-page.ts";

/**
 * Sends an answer that is for one request alone.
 * @param besides headers that stand in the place of the answer's own
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  besides: Readonly<Record<string, string>>,
): Promise<void> {
  const page = await finishPage(answer, besides);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  sendPage(request, response, page, encoding, await makeForm(page, encoding));
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  encoding: ContentEncoding,
  form: Representation,
): void {
  if (page.mayBeKept) {
    sendRepresentation(request, response, form);
  } else {
    response.writeHead(page.status, withBody(page.headers, form.body, encoding)).end(form.body);
  }
}
