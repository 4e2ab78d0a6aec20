/**
 * Runs an import: reads the files piece by piece, and sends them in parts, first to check all songs, then to save the
 * chosen ones. The files are read again for the second time, so that the page never holds their texts.
 */
import type { Examined } from "#exchange";
import { createRemarkCounter, mendSong, proofreadSong } from "../../../exchange/proofreading/index.ts";
import {
  columnsOf,
  createAlbumMemory,
  createDuplicateFinder,
  describeColumns,
  FileRefused,
  formatOf,
  isOfSongs,
  mostSongsOfFile,
  mostSongsOfPart,
  problemIn,
  problemInTexts,
  readSongs,
  type SourceFile,
} from "../../../exchange/reading/index.ts";
import { formatNumber } from "../../components/format-count.ts";
import { readInPieces } from "./browser-file.ts";
import { rowOf } from "./describe-outcome.ts";
import { divideIntoParts, type NumberedSong } from "./divide-into-parts.ts";
import { gatherFiles } from "./gather-files.ts";
import { currentImport, type ImportRow, noImport, update } from "./import-state.ts";
import { sendPart } from "./send-part.ts";

let files: readonly File[] = [];

/** One walk through the files; it ends where it is stopped or another one begins. */
interface Walk {
  isStopped: boolean;
  /** Set while it is paused. */
  goOn?: () => void;
  whilePaused?: Promise<void>;
}

let walk: Walk = { isStopped: true };

/** @param chosen of all kinds, zips too; of several tables the first is read */
export async function chooseFiles(chosen: readonly File[]): Promise<void> {
  endWalk();
  update({ ...noImport, fileNames: chosen.map(({ name }) => name) });
  await explainRefusal(async () => {
    const gathered = await gatherFiles(chosen);
    ({ files } = gathered);
    update({ fileNames: files.map(({ name }) => name), leftOut: gathered.leftOut });
    const table = tableAmong(files);
    if (!table) return check();
    const described = await describeColumns(sourceOf(table));
    if (described.areEntries) files = [table];
    update({ step: "matching", ...described, fileNames: files.map(({ name }) => name) });
  });
}

function tableAmong(all: readonly File[]): File | undefined {
  return all.find(({ name }) => isOfSongs(formatOf(name)));
}

/** @param sheet the name of one in the chosen workbook */
export async function chooseSheet(sheet: string): Promise<void> {
  const table = tableAmong(files);
  if (!table) return;
  update({ step: "matching", sheet, error: "" });
  await explainRefusal(async () => update(await describeColumns(sourceOf(table))));
}

/** @param field null leaves the column out */
export function matchColumn(name: string, field: string | null): void {
  // What was checked with another one says nothing any more.
  update({ step: "matching", matching: new Map(currentImport().matching).set(name, field) });
}

export async function check(): Promise<void> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const rows: ImportRow[] = [];
  const added = new Set<string>();
  const { fileNames, leftOut, columns, matching, areEntries, sheets, sheet, mends, found } = currentImport();
  const findDuplicate = createDuplicateFinder();
  const counter = createRemarkCounter(found.keys());
  update({
    ...noImport,
    fileNames,
    leftOut,
    columns,
    matching,
    areEntries,
    sheets,
    sheet,
    mends,
    found: counter.counts,
    step: "checking",
    rows,
    progress: { done: 0, total },
  });
  async function* songs(): AsyncGenerator<NumberedSong> {
    let number = 0;
    for await (const read of readAll()) {
      if (number === mostSongsOfFile)
        throw new FileRefused(
          `A file may have at most ${formatNumber(mostSongsOfFile)} songs. Those before are listed; please divide the file.`,
        );
      const problem = areEntries
        ? (read.problem ?? problemInTexts(read.song, columnsOf(true)))
        : (problemIn(read) ?? findDuplicate(read));
      const remarks = areEntries ? [] : proofreadSong(read.song);
      yield { number, read: { ...read, ...(problem !== undefined && { problem }) }, remarks };
      number += 1;
    }
  }
  const parts = divideIntoParts(songs());
  const isCurrent = await run([parts, parts], async (part, own) => {
    const open = part.filter(({ read }) => read.problem === undefined);
    const outcomes = await send(open, own, true);
    if (!outcomes) return;
    const counts = { ...currentImport().counts };
    for (const { number, read, remarks: seen = [] } of part) {
      const { place, song, problem, remarks, mended = [] } = read;
      const examined = problem
        ? ({ status: "wrong", message: problem } as const)
        : outcomes[open.findIndex((one) => one.number === number)];
      if (!examined) continue;
      const adds = "adds" in examined && examined.adds ? withoutKnown(examined.adds, added) : {};
      const row = rowOf(place, song.title ?? song.name ?? "", { ...examined, adds }, remarks);
      const isSeen = seen.length + mended.length > 0 && row.kind !== "wrong";
      rows[number] = isSeen ? { ...row, seen: [...mended, ...seen.map(({ kind }) => kind)] } : row;
      if (isSeen) counter.add(seen, mended);
      counts[row.kind] += 1;
    }
    const progress = { total, done: Math.min(bytesRead, total) };
    const newAlbums = [...added].filter((name) => name.startsWith("albums ")).length;
    update({ counts, progress, newPeople: added.size - newAlbums, newAlbums });
  });
  if (isCurrent) update({ step: "checked" });
}

