/** Writes what was measured into docs/benchmarks.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeMachine } from "./machine-line.ts";
import type { Row } from "./row.ts";
import { withResults } from "./table.ts";

const documentFile = join(import.meta.dirname, "..", "..", "..", "docs", "benchmarks.md");

/** @param order names of all benchmarks, as the table is to have them */
export function writeResults(measured: ReadonlyMap<string, readonly Row[]>, order: readonly string[]): void {
  const taken = { date: new Date().toISOString().slice(0, 10), machine: describeMachine() };
  const results = [...measured].map(([bench, rows]) => ({ bench, rows, ...taken }));
  writeFileSync(documentFile, withResults(readFileSync(documentFile, "utf8"), results, order));
}
