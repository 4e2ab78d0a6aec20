/** The open reports of a song or a draft, for its form. */
import { listOpenReports, type OpenReport, type Sql } from "#catalogue";
import { formatMoment } from "../format-moment.server.ts";

export interface ShownReport extends Pick<OpenReport, "id" | "kind" | "text"> {
  /** In the time zone of the site. */
  readonly when: string;
}

/** @throws the driver's error when the database cannot answer */
export async function shownReports(
  sql: Sql,
  songId: number,
  timeZone: string,
): Promise<readonly ShownReport[]> {
  const reports = await listOpenReports(sql, songId);
  return reports.map(({ reportedAt, ...report }) => ({
    ...report,
    when: formatMoment(reportedAt, timeZone),
  }));
}
