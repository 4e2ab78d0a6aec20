/** What visitors and the administrator call the kinds of reports. */
import type { ReportKind } from "#catalogue";

export const kindLabels: Readonly<Record<ReportKind, string>> = {
  lyrics: "Lyrics",
  names: "Names",
  video: "Video",
  other: "Something else",
};
