/** What a visitor is told of a report. */
import type { ReportErrors, TypedReport } from "#catalogue";

/** `full`: so many reports are open that it was not stored. */
const outcomes = ["stored", "full"] as const;
export type ReportOutcome = (typeof outcomes)[number];

/** @param text the query parameter `sent` */
export function readOutcome(text: string | null): ReportOutcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null;
}

export interface RefusedReport {
  /** Shown in the form again. */
  readonly typed: TypedReport;
  readonly errors: ReportErrors;
  /** The database did not take it, through no fault of the visitor. */
  readonly hasFailed?: boolean;
}
