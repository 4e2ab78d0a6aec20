/** The requests of docs/data-service-differences.md, which says how a line is written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DataServiceRequest, parseLine } from "./request-line.ts";

const documentFile = join(import.meta.dirname, "..", "..", "docs", "data-service-differences.md");

export function readRequests(): readonly DataServiceRequest[] {
  const [, ...chapters] = readFileSync(documentFile, "utf8").split(/^## /m);
  return chapters.flatMap((chapter, place) =>
    chapter.split(/^### /m).flatMap((section) => {
      const heading = place === 0 ? undefined : section.split("\n", 1)[0];
      const lines = section.match(/^(?:GET|HEAD|POST|PATCH|PUT|DELETE) \/.*$/gm) ?? [];
      return lines.map((line) => ({ ...parseLine(line), heading }));
    }),
  );
}
