/** The requests of docs/data-service-differences.md, which says how a line is written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Role = "anon" | "service_role";

export interface DataServiceRequest {
  /** As it stands in the document. */
  readonly line: string;
  readonly method: string;
  /** Below `/rest/v1`, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly role: Role;
  /** Whether both implementations answer it alike. */
  readonly isAlike: boolean;
}

const documentFile = join(import.meta.dirname, "..", "..", "docs", "data-service-differences.md");

export function readRequests(): readonly DataServiceRequest[] {
  const [, ...chapters] = readFileSync(documentFile, "utf8").split(/^## /m);
  return chapters.flatMap((chapter, place) =>
    [...chapter.matchAll(/^(?:GET|HEAD|POST|PATCH|PUT|DELETE) \/.*$/gm)].map(([line]) =>
      parseLine(line, place === 0),
    ),
  );
}

/** Anything may be read by anyone, and only functions that read are called. */
export const isWrite = ({ method, path }: Pick<DataServiceRequest, "method" | "path">): boolean =>
  method !== "GET" && method !== "HEAD" && !path.startsWith("/rpc/");

function parseLine(line: string, isAlike: boolean): DataServiceRequest {
  const [start = "", ...rest] = line.split(" | ");
  const separator = start.indexOf(" ");
  const [method, path] = [start.slice(0, separator), start.slice(separator + 1)];
  const header = /^([A-Za-z-]+): (.+)$/;
  const headers = Object.fromEntries(
    rest.flatMap((part) => {
      const [, name, value] = header.exec(part) ?? [];
      return name && value ? [[name.toLowerCase(), value]] : [];
    }),
  );
  const { role = isWrite({ method, path }) ? "service_role" : "anon", ...sent } = headers;
  const body = rest.find((part) => !header.test(part)) ?? null;
  return { line, method, path, headers: sent, body, role: role as Role, isAlike };
}
