/** The requests of written-requests.txt, where `#` begins a heading. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DataServiceRequest, parseLine } from "./request-line.ts";

const file = join(import.meta.dirname, "written-requests.txt");

export function readRequests(): readonly DataServiceRequest[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map(parseLine);
}
