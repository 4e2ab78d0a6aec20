/** Leads away from a page of the history where there is none. */
import { data } from "react-router";
import type { Revised } from "#catalogue";
import { failureNotice } from "../components/action-result.ts";
import { labelsOf } from "../kind-labels.ts";
import { type FormArgs, redirectWithNotice } from "../respond-to-form.server.ts";
import { historyAddress } from "./revised-thing.ts";

interface NotFoundArgs extends Pick<FormArgs, "request"> {
  /** Those of a version have a `revision`. */
  readonly params: object;
}

/**
 * @returns from a version a redirect to the history, from there one to the list; 404 for a code that does not exist
 */
export function notFound({ request, params }: NotFoundArgs, revised: Revised | null) {
  if ("revision" in params && revised)
    return redirectWithNotice(
      request,
      failureNotice("Version not found.", "It is not kept any more."),
      historyAddress(revised),
    );
  if (!revised || revised.kind === "settings") return data(null, 404);
  const { notFound: notice, address } = labelsOf(revised.kind);
  return redirectWithNotice(request, notice, address);
}
