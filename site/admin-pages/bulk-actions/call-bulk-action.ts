/** The client action of pages that change many songs: goes on to the page that the result names. */
import { redirect } from "react-router";
import { callServerAction } from "../call-server-action.ts";
import type { BulkResult } from "./bulk-actions.server.ts";

/**
 * @param serverAction of the client action
 * @throws the redirect
 */
export async function callBulkAction(serverAction: () => Promise<BulkResult>, request: Request) {
  const answer = await callServerAction<BulkResult>(serverAction, request, { title: "Error Changing Songs" });
  const { notice, redirectTo } = answer.data;
  if (!notice && redirectTo) throw redirect(redirectTo);
  return answer;
}
