/** Takes one file in one request, from a browser without scripts. Refuses what such a browser would wait for too long. */
import { data } from "react-router";
import type { Sql } from "#catalogue";
import { type Examined, FileRefused, takePart } from "#exchange";
import {
  createDuplicateFinder,
  describeColumns,
  formatOf,
  mostSongsOfPart,
  problemIn,
  type ReadSong,
  readSongs,
  type SourceFile,
} from "../../../exchange/reading/index.ts";
import { formatNumber } from "../../components/format-count.ts";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { failureNotice } from "../components/action-result.ts";
import { importFailureText } from "../failure-text.server.ts";
import { readForm } from "../read-form.server.ts";
import { type FormArgs, noticeContext } from "../respond-to-form.server.ts";
import { rowOf } from "./describe-outcome.ts";
import type { ImportRow, RowKind } from "./import-state.ts";
import { mostBytesOfUpload, mostListedOfUpload, mostSongsOfUpload } from "./upload-limits.ts";

export interface Upload {
  readonly fileName: string;
  readonly isDryRun: boolean;
  readonly counts: Readonly<Record<RowKind, number>>;
  /** The first songs, those that are wrong before others. */
  readonly rows: readonly ImportRow[];
}

/** @returns the result, or a notice with status 400 or 503 */
export async function importWithoutScripts({ request, context }: FormArgs) {
  context.set(changedNothingContext, true);
  const form = await readForm(request);
  const file = form.get("file");
  const isDryRun = form.get("intent") !== "save";
  try {
    // A browser sends a nameless one where none is chosen.
    if (!(file instanceof File) || file.name === "")
      throw new FileRefused("Please choose a file. After a check it has to be chosen again.");
    const songs = await readUpload(file);
    context.set(changedNothingContext, isDryRun);
    const { sql } = context.get(liveContext);
    const outcomes: Examined[] = [];
    for (let at = 0; at < songs.length; at += mostSongsOfPart) {
      outcomes.push(...(await take(sql, songs.slice(at, at + mostSongsOfPart), isDryRun)));
    }
    return data({ upload: uploadOf(file.name, isDryRun, songs, outcomes) });
  } catch (error) {
    const isRefused = error instanceof FileRefused;
    if (!isRefused) logFailure("Error importing songs:", error);
    const notice = isRefused
      ? failureNotice("Nothing Was Imported", error.message)
      : failureNotice("Error Importing", importFailureText(error));
    context.set(noticeContext, notice);
    return data({ notice }, isRefused ? 400 : 503);
  }
}

/** Leaves out twins and drafts, which nobody could choose. */
async function take(sql: Sql, songs: readonly ReadSong[], isDryRun: boolean): Promise<readonly Examined[]> {
  const examined = await takePart(sql, { isDryRun: true, songs, further: new Set() });
  if (isDryRun) return examined;
  const isTaken = (_: unknown, place: number) => !examined[place]?.twin && !examined[place]?.draft;
  const taken = songs.filter(isTaken);
  const saved = [...(await takePart(sql, { isDryRun, songs: taken, further: new Set() }))];
  return examined.flatMap((outcome, place) => (isTaken(outcome, place) ? saved.splice(0, 1) : [outcome]));
}

async function readUpload(file: File): Promise<readonly ReadSong[]> {
  if (file.size > mostBytesOfUpload)
    throw new FileRefused(
      `Without scripts a file may have at most ${mostBytesOfUpload / 1_000_000} MB. Please divide it, or allow scripts.`,
    );
  const source: SourceFile = {
    name: file.name,
    bytes: async function* () {
      yield new Uint8Array(await file.arrayBuffer());
    },
  };
  const format = formatOf(file.name);
  const isTable = format === "csv" || format === "json";
  const matching = isTable ? (await describeColumns(source)).matching : new Map();
  if (isTable && ![...matching.values()].includes("title"))
    throw new FileRefused(
      'No column is named "title". Please give the column with the song titles this name.',
    );
  const findDuplicate = createDuplicateFinder();
  const songs: ReadSong[] = [];
  for await (const read of readSongs([source], matching)) {
    if (songs.length === mostSongsOfUpload)
      throw new FileRefused(
        `Without scripts a file may have at most ${formatNumber(mostSongsOfUpload)} songs. Please divide it, or allow scripts.`,
      );
    const problem = problemIn(read) ?? findDuplicate(read);
    songs.push({ ...read, ...(problem !== undefined && { problem }) });
  }
  return songs;
}

function uploadOf(
  fileName: string,
  isDryRun: boolean,
  songs: readonly ReadSong[],
  outcomes: readonly Examined[],
): Upload {
  const rows = songs.flatMap(({ place, song }, at) => {
    const outcome = outcomes[at];
    return outcome ? [rowOf(place, song.title ?? "", outcome)] : [];
  });
  const counts = { new: 0, changed: 0, twin: 0, draft: 0, wrong: 0, unchanged: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const wrongFirst = [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))];
  return { fileName, isDryRun, counts, rows: wrongFirst.slice(0, mostListedOfUpload) };
}

function isWrong({ kind }: ImportRow): boolean {
  return kind === "wrong";
}
