/** Mistakes in songs that visitors report. */
import { databaseErrorOf } from "../database-error.ts";

/** What a report is about. */
export const reportKinds = ["lyrics", "names", "video", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In characters (code points), as a constraint of the table counts them. */
export const longestReport = 1_000;

/** As a visitor has filled the form in. */
export interface TypedReport {
  /** Empty where nothing was chosen; an unknown value counts as nothing. */
  readonly kind: string;
  readonly text: string;
}

/** What to correct in each field; empty if nothing. */
export interface ReportErrors {
  readonly kind?: "missing";
  readonly text?: "missing" | "tooLong";
}

/** @returns the kind; null for an unknown one */
export function readReportKind(typed: string): ReportKind | null {
  return reportKinds.find((kind) => kind === typed) ?? null;
}

/** @returns what is missing or too long; the database, which tidies the text, decides the rest */
export function mistakesIn({ kind, text }: TypedReport): ReportErrors {
  return {
    ...(readReportKind(kind) === null && { kind: "missing" }),
    ...(text.trim() === "" ? { text: "missing" } : isTooLong(text) && { text: "tooLong" }),
  };
}

/** A browser sends two characters for the end of a line. */
function isTooLong(text: string): boolean {
  return [...text.replaceAll("\r\n", "\n").trim()].length > longestReport;
}

/** @returns null if the error is not about the report */
export function reportErrorsOf(error: unknown): ReportErrors | null {
  const rule = databaseErrorOf(error)?.constraint_name;
  if (rule === "report_text_is_required") return { text: "missing" };
  return rule === `report_text_is_at_most_${longestReport}_characters` ? { text: "tooLong" } : null;
}