/** @param known the names that earlier songs add; those of this one are put in */
function withoutKnown(adds: NonNullable<Examined["adds"]>, known: Set<string>): typeof adds {
  const isNew = (kind: string, name: string) => {
    const key = `${kind} ${name.toLowerCase()}`;
    return !known.has(key) && known.add(key);
  };
  return Object.fromEntries(
    Object.entries(adds).map(([kind, names]) => [kind, names.filter((name) => isNew(kind, name))]),
  );
}

/**
 * Saves the chosen songs that are not saved yet. Of many, the two halves of the files are saved beside each other:
 * the songs of an album follow one another, and whoever adds a new album has to be waited for by the next one that
 * names it.
 */
export async function save(): Promise<void> {
  const { rows } = currentImport();
  const isOpen = (row: ImportRow | undefined) => row?.isChosen && row.result === undefined;
  const open = rows.flatMap((row, number) => (isOpen(row) ? number : []));
  update({ step: "saving", pause: null, isStopped: false, progress: { done: 0, total: open.length } });
  async function* songs(from: number, to: number): AsyncGenerator<NumberedSong> {
    let number = 0;
    const isWanted = (each: number) => each >= from && isOpen(rows[each]) === true;
    for await (const read of readAll(isWanted)) {
      if (isWanted(number)) yield { number, read };
      number += 1;
      if (number === to) return;
    }
  }
  const middle = open.length > mostSongsOfPart ? open[Math.floor(open.length / 2)] : undefined;
  const first = divideIntoParts(songs(0, middle ?? rows.length));
  const second = middle === undefined ? first : divideIntoParts(songs(middle, rows.length));
  const isCurrent = await run([first, second], async (part, own) => {
    const outcomes = await send(part, own, false);
    if (!outcomes) return;
    const { progress } = currentImport();
    const saved = { ...currentImport().saved };
    for (const [at, { number }] of part.entries()) {
      const [row, outcome] = [rows[number], outcomes[at]];
      if (!row || !outcome) continue;
      const isLeftOut = outcome.status === "wrong" || outcome.status === "draft";
      row.result = isLeftOut ? { problem: outcome.message ?? "" } : "saved";
      if (outcome.status === "created") saved.added += 1;
      else if (outcome.status === "updated") saved.changed += 1;
      else if (outcome.status === "unchanged") saved.already += 1;
      else saved.wrong += 1;
    }
    update({ saved, progress: { ...progress, done: progress.done + part.length } });
  });
  if (isCurrent) update({ step: "saved" });
}

type Part = readonly NumberedSong[];
type Deliver = (part: Part, own: Walk) => Promise<void>;

/**
 * Delivers two parts at once: one is read and sent while another one is worked on.
 * @param sources of the parts; the same one twice where they are all in one
 * @returns false where another walk has begun meanwhile, to which the state belongs
 */
async function run(
  sources: readonly [AsyncGenerator<Part>, AsyncGenerator<Part>],
  deliver: Deliver,
): Promise<boolean> {
  endWalk();
  const own: Walk = { isStopped: false };
  walk = own;
  const deliverAll = async (parts: AsyncGenerator<Part>) => {
    while (!own.isStopped) {
      const { value, done } = await parts.next();
      if (done || own.isStopped) return;
      await deliver(value, own);
    }
  };
  await explainRefusal(async () => {
    await Promise.all(sources.map(deliverAll));
  });
  return walk === own;
}

/** Sends until there is an answer. @returns null where the walk was stopped before */
async function send(part: Part, own: Walk, isDryRun: boolean) {
  if (part.length === 0) return [];
  const { rows, areEntries } = currentImport();
  for (;;) {
    const answer = await sendPart({
      dryRun: isDryRun,
      [areEntries ? "entries" : "songs"]: part.map(({ read }) => read.song),
      earlier: part.map(({ read }) => read.earlier ?? []),
      further: part.flatMap(({ number }, at) => (rows[number]?.kind === "draft" ? [at] : [])),
    });
    if (walk !== own) return null;
    if ("outcomes" in answer) return answer.outcomes;
    if (own.isStopped) return null;
    own.whilePaused ??= new Promise((resolve) => {
      own.goOn = resolve;
    });
    update({ pause: answer.pause });
    await own.whilePaused;
    if (own.isStopped) return null;
  }
}

export function goOn(): void {
  const { goOn: resume } = walk;
  delete walk.whilePaused;
  delete walk.goOn;
  update({ pause: null });
  resume?.();
}

/** Parts that are on their way arrive still; what is saved stays. */
export function stop(): void {
  walk.isStopped = true;
  update({ isStopped: true });
  goOn();
}

function endWalk(): void {
  walk.isStopped = true;
  walk.goOn?.();
}

let bytesRead = 0;

/** Reads the songs of the chosen files from the beginning, mended; what nobody wants, by its number, is not. */
export async function* readAll(isWanted: (number: number) => boolean = () => true) {
  bytesRead = 0;
  const { matching, areEntries, mends } = currentImport();
  const findEarlierAlbums = createAlbumMemory();
  let number = 0;
  for await (const read of readSongs(files.map(sourceOf), matching, areEntries)) {
    const mended = !areEntries && isWanted(number) ? mendSong(read, mends) : read;
    number += 1;
    yield { ...mended, earlier: findEarlierAlbums(read.song.album) };
  }
}

function sourceOf(file: File): SourceFile {
  const { sheet } = currentImport();
  return {
    name: file.name,
    ...(sheet !== undefined && { sheet }),
    async *bytes() {
      for await (const piece of readInPieces(file)) {
        bytesRead += piece.length;
        yield piece;
      }
    },
  };
}

/** Shows why a file was refused, in place of an error. */
export async function explainRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    update({ error: error.message });
  }
}
