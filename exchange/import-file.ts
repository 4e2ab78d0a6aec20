/**
 * Imports the songs of files, or their people and albums (entries/take-entries.ts). A song with the title, first
 * singer and album of an existing one updates that song, so a file can be imported again. What a file says to be a
 * draft or withdrawn is saved as a draft. A public song that is a draft here, a draft that is public here, and an
 * invalid song are reported and left out.
 */
import { type Offers, retryTransaction } from "#catalogue";
import type { Sql } from "#postgres";
import { columnsOf } from "./entries/entry-columns.ts";
import { takeEntries } from "./entries/take-entries.ts";
import { explainFileError, formatOf, isOfSongs } from "./file-format.ts";
import { FileRefused } from "./file-refused.ts";
import { type FoundFile, findFiles } from "./find-files.ts";
import { mendSong } from "./proofreading/proofread-song.ts";
import type { SignKind } from "./proofreading/remark-kinds.ts";
import { type ColumnsOfFile, describeColumns } from "./reading/describe-columns.ts";
import { readSongs } from "./reading/read-songs.ts";
import type { SourceFile } from "./reading/source-file.ts";
import { checkPart } from "./saving/check-part.ts";
import type { ImportStatus, Outcome } from "./saving/outcome.ts";
import { planSongs } from "./saving/plan-songs.ts";
import { savePart } from "./saving/save-part.ts";
import { findOffersInFile } from "./songs/answer-names.ts";
import { createAlbumMemory } from "./songs/earlier-albums.ts";
import type { ReadSong } from "./songs/exchanged-song.ts";
import { createDuplicateFinder } from "./songs/find-duplicates.ts";
import {
  albumsAsOffered,
  type CollectedNames,
  collectNames,
  noNames,
  type OfferOfKind,
  offersByKey,
  readAsOffered,
} from "./songs/offered-names.ts";
import { problemIn } from "./songs/problem-in-song.ts";

/** With what was remarked while it was read; of songs, with the texts as they are saved. */
export type Reported = Outcome & Pick<ReadSong, "remarks" | "mended"> & Partial<Pick<ReadSong, "song">>;

interface ImportOptions {
  /** Saves nothing. */
  readonly dryRun?: boolean;
  /** Called for each song, in the order of the file. */
  readonly report: (outcome: Reported) => void;
  /** Kinds of a proofreader's remarks that are mended in all songs. */
  readonly mends?: ReadonlySet<SignKind>;
  /** The sheet to read of each workbook; left out, its first. */
  readonly sheet?: string | undefined;
  /** Takes what is left out of the file as a whole. */
  readonly remark?: (words: string) => void;
}

/** Rows of a transaction. */
const partSize = 200;

/**
 * @param paths of files, whose endings decide their formats, and of folders and zips with such files
 * @returns the number of songs by status
 * @throws {FileRefused} when a file cannot be read; songs before the error have been imported
 * @throws the driver's error when the database fails; the files can be imported again
 */
export async function importFiles(
  sql: Sql,
  paths: readonly string[],
  { dryRun = false, report, mends = new Set(), sheet, remark = () => {} }: ImportOptions,
): Promise<Readonly<Record<ImportStatus, number>>> {
  const counts: Record<ImportStatus, number> = { created: 0, updated: 0, unchanged: 0, draft: 0, wrong: 0 };
  const findDuplicate = createDuplicateFinder();
  const files = (await Promise.all(paths.map((path) => findFiles(path, remark)))).flat();
  const { names, offers } = await findOffers(sql, files, sheet);
  const findEarlierAlbums = createAlbumMemory(albumsAsOffered(names, offers));
  const takeSongs = async (part: readonly ReadSong[]) => {
    const known = part.map((each) => {
      const problem = problemIn(each);
      return {
        ...each,
        earlier: findEarlierAlbums(each.song.album),
        ...(problem === undefined ? findDuplicate(each) : { problem }),
      };
    });
    const further = new Set(known.flatMap(({ isFurther }, place) => (isFurther ? [place] : [])));
    const planned = await planSongs(sql, known, further);
    return dryRun
      ? checkPart(sql, planned)
      : retryTransaction(() => sql.begin((transaction) => savePart(transaction, planned)));
  };
  for await (const { areEntries, part: asRead } of partsOf(files, sheet, remark)) {
    const part = areEntries ? asRead : asRead.map((read) => mendSong(readAsOffered(read, offers), mends));
    const outcomes = areEntries ? await takeEntries(sql, part, dryRun) : await takeSongs(part);
    for (const [at, outcome] of outcomes.entries()) {
      counts[outcome.status] += 1;
      const { remarks, mended, song } = part[at] ?? {};
      report({
        ...outcome,
        ...(remarks && { remarks }),
        ...(mended && { mended }),
        ...(song && !areEntries && { song }),
      });
    }
  }
  return counts;
}

