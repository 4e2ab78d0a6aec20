/** The message for a page that failed. */
import { isRouteErrorResponse } from "react-router";

export interface PageFailure {
  readonly heading: string;
  readonly text: string;
  readonly mayTryAgain: boolean;
}

/** The data of a 404 or 410 that a loader throws: `Song` gives 'Song Not Found'. */
export interface Missing {
  readonly missing: string;
}

/** @param error what React Router caught; everything but an unknown address may be tried again */
export function failureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error) && error.status < 500) {
    const what = readMissing(error.data);
    return {
      heading: `${what} Not Found`,
      text: `The ${what.toLowerCase()} you are looking for does not exist.`,
      mayTryAgain: false,
    };
  }
  return {
    heading: "Out of Tune",
    text: "This page cannot be fetched at the moment. Please try again in a little while.",
    mayTryAgain: true,
  };
}

function readMissing(data: unknown): string {
  const isNamed = typeof data === "object" && data !== null && "missing" in data;
  return isNamed && typeof data.missing === "string" ? data.missing : "Page";
}
