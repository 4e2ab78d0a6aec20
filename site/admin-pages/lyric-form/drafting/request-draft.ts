/** Asks the server for a draft. */
import type { Draft, DraftRequest } from "#catalogue";
import { fetchJson } from "../../../suggestions/request-answer.ts";

/** @returns null when there is no answer, or the session has ended */
export function requestDraft({ to, source, corrected }: DraftRequest): Promise<Draft | null> {
  const body = new URLSearchParams({ to, source, ...corrected });
  return fetchJson<Draft>("/admin/lyrics/draft", { method: "POST", body });
}
