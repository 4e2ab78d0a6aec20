/** What an action tells the page that sent it: the message to show, and the page to go on to. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type Notice, tellNotice } from "../../components/told-to-all.ts";

export interface Outcome {
  readonly notice: Notice;
  /** Taken in the place of the page that sent the form; left out to stay. */
  readonly to?: string;
}

/** An answer that says what came of a form. */
export interface ActionResult {
  readonly outcome: Outcome;
}

export function hasSucceeded(answer: Partial<ActionResult> | undefined): boolean {
  return answer?.outcome !== undefined && !answer.outcome.notice.failed;
}

/**
 * Shows the message of each new answer, and goes on where it says so.
 * @param answer of an action or a fetcher, the same object until there is a new one
 */
export function useActionResult(answer: Partial<ActionResult> | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!answer?.outcome) return;
    const { notice, to } = answer.outcome;
    tellNotice(notice);
    if (to) navigate(to, { replace: true });
  }, [answer, navigate]);
}

/** Where an error has no words of its own that a person should read. */
export const unexpectedError = "An unexpected error occurred.";
