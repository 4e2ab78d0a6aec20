/**
 * Reads everything of a site from a folder or a zip, as it is to be restored. Refuses one of another version, and
 * files that do not fit what `antara.json` says of them; values are checked by the database.
 */
import { BackupRefused } from "../backup-refused.ts";
import type { Contents } from "../format/read-text.ts";
import { notInFolders } from "../make/included-tables.ts";
import type { Restored } from "../restore/restored.ts";
import { compareSchema } from "../restore/verify-backup.ts";
import { countRows } from "./count-rows.ts";
import { type Description, description, descriptionFile, fileOf, folderVersion } from "./description.ts";
import { explainRefusedRow } from "./explain-refused-row.ts";
import { type OpenFile, openFiles } from "./open-files.ts";

/** A longer one is not ours. */
const longestDescription = 1_000_000;
const longestHeading = 100_000;

/**
 * @param path of a folder or a zip
 * @returns its tables; reading them throws `BackupRefused` with file and line where something is wrong
 * @throws {BackupRefused} when it is none of Antara's, or of a version that this one does not know
 */
export async function readFolder(path: string): Promise<Restored> {
  const explained = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      const explanation = explainRefusedRow(error);
      if (!(explanation instanceof BackupRefused)) throw error;
      const ending = "Nothing was saved.";
      throw new BackupRefused(`${path}: ${explanation.message} ${ending}`, { cause: error });
    }
  };
  return explained(async () => {
    const openFile = await openFiles(path);
    const described = await readDescription(openFile);
    return {
      origin: described,
      isOfThisSchema: await compareSchema(described),
      leftOut: notInFolders,
      read: (load) => explained(() => load(contentsOf(described, openFile))),
    };
  });
}

/**
 * @param path of a folder or a zip
 * @returns when and by which version it was written, and how many rows each table has, by `antara.json`
 * @throws {BackupRefused} when it is none of Antara's
 */
export async function describeFolder(path: string): Promise<Pick<Description, "madeAt" | "tables">> {
  return readDescription(await openFiles(path));
}

async function readDescription(openFile: OpenFile): Promise<Description> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await openFile(descriptionFile)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestDescription) break;
  }
  const value = parseJson(Buffer.concat(chunks).toString());
  const read = description.safeParse(value);
  if (read.success && read.data.version <= folderVersion) return read.data;
  const { version } = Object(value) as { readonly version?: unknown };
  if (typeof version === "number" && version > folderVersion) {
    throw new BackupRefused(
      `${descriptionFile} was written by a newer version of Antara. Use that version or a newer one.`,
    );
  }
  const place = read.error?.issues[0]?.path.join(".");
  throw new BackupRefused(
    `${descriptionFile} is not as Antara writes it${place ? `: look at ${place}` : ""}. Take another copy of it.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contentsOf({ tables, numbers, catalogueVersion }: Description, openFile: OpenFile): Contents {
  const read = async function* () {
    for (const { table, columns, rows: wanted } of tables) {
      const name = fileOf(table);
      const { heading, bytes } = await readHeading(name, await openFile(name));
      requireColumns(`${name}, line 1`, heading, columns);
      let rows = 0;
      yield {
        table,
        columns: heading as typeof columns,
        format: "csv" as const,
        rows: countedRows(name, bytes, (counted) => {
          rows = counted - 1;
        }),
        // Only now, since the database says more exactly what is wrong with a row.
        rowCount: () => requireRows(name, rows, wanted),
      };
    }
  };
  return { tables: read(), ending: () => ({ tables: tables.length, numbers, catalogueVersion }) };
}

async function readHeading(name: string, file: AsyncIterable<Buffer>) {
  const chunks = file[Symbol.asyncIterator]();
  let begun: Buffer = Buffer.alloc(0);
  while (!begun.includes("\n") && begun.length <= longestHeading) {
    const { value, done } = await chunks.next();
    if (done) break;
    begun = Buffer.concat([begun, value]);
  }
  const end = begun.indexOf("\n");
  if (end === -1) throw new BackupRefused(`${name}, line 1: the names of the columns are missing.`);
  const names = begun
    .subarray(0, end)
    .toString()
    .replace(/^\ufeff/, "")
    .trim();
  const bytes = async function* () {
    yield begun;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { heading: names.split(",").map((each) => each.replace(/^"(.*)"$/, "$1")), bytes: bytes() };
}

function requireColumns(place: string, found: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((column) => !found.includes(column));
  if (missing.length > 0) throw new BackupRefused(`${place}: the column ${missing.join(", ")} is missing.`);
  const [more] = found.filter((column, place) => !wanted.includes(column) || found.indexOf(column) !== place);
  if (more === undefined) return;
  throw new BackupRefused(`${place}: ${JSON.stringify(more)} is a column that does not belong there.`);
}

async function* countedRows(
  name: string,
  bytes: AsyncIterable<Buffer>,
  counted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  try {
    yield* countRows(bytes, counted);
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    throw new BackupRefused(`${name}: ${error.message}`, { cause: error });
  }
}

function requireRows(name: string, found: number, wanted: number): number {
  if (found === wanted) return found;
  throw new BackupRefused(
    `${name} has ${found} rows, and ${descriptionFile} says that it had ${wanted}. Take another copy of it, or write ` +
      `${found} there if the rows were changed on purpose.`,
  );
}
