/** Reads the objects of a JSON list, one by one. Refuses a file that is not one list, or not all of it. */
import { JSONParser } from "@streamparser/json";
import { FileRefused } from "../file-refused.ts";
import { emptyFile } from "./empty-file.ts";
import type { Row, Rows } from "./row.ts";

/** @throws {FileRefused} while the rows are read */
export function readJson(text: AsyncIterable<string>): Rows {
  return { columns: null, rows: readObjects(text) };
}

async function* readObjects(text: AsyncIterable<string>): AsyncGenerator<Row> {
  const parser = new JSONParser({ paths: ["$", "$.*"], keepStack: false });
  let [count, isList, isBlank] = [0, false, true];
  const read: Row[] = [];
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length === 0) {
      isList = Array.isArray(value);
      return;
    }
    if (!Array.isArray(parent)) throw noList();
    count += 1;
    read.push(rowOf(value, `song ${count}`));
    // Else the list would keep all songs in memory.
    delete parent[key as number];
  };
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
    refusal = refusalOf(() => parser.write(piece), describeMistake);
    yield* read.splice(0);
    if (refusal) throw refusal;
  }
  if (isBlank) throw emptyFile();
  refusal = refusalOf(() => parser.isEnded || parser.end(), describeEnd);
  if (refusal) throw refusal;
  if (!isList) throw noList();
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
  return new FileRefused("It has to be one list of songs: [{ … }, { … }].");
}

function rowOf(value: unknown, place: string): Row {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return { place, values: value as Record<string, unknown> };
  const text = JSON.stringify(value).slice(0, 40);
  return { place, values: {}, problem: `It is ${text}, not a song. A song is an object: { "title": "…" }.` };
}
