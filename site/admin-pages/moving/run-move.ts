/**
 * Moves exports of posts in: reads them in the browser, and sends them in parts, first to see what would become of
 * them, then to save it. Run again, it saves only what has changed.
 */
import type { MovedEntry, MovedSite, MovedSong, StateBefore } from "#moving";
import { FileRefused, mostBytesOfPart } from "../../../exchange/reading/index.ts";

import { readInPieces } from "../import/browser-file.ts";
import { divideIntoParts } from "../import/divide-into-parts.ts";
import { sendPart } from "../import/send-part.ts";
import { createWalks } from "../import/walk.ts";
import { currentMove, nothingFound, type Outcome, update } from "./move-state.ts";

const { walkThrough, sendUntilAnswered, goOn, stop, endWalk, explainRefusal } = createWalks(update);

export { goOn, stop };

/** Songs with their lines, addresses, and rows of each list that the page keeps. */
const [shownSongs, shownAddresses, shownRows] = [5, 10, 100];
/** Without the frame of a part. */
const mostBytesOfRow = mostBytesOfPart - 10_000;

let files: readonly File[] = [];
let site: MovedSite | undefined;

/** @param chosen exports of one site */
export async function chooseFiles(chosen: readonly File[]): Promise<void> {
  endWalk();
  site = undefined;
  files = chosen;
  const fileNames = chosen.map(({ name }) => name);
  update({ ...nothingFound, step: "choosing", fileNames, firstSongs: [], before: null });
  await explainRefusal(async () => {
    const strange = fileNames.find((name) => !/\.(?:xml|atom)(?:\.gz)?$/i.test(name));
    if (strange === undefined) return;
    files = [];
    throw new FileRefused(
      `${strange} is no export of WordPress or Blogger (.xml or .xml.gz). Tables, as a zip or as CSV files, and ` +
        "everything of another Antara are moved in on the server, with the command npm run move-in.",
    );
  });
}

/** Another text makes what was checked by the former one worthless. */
export function changeRules(rules: string): void {
  site = undefined;
  update({ rules, step: "choosing" });
}

export async function check(): Promise<void> {
  const { parseRules, readPosts, RulesRefused } = await import("../../../moving/posts/index.ts");
  const { rules: text } = currentMove();
  try {
    const rules = parseRules(text);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    // Names are read first, then songs.
    const progress = { done: 0, total: 2 * size };
    update({ ...nothingFound, step: "checking", progress, firstSongs: [], before: null });
    const sources = files.map((file) => ({ name: file.name, bytes: () => readCounted(file) }));
    await walk(true, () => readPosts(sources, rules));
  } catch (error) {
    if (!(error instanceof RulesRefused)) throw error;
    update({ step: "choosing", rulesError: error.message });
  }
}

export async function move(): Promise<void> {
  const opened = site;
  if (!opened) return;
  update({ ...nothingFound, step: "moving", progress: { done: 0, total: currentMove().songs } });
  await walk(false, async () => opened);
}

async function* readCounted(file: File) {
  for await (const piece of readInPieces(file)) {
    const { step, progress } = currentMove();
    if (step === "checking") update({ progress: { ...progress, done: progress.done + piece.length } });
    yield piece;
  }
}

type Row = { readonly entry: MovedEntry } | { readonly song: MovedSong };

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
    const { removesStarterSongs } = currentMove();
    const answer = await sendUntilAnswered(own, () =>
      sendPart<{ before: StateBefore; outcomes: readonly Outcome[] }>("/admin/lyrics/move-in/part", {
        source: opened?.name,
        dryRun,
        ...(!dryRun && rows.length === 0 && { removesStarterSongs }),
        entries: rows.flatMap((row) => ("entry" in row ? row.entry : [])),
        songs: rows.flatMap((row) => ("song" in row ? row.song : [])),
      }),
    );
    if (!answer) return;
    if (rows.length === 0) update({ before: answer.before, ...(!dryRun && { removesStarterSongs: false }) });
    tell(answer.outcomes);
  });
  if (!isCurrent) return;
  const { error } = currentMove();
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
