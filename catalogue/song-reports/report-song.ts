/** Stores a visitor's report of a mistake in a song. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { retryTransaction } from "../database-error.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { queryRow } from "../query.ts";
import { singerNames } from "../songs/song-card.ts";
import { mistakesIn, type ReportErrors, reportErrorsOf, type TypedReport } from "./song-report.ts";

export interface SongToReport {
  readonly id: number;
  readonly title: string;
  /** Names of the singers in the order of their credits; empty if there is none. */
  readonly singerName: string;
  readonly lyrics_english: string | null;
  readonly lyrics_hindi: string | null;
}

const songQuery = `
  select l.id, l.title, ${singerNames} as "singerName", l.lyrics_english, l.lyrics_hindi from lyrics as l where l.id = $1`;

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such public song
 * @throws the driver's error when the database cannot answer
 */
export async function findSongToReport(sql: Sql, id: number): Promise<SongToReport | null> {
  return canBeId(id) ? queryRow<SongToReport>(sql, songQuery, [id]) : null;
}

/** `full`: so many reports are open that no more is stored. `gone`: there is no such public song. */
export type Reported = "stored" | "full" | "gone" | { readonly errors: ReportErrors };

/**
 * @returns what became of the report; with `errors` nothing was stored
 * @throws the driver's error when the database fails, or the song is locked for more than a moment; nothing is stored
 *   then
 */
export async function reportSong(sql: Sql, id: number, typed: TypedReport): Promise<Reported> {
  const report = { kind: typed.kind, text: stripNullCharacters(typed.text) };
  const mistakes = mistakesIn(report);
  if (Object.keys(mistakes).length > 0) return { errors: mistakes };
  if (!canBeId(id)) return "gone";
  try {
    const [row] = await retryTransaction(
      () => sql<{ outcome: "stored" | "full" | "gone" }[]>`
        select private.report_song(${id}, ${report.kind}, ${report.text}) as outcome`,
    );
    return row?.outcome ?? "gone";
  } catch (error) {
    const errors = reportErrorsOf(error);
    if (!errors) throw error;
    return { errors };
  }
}
