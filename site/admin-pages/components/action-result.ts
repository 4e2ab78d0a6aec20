/** The result of an action: the notice to show, and the page to go to next. */
import { useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import { type Notice, showNotice } from "../../components/notice-channel.ts";

export interface ActionResult {
  readonly notice: Notice;
  /** Replaces the page that sent the form; left out to stay there. */
  readonly redirectTo?: string;
}

/** The text of an error whose own message is not meant for people. */
export const unexpectedError = "An unexpected error occurred.";

/** The text for a form that could not be loaded. */
export const databaseSilent = "The database did not answer. Please try again in a moment.";

export function failureNotice(title: string, text?: string): Notice {
  return { title, ...(text && { text }), failed: true };
}

export function hasSucceeded(result: Partial<ActionResult> | undefined): boolean {
  return result?.notice !== undefined && !result.notice.failed;
}

/**
 * Shows the notice of each new result, and follows its redirect.
 * @param result of an action or a fetcher, the same object until there is a new one
 */
export function useActionResult(result: Partial<ActionResult> | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!result?.notice) return;
    showNotice(result.notice);
    if (result.redirectTo) navigate(result.redirectTo, { replace: true });
  }, [result, navigate]);
}

/** @returns a fetcher whose results are shown */
export function useActionFetcher() {
  const fetcher = useFetcher<ActionResult>();
  useActionResult(fetcher.data);
  return fetcher;
}
