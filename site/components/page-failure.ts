/** The message for a page that failed. */
import { isRouteErrorResponse } from "react-router";
import type { Texts } from "../texts/en/index.ts";

export interface PageFailure {
  readonly heading: string;
  readonly text: string;
  readonly mayTryAgain: boolean;
}

export type Failures = Texts["failures"];

/** The data of a 404 or 410 that a loader throws. */
export interface Missing {
  readonly missing: keyof Failures["missing"];
}

/** @param error what React Router caught; everything but an unknown address may be tried again */
export function failureOf(error: unknown, { missing, failed }: Failures): PageFailure {
  if (isRouteErrorResponse(error) && error.status < 500)
    return { ...missing[readMissing(error.data, missing)], mayTryAgain: false };
  return { ...failed, mayTryAgain: true };
}

function readMissing(data: unknown, missing: Failures["missing"]): keyof Failures["missing"] {
  const isNamed = typeof data === "object" && data !== null && "missing" in data;
  return isNamed && String(data.missing) in missing ? (data.missing as keyof typeof missing) : "Page";
}
