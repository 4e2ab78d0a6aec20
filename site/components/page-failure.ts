/** What a page's failure is to a visitor: a status, and words for it. */
import { isRouteErrorResponse } from "react-router";

export interface PageFailure {
  readonly heading: string;
  readonly text: string;
  readonly mayTryAgain: boolean;
  /** To be sent again from the page of the failure, so that nothing is lost. */
  readonly unsaved?: SentFields;
}

/** What a loader throws beside status 404, so that the words name it: `Song` gives 'Song Not Found'. */
export interface Missing {
  readonly missing: string;
}

/** Names and texts of a form that was sent, in its order. */
export type SentFields = readonly (readonly [name: string, text: string])[];

/** What is thrown beside status 503 where a form was sent and nobody could look at it. */
export interface Unsaved {
  readonly unsaved: SentFields;
}

/** @param error what React Router caught; everything but an unknown address may be better in a moment */
export function failureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error) && error.status < 500) {
    const what = readMissing(error.data);
    return {
      heading: `${what} Not Found`,
      text: `The ${what.toLowerCase()} you are looking for does not exist.`,
      mayTryAgain: false,
    };
  }
  if (isRouteErrorResponse(error) && isUnsaved(error.data))
    return {
      heading: "Not Saved",
      text: "The site cannot save anything at the moment. This page has kept what you sent: please send it again in a little while.",
      mayTryAgain: false,
      unsaved: error.data.unsaved,
    };
  return {
    heading: "Out of Tune",
    text: "This page cannot be fetched at the moment. Please try again in a little while.",
    mayTryAgain: true,
  };
}

function isUnsaved(told: unknown): told is Unsaved {
  return typeof told === "object" && told !== null && "unsaved" in told;
}

function readMissing(data: unknown): string {
  const isNamed = typeof data === "object" && data !== null && "missing" in data;
  return isNamed && typeof data.missing === "string" ? data.missing : "Page";
}
