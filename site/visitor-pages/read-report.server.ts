/** Reads the form of a report. */
import type { TypedReport } from "#catalogue";
import type { RefusedReport } from "../components/report/report-answer.ts";
import { FormTooLong, readFields } from "../read-fields.server.ts";

/** A text that is many times too long is still read, so that it can be shown again: 7,000 letters of Devanagari. */
const mostBytes = 64 * 1_024;

interface ReadReport {
  readonly typed: TypedReport;
  /** The name of a line of the lyrics as it came; empty for a report of the whole song. */
  readonly line: string;
}

const nothingTyped: TypedReport = { kind: "", text: "" };

/** @returns what was typed; for a body that is too long or no form, an error without it */
export async function readReport(request: Request): Promise<ReadReport | RefusedReport> {
  try {
    const form = await readFields(request, mostBytes);
    const typed = { kind: textIn(form, "kind"), text: textIn(form, "text") };
    return { typed, line: textIn(form, "line") };
  } catch (error) {
    // What is no form has nothing typed in it, and is refused by its missing fields.
    if (!(error instanceof FormTooLong)) return { typed: nothingTyped, line: "" };
    return { typed: nothingTyped, errors: { text: "tooLong" } };
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