/** As `importFiles`, for one path. */
export function importFile(sql: Sql, path: string, options: ImportOptions): ReturnType<typeof importFiles> {
  return importFiles(sql, [path], options);
}

/** Nobody can be asked, so what is chosen beforehand is taken. */
async function findOffers(
  sql: Sql,
  files: readonly FoundFile[],
  sheet: string | undefined,
): Promise<{ readonly names: CollectedNames; readonly offers: Offers<OfferOfKind> }> {
  const names = noNames();
  try {
    for await (const { areEntries, part } of partsOf(files, sheet, () => {}))
      if (!areEntries) for (const read of part) collectNames(read, names);
  } catch (error) {
    // It is said once the songs before it are imported.
    if (!(error instanceof FileRefused)) throw error;
  }
  return { names, offers: offersByKey(await findOffersInFile(sql, names)) };
}

interface Part {
  readonly areEntries: boolean;
  readonly part: readonly ReadSong[];
}

type Columns = Pick<ColumnsOfFile, "areEntries" | "matching">;

/** Text files share a part; each file with many songs has parts of its own. */
async function* partsOf(
  files: readonly FoundFile[],
  sheet: string | undefined,
  remark: (words: string) => void,
): AsyncGenerator<Part> {
  let part: ReadSong[] = [];
  for (const file of files) {
    try {
      const source: SourceFile = { ...file, ...(sheet !== undefined && { sheet }) };
      const hasMany = isOfSongs(formatOf(file.name));
      const { matching, areEntries } = hasMany ? await columnsIn(source, remark) : noColumns;
      if (hasMany && part.length > 0) {
        yield { areEntries: false, part };
        part = [];
      }
      for await (const read of readSongs([source], matching, areEntries)) {
        part.push(hasMany && files.length > 1 ? { ...read, place: `${source.name}, ${read.place}` } : read);
        if (part.length < partSize) continue;
        yield { areEntries, part };
        part = [];
      }
      if (hasMany) yield { areEntries, part };
      if (hasMany) part = [];
    } catch (error) {
      throw explainFileError(error, file.path);
    }
  }
  yield { areEntries: false, part };
}

const noColumns: Columns = { areEntries: false, matching: new Map() };

/** Nobody can be asked what an unknown column means. */
async function columnsIn(source: SourceFile, remark: (words: string) => void): Promise<Columns> {
  const { areEntries, matching, sheets } = await describeColumns(source);
  const required = areEntries ? "name" : "title";
  const names = [...columnsOf(areEntries).keys()].join(", ");
  if (![...matching.values()].includes(required))
    throw new FileRefused(
      `Its columns or fields need names, and ${required} has to be among them. Use: ${names}.`,
    );
  const unknown = [...matching.keys()].filter((name) => !matching.get(name));
  if (unknown.length > 0) {
    const listed = unknown.map((name) => JSON.stringify(name)).join(", ");
    remark(
      `${source.name}: these columns are no field, or one that another column is, and are left out: ${listed}.`,
    );
  }
  if (sheets.length > 1 && source.sheet === undefined)
    remark(
      `${source.name}: its first sheet is read. Name another one with --sheet: ${sheets.slice(1).join(", ")}.`,
    );
  return { areEntries, matching };
}
