/**
 * Reads the objects of a JSON list, or those on the lines of a file, one by one. Refuses a file that is neither, or
 * not all of it.
 */
import { JSONParser } from "@streamparser/json";
import { FileRefused } from "../file-refused.ts";
import { emptyFile } from "./empty-file.ts";
import type { Row, Rows } from "./row.ts";

/** @throws {FileRefused} while the rows are read */
export function readJson(text: AsyncIterable<string>): Rows {
  return { columns: null, rows: readObjects(text) };
}

async function* readObjects(text: AsyncIterable<string>): AsyncGenerator<Row> {
  const read: Row[] = [];
  const give = (value: unknown) => {
    count += 1;
    read.push(rowOf(value, `song ${count}`));
  };
  let [count, isBlank] = [0, true];
  let parser: JSONParser | undefined;
  const refusalOf = (step: () => void, words: (count: number) => string) => {
    try {
      step();
    } catch (error) {
      return error instanceof FileRefused ? error : new FileRefused(words(count), { cause: error });
    }
    return undefined;
  };
  let refusal: FileRefused | undefined;
  for await (const piece of text) {
    isBlank &&= piece.trim() === "";
    if (isBlank) continue;
    parser ??= piece.trimStart().startsWith("{") ? parserOfLines(give) : parserOfList(give);
    refusal = refusalOf(() => parser?.write(piece), describeMistake);
    yield* read.splice(0);
    if (refusal) throw refusal;
  }
  if (isBlank) throw emptyFile();
  refusal = refusalOf(() => parser?.isEnded || parser?.end(), describeEnd);
  if (refusal) throw refusal;
}

type Give = (value: unknown) => void;

function parserOfList(give: Give): JSONParser {
  const parser = new JSONParser({ paths: ["$", "$.*"], keepStack: false });
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length === 0) {
      if (!Array.isArray(value)) throw noList();
      return;
    }
    if (!Array.isArray(parent)) throw noList();
    give(value);
    // Else the list would keep all songs in memory.
    delete parent[key as number];
  };
  return parser;
}

/** Of objects one after another, or of one object around the list. */
function parserOfLines(give: Give): JSONParser {
  const parser = new JSONParser({ paths: ["$"], separator: "" });
  parser.onValue = ({ value }) => {
    const [list, ...others] = Object.values(value as object);
    if (others.length > 0 || !Array.isArray(list)) give(value);
    else for (const each of list) give(each);
  };
  return parser;
}

/** @param count of the songs before it */
function describeMistake(count: number): string {
  if (count === 0) return "It is not JSON. Please export it again, or mend its beginning.";
  return `After song ${count} it is not JSON. Please export it again, or mend what follows this song.`;
}

/** @param count of the songs before it */
function describeEnd(count: number): string {
  const place = count === 0 ? "in its first song" : `after song ${count}`;
  return `The file ends in the middle, ${place}. Please export or download it again.`;
}

function noList(): FileRefused {
  return new FileRefused("It has to be one list of songs, [{ … }, { … }], or one song on each line.");
}

function rowOf(value: unknown, place: string): Row {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return { place, values: value as Record<string, unknown> };
  const text = JSON.stringify(value).slice(0, 40);
  return { place, values: {}, problem: `It is ${text}, not a song. A song is an object: { "title": "…" }.` };
}
