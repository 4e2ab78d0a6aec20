/**
 * Moves a site of files in: reads them in the browser, and sends them in parts, first to see what would become of
 * them, then to save it. Run again, it saves only what has changed.
 */
import type { MovedEntry, MovedSetting, MovedSite, MovedSong, StateBefore } from "#moving";
import { isOfSystem, mostBytesOfPart } from "../../../exchange/reading/index.ts";

import { divideIntoParts } from "../import/divide-into-parts.ts";
import { sendPart } from "../import/send-part.ts";
import { createWalks } from "../import/walk.ts";
import { currentMove, nothingFound, type Outcome, update } from "./move-state.ts";
import { kindOfFiles, openSite } from "./open-site.ts";

const { walkThrough, sendUntilAnswered, goOn, stop, endWalk, explainRefusal } = createWalks(update);

export { goOn, stop };

/** Songs with their lines, addresses, and rows of each list that the page keeps. */
const [shownSongs, shownAddresses, shownRows] = [5, 10, 100];
/** Without the frame of a part. */
const mostBytesOfRow = mostBytesOfPart - 10_000;

let files: readonly File[] = [];
let site: MovedSite | undefined;

/** @param chosen of one site */
export async function chooseFiles(chosen: readonly File[]): Promise<void> {
  endWalk();
  site = undefined;
  files = chosen.filter(({ name }) => !isOfSystem(name));
  const fileNames = files.map(({ name }) => name);
  update({ ...nothingFound, step: "choosing", fileNames, firstSongs: [], before: null });
  await explainRefusal(async () => update({ kind: kindOfFiles(fileNames) }));
}

/** Another text makes what was checked by the former one worthless. */
export function changeRules(rules: string): void {
  site = undefined;
  update({ rules, step: "choosing" });
}

export async function check(): Promise<void> {
  const { rules, kind } = currentMove();
  const setProgress = (done: number, total: number) => {
    if (currentMove().step === "checking") update({ progress: { done, total } });
  };
  update({
    ...nothingFound,
    step: "checking",
    progress: { done: 0, total: 1 },
    firstSongs: [],
    before: null,
  });
  try {
    await walk(true, () =>
      openSite(kind, files, rules, {
        all: (bytes) => setProgress(0, bytes),
        piece(bytes) {
          const { done, total } = currentMove().progress;
          setProgress(done + bytes, total);
        },
      }),
    );
  } catch (error) {
    if ((error as Error).name !== "RulesRefused") throw error;
    update({ step: "choosing", rulesError: (error as Error).message });
  }
}

export async function move(): Promise<void> {
  const opened = site;
  if (!opened) return;
  update({ ...nothingFound, step: "moving", progress: { done: 0, total: currentMove().songs } });
  await walk(false, async () => opened);
}

type Row = { readonly entry: MovedEntry } | { readonly song: MovedSong } | { readonly setting: MovedSetting };

async function walk(dryRun: boolean, open: () => Promise<MovedSite>): Promise<void> {
  let opened: MovedSite | undefined;
  async function* parts() {
    opened = await open();
    update({ remarks: opened.remarks });
    // The first part has no rows: starter songs go before there are others.
    yield [];
    yield* divideIntoParts(rowsOf(opened), bytesOf);
  }
  const isCurrent = await walkThrough<readonly Row[]>([parts(), nothing()], async (rows, own) => {
    const { removesStarterSongs, before } = currentMove();
    const isFirst = rows.length === 0;
    // It is asked only where there are no others.
    const mayRemove = removesStarterSongs && before?.ownSongs === 0;
    const answer = await sendUntilAnswered(own, () =>
      sendPart<{ before: StateBefore | null; outcomes: readonly Outcome[] }>("/admin/lyrics/move-in/part", {
        source: opened?.name,
        dryRun,
        hasNumbersAsIds: opened?.hasNumbersAsIds,
        // What the site began with counts for all parts.
        ...(isFirst ? !dryRun && { removesStarterSongs: mayRemove } : { keepsIds: before?.keepsIds }),
        entries: rows.flatMap((row) => ("entry" in row ? row.entry : [])),
        songs: rows.flatMap((row) => ("song" in row ? row.song : [])),
        settings: rows.flatMap((row) => ("setting" in row ? [row.setting] : [])),
      }),
    );
    if (!answer) return;
    if (answer.before) update({ before: answer.before, ...(!dryRun && { removesStarterSongs: false }) });
    tell(answer.outcomes);
  });
  if (!isCurrent) return;
  const { error } = currentMove();
  // Each reading tells of the same rows again.
  update({ remarks: [...new Set(opened?.remarks)].slice(0, shownRows) });
  site = error ? undefined : opened;
  update({ step: error ? "choosing" : dryRun ? "checked" : "moved" });
}

async function* nothing(): AsyncGenerator<readonly Row[]> {}

async function* rowsOf(opened: MovedSite): AsyncGenerator<Row> {
  for await (const entry of opened.entries()) yield { entry };
  const leftOut = (place: string, title: string, reason: string) =>
    tell([{ kind: "songs", place, title, status: "left out", remarks: [reason], paths: [], address: "" }]);
  const songs = opened.songs(({ place, title, reason }) => leftOut(place, title, reason));
  for await (const song of songs) {
    if (bytesOf({ song }) > mostBytesOfRow)
      leftOut(song.place, song.song.title ?? "", "It is longer than a song can be.");
    else yield { song };
    const { firstSongs, step } = currentMove();
    if (step === "checking" && firstSongs.length < shownSongs) update({ firstSongs: [...firstSongs, song] });
  }
  for await (const setting of opened.settings()) yield { setting };
}

function bytesOf(row: Row): number {
  return new TextEncoder().encode(JSON.stringify(row)).length;
}

function tell(outcomes: readonly Outcome[]): void {
  const { counts, songs, moved, untaken, remarked, step, progress } = currentMove();
  const counted = new Map(counts);
  for (const { kind, status, isDraft } of outcomes)
    for (const what of isDraft ? [status, "as drafts"] : [status])
      counted.set(`${kind} ${what}`, (counted.get(`${kind} ${what}`) ?? 0) + 1);
  const isUntaken = ({ status }: Outcome) => status === "left out" || status === "kept";
  const more = outcomes.filter(({ kind }) => kind === "songs").length;
  const longer = (list: readonly Outcome[], most: number, isIn: (outcome: Outcome) => boolean) =>
    list.length < most ? [...list, ...outcomes.filter(isIn)].slice(0, most) : list;
  update({
    counts: counted,
    songs: songs + more,
    moved: longer(moved, shownAddresses, (one) => !isUntaken(one) && one.kind === "songs" && !!one.paths[0]),
    untaken: longer(untaken, shownRows, isUntaken),
    remarked: longer(remarked, shownRows, (one) => !isUntaken(one) && one.remarks.length > 0),
    ...(step === "moving" && { progress: { ...progress, done: progress.done + more } }),
  });
}
