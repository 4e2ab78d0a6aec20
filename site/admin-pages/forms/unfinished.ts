/** Keeps what is typed into an open form, or forgets it. Changes nothing that a page shows. */
import { data } from "react-router";
import { forgetUnfinishedForm, keepUnfinishedForm, longestUnfinishedForm } from "#catalogue";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { readForm, textOf } from "../read-form.server.ts";
import { failure, isDataRequest, respondToForm, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/unfinished.ts";

const keys = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const addresses =
  /^\/admin\/(?:[a-z/-]{1,30}\/(?:add|edit\/\d{1,15})|albums\/\d{1,15}\/tracks|settings(?:\/found)?)$/;

/** @throws 400 for what no form of ours sends, 413 for a form that is too long to be kept */
export async function action(args: Route.ActionArgs) {
  args.context.set(changedNothingContext, true);
  const form = await readForm(args.request);
  const { sql } = args.context.get(liveContext);
  const key = textOf(form, "key");
  const address = textOf(form, "address");
  const content = textOf(form, "content");
  if (!keys.test(key)) throw data(null, { status: 400 });
  if (textOf(form, "intent") !== "discard") {
    if (!addresses.test(address) || !isJson(content)) throw data(null, { status: 400 });
    if (content.length > longestUnfinishedForm) throw data(null, { status: 413 });
    await keepUnfinishedForm(sql, { key, address, title: textOf(form, "title").slice(0, 300) }, content);
    return data({ isKept: true });
  }
  try {
    await forgetUnfinishedForm(sql, key);
  } catch (error) {
    logFailure("Error discarding an unfinished form:", error);
    return failure("Error Discarding", "The database did not answer. Please try again in a moment.", 503);
  }
  if (!isDataRequest(args.request) && !args.request.headers.get("Accept")?.includes("text/html"))
    return data({ isKept: false });
  const result = success("Unfinished Text Discarded");
  return respondToForm(args, { ...result, data: { ...result.data, redirectTo: "/admin/dashboard" } });
}

function isJson(content: string): boolean {
  try {
    return typeof JSON.parse(content) === "object";
  } catch {
    return false;
  }
}
