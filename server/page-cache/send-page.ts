/** Sends a finished page, or says that the browser has it already. */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ContentEncoding,
  chooseEncoding,
  sendRepresentation,
  withBody,
} from "../representations/index.ts";
import { type FinishedPage, finishPage, formOf } from "./finished-page.ts";

/** Sends an answer that is for one request alone. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const page = await finishPage(answer);
  sendPage(request, response, page, chooseEncoding(request.headers["accept-encoding"]));
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  encoding: ContentEncoding,
): void {
  const form = formOf(page, encoding);
  if (page.mayBeKept) {
    sendRepresentation(request, response, form);
  } else {
    response.writeHead(page.status, withBody(page.headers, form.body, encoding)).end(form.body);
  }
}
