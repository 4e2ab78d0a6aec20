/** What a failure is to the administrator: what it is to a visitor, and what becomes of a form that was sent. */
import { isRouteErrorResponse } from "react-router";
import { failureOf, type PageFailure } from "../components/page-failure.ts";

/** Names and texts of a form that was sent, in its order. */
export type SentFields = readonly (readonly [name: string, text: string])[];

/** What is thrown where a form was sent and nobody looked at it: beside status 401 nobody was signed in, beside 503 nobody could. */
export interface Unsaved {
  readonly unsaved: SentFields;
}

export interface AdminFailure extends PageFailure {
  /** To be sent again from the page of the failure, so that nothing is lost. */
  readonly unsaved?: SentFields;
  /** Nothing is saved before somebody has signed in. */
  readonly mustSignIn?: boolean;
}

/** @param error what React Router caught */
export function adminFailureOf(error: unknown): AdminFailure {
  if (!isRouteErrorResponse(error) || !isUnsaved(error.data)) return failureOf(error);
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

function isUnsaved(told: unknown): told is Unsaved {
  return typeof told === "object" && told !== null && "unsaved" in told;
}
