/**
 * Runs an import: reads the files piece by piece, and sends them in parts, first to check all songs, then to save the
 * chosen ones. The files are read again for the second time, so that the page never holds their texts.
 */
import type { Examined } from "#exchange";
import { createRemarkCounter, mendSong, proofreadSong } from "../../../exchange/proofreading/index.ts";
import {
  albumsAsOffered,
  columnsOf,
  createAlbumMemory,
  createDuplicateFinder,
  describeColumns,
  FileRefused,
  formatOf,
  isOfSongs,
  keyOfOffer,
  mostSongsOfFile,
  mostSongsOfPart,
  type NamesToAsk,
  newNamesToAsk,
  noNames,
  type OfferOfKind,
  offersByKey,
  offersInFile,
  offersOfKind,
  ownCopy,
  partsToAsk,
  personKey,
  problemIn,
  problemInTexts,
  readAsOffered,
  readSongs,
  type SourceFile,
} from "../../../exchange/reading/index.ts";
import { formatNumber } from "../../components/format-count.ts";
import { readInPieces } from "./browser-file.ts";
import { rowOf } from "./describe-outcome.ts";
import { bytesOfSong, divideIntoParts, type NumberedSong } from "./divide-into-parts.ts";
import { gatherFiles } from "./gather-files.ts";
import { currentImport, type ImportRow, noImport, update } from "./import-state.ts";
import { endWalk, explainRefusal, sendUntilAnswered, walkThrough } from "./import-walk.ts";
import { askAboutNames, keepChoices } from "./offers-of-file.ts";
import { sendToImport } from "./send-part.ts";
import type { Walk } from "./walk.ts";

let files: readonly File[] = [];
/** As they were found by the last check. */
let namesOfFiles = noNames();

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

/** @param isChosen whether the name is read as it is offered */
export function chooseOffers(keys: ReadonlySet<string>, isChosen: boolean): void {
  const offers = currentImport().offers.map((one) =>
    keys.has(keyOfOffer(one)) ? { ...one, isChosen } : one,
  );
  // As after another column.
  update({ step: "matching", offers });
}

export async function check(): Promise<void> {
  if (!(await findOffers())) return;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const rows: ImportRow[] = [];
  const added = new Set<string>();
  const { fileNames, leftOut, columns, matching, areEntries, sheets, sheet, offers, mends, found } =
    currentImport();
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
    offers,
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
        : problemIn(read);
      const found = problem !== undefined ? { problem } : areEntries ? {} : findDuplicate(read);
      const remarks = areEntries ? [] : proofreadSong(read.song);
      yield { number, read: { ...read, ...found }, remarks };
      number += 1;
    }
  }
  const parts = divideIntoParts(songs(), bytesOfSong);
  const isCurrent = await walkThrough([parts, parts], async (part, own) => {
    const open = part.filter(({ read }) => read.problem === undefined);
    const outcomes = await send(open, own, true);
    if (!outcomes) return;
    const counts = { ...currentImport().counts };
    for (const { number, read, remarks: seen = [] } of part) {
      const { place, song, problem, remarks, isFurther, mended = [] } = read;
      const examined = problem
        ? ({ status: "wrong", message: problem } as const)
        : outcomes[open.findIndex((one) => one.number === number)];
      if (!examined) continue;
      const adds = "adds" in examined && examined.adds ? withoutKnown(examined.adds, added) : {};
      const row = rowOf(place, ownCopy(song.title ?? song.name ?? ""), { ...examined, adds }, remarks);
      if (isFurther) row.isFurther = true;
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

/**
 * Asks which names of the files may be others, before their first song is checked.
 * @returns false where it was stopped, or another walk has begun
 */
async function findOffers(): Promise<boolean> {
  const names = noNames();
  update({
    step: "checking",
    rows: [],
    counts: noImport.counts,
    progress: noImport.progress,
    error: "",
    isStopped: false,
  });
  if (currentImport().areEntries) return true;
  const found: OfferOfKind[] = [];
  const ask = async (asked: NamesToAsk, own: Walk) => {
    const answer = await sendUntilAnswered(own, () => sendToImport("offers", asked));
    found.push(...offersOfKind(asked, answer?.offers ?? []));
  };
  const questions = askAboutNames(readAsTyped(), names);
  if (!(await walkThrough([questions, questions], ask))) return false;
  for (const next of [partsToAsk, newNamesToAsk]) {
    if (currentImport().isStopped) break;
    const further = inTurn(next(names, found));
    if (!(await walkThrough([further, further], ask))) return false;
  }
  namesOfFiles = names;
  const { isStopped, offers } = currentImport();
  update({ offers: keepChoices(offersInFile(found, names), offers) });
  if (isStopped) update({ step: "checked" });
  return !isStopped;
}

async function* inTurn(questions: readonly NamesToAsk[]) {
  yield* questions;
}

/** @param known the names that earlier songs add; those of this one are put in */
function withoutKnown(adds: NonNullable<Examined["adds"]>, known: Set<string>): typeof adds {
  const isNew = (kind: string, name: string) => {
    const key = `${kind} ${kind === "albums" ? name.toLowerCase() : personKey(name)}`;
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
  const first = divideIntoParts(songs(0, middle ?? rows.length), bytesOfSong);
  const second = middle === undefined ? first : divideIntoParts(songs(middle, rows.length), bytesOfSong);
  const isCurrent = await walkThrough([first, second], async (part, own) => {
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

/** @returns null where the walk was stopped before there was an answer */
async function send(part: Part, own: Walk, isDryRun: boolean) {
  if (part.length === 0) return [];
  const { rows, areEntries } = currentImport();
  const sent = {
    dryRun: isDryRun,
    [areEntries ? "entries" : "songs"]: part.map(({ read }) => read.song),
    earlier: part.map(({ read }) => read.earlier ?? []),
    further: part.flatMap(({ number, read }, at) => {
      const { kind, isFurther = read.isFurther } = rows[number] ?? {};
      return kind === "draft" || isFurther ? [at] : [];
    }),
  };
  const answer = await sendUntilAnswered(own, () => sendToImport("part", sent));
  return answer?.outcomes;
}

let bytesRead = 0;

/**
 * Reads the songs of the chosen files from the beginning, with the names that were chosen, and mended; what nobody
 * wants, by its number, is not.
 */
export async function* readAll(isWanted: (number: number) => boolean = () => true) {
  const { areEntries, offers, mends } = currentImport();
  const byKey = offersByKey(areEntries ? [] : offers);
  const findEarlierAlbums = createAlbumMemory(areEntries ? [] : albumsAsOffered(namesOfFiles, byKey));
  let number = 0;
  for await (const read of readAsTyped()) {
    const isMended = !areEntries && isWanted(number);
    number += 1;
    const taken = areEntries ? read : readAsOffered(read, byKey);
    const known = { ...taken, earlier: findEarlierAlbums(taken.song.album) };
    yield isMended ? mendSong(known, mends) : known;
  }
}

async function* readAsTyped() {
  bytesRead = 0;
  const { matching, areEntries } = currentImport();
  yield* readSongs(files.map(sourceOf), matching, areEntries);
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
