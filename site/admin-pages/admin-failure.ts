/** Failure pages of the administration: those of visitors, and those that keep a form that was sent. */
import { isRouteErrorResponse } from "react-router";
import { type Failures, failureOf, type PageFailure } from "../components/page-failure.ts";

/**
 * Thrown where a form was not processed: with status 401 because nobody is signed in, with 503 because that cannot be
 * checked.
 */
export interface UnsavedForm {
  /** The fields in the order of the form. */
  readonly unsaved: readonly (readonly [name: string, text: string])[];
}

/** The failure page lets the editor send an unsaved form again. */
interface AdminFailure extends PageFailure, Partial<UnsavedForm> {
  /** The form can only be saved after a new sign-in. */
  readonly mustSignIn?: boolean;
}

/** @param error what React Router caught */
export function adminFailureOf(error: unknown, failures: Failures): AdminFailure {
  if (!isRouteErrorResponse(error) || !isUnsaved(error.data)) return failureOf(error, failures);
  const { unsaved } = error.data;
  if (error.status === 401)
    return {
      heading: "Signed Out",
      text: "You were signed out; your text is kept. Please sign in in a new tab, come back to this page and send it again.",
      mayTryAgain: false,
      mustSignIn: true,
      unsaved,
    };
  return {
    heading: "Not Saved",
    text: "The site cannot save anything at the moment. This page has kept what you sent: please send it again in a little while.",
    mayTryAgain: false,
    unsaved,
  };
}

function isUnsaved(thrown: unknown): thrown is UnsavedForm {
  return typeof thrown === "object" && thrown !== null && "unsaved" in thrown;
}
