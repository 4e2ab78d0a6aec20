/** Reads the objects of a JSON list, one by one. Refuses a file that is not one list. */
import { JSONParser } from "@streamparser/json";
import { FileRefused } from "../file-refused.ts";
import type { Row, Rows } from "./row.ts";

/** @throws {FileRefused} while the rows are read */
export function readJson(text: AsyncIterable<string>): Rows {
  return { columns: null, rows: readObjects(text) };
}

async function* readObjects(text: AsyncIterable<string>): AsyncGenerator<Row> {
  const parser = new JSONParser({ paths: ["$", "$.*"], keepStack: false });
  let [count, isList] = [0, false];
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
  const parseNext = (step: () => void) => {
    try {
      step();
    } catch (error) {
      if (error instanceof FileRefused) return error;
      const at = count === 0 ? "It is not JSON" : `After song ${count} it is not JSON`;
      return new FileRefused(`${at}: ${(error as Error).message}`, { cause: error });
    }
    return undefined;
  };
  let failure: FileRefused | undefined;
  for await (const piece of text) {
    failure = parseNext(() => parser.write(piece));
    yield* read.splice(0);
    if (failure) throw failure;
  }
  failure = parseNext(() => parser.isEnded || parser.end());
  if (failure) throw failure;
  if (!isList) throw noList();
}

function noList(): FileRefused {
  return new FileRefused("It has to be one list of songs: [{ … }, { … }].");
}

function rowOf(value: unknown, place: string): Row {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return { place, values: value as Record<string, unknown> };
  return { place, values: {}, problem: "It is not an object." };
}
