/** What a failure is to the administrator: what it is to a visitor, and what becomes of a form that was sent. */
import { isRouteErrorResponse } from "react-router";
import { failureOf, type PageFailure } from "../components/page-failure.ts";

/** Names and texts of a form that was sent, in its order. */
export type SentFields = readonly (readonly [name: string, text: string])[];

/** What is thrown beside status 503 where a form was sent and nobody could look at it. */
export interface Unsaved {
  readonly unsaved: SentFields;
}

export interface AdminFailure extends PageFailure {
  /** To be sent again from the page of the failure, so that nothing is lost. */
  readonly unsaved?: SentFields;
}

/** @param error what React Router caught */
export function adminFailureOf(error: unknown): AdminFailure {
  if (!isRouteErrorResponse(error) || !isUnsaved(error.data)) return failureOf(error);
  return {
    heading: "Not Saved",
    text: "The site cannot save anything at the moment. This page has kept what you sent: please send it again in a little while.",
    mayTryAgain: false,
    unsaved: error.data.unsaved,
  };
}

function isUnsaved(told: unknown): told is Unsaved {
  return typeof told === "object" && told !== null && "unsaved" in told;
}
