/** Mistakes in songs that visitors report. */
import { databaseErrorOf } from "../database-error.ts";
import { tooLong } from "../refused.ts";

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
export type ReportErrors = Readonly<Partial<Record<keyof TypedReport, string>>>;

const missingKind = "Please choose what is wrong.";
const missingText = "Please say what is wrong.";

/** @returns the kind; null for an unknown one */
export function readReportKind(typed: string): ReportKind | null {
  return reportKinds.find((kind) => kind === typed) ?? null;
}

/** @returns what is missing, and with it also a text that is too long; the database decides the rest */
export function missingInReport({ kind, text }: TypedReport): ReportErrors {
  return {
    ...(readReportKind(kind) === null && { kind: missingKind }),
    ...(text.trim() === "" && { text: missingText }),
    ...(isTooLong(text) && { text: textTooLong }),
  };
}

/** Line breaks count once, although forms send two characters. */
function isTooLong(text: string): boolean {
  return [...text.trim().replaceAll("\r\n", "\n")].length > longestReport;
}

/** @returns null if the error is not about the report */
export function reportErrorsOf(error: unknown): ReportErrors | null {
  const rule = databaseErrorOf(error)?.constraint_name;
  if (rule === "report_text_is_required") return { text: missingText };
  return rule === `report_text_is_at_most_${longestReport}_characters` ? { text: textTooLong } : null;
}

/** Also for a form that was too long to be read. */
export const textTooLong = tooLong("text", "text", longestReport.toLocaleString("en-IN")).message;
