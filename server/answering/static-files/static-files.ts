/**
 * Serves the files of the built site from memory, in the encoding that the client accepts: scripts, styles and fonts
 * with a checksum in their names, and a few with fixed names. Knows only the addresses of the files that existed at
 * the start, so no address leads out of the folder. All others go on to the site.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import {
  type ContentEncoding,
  chooseEncoding,
  type Representation,
  represent,
  sendRepresentation,
} from "../representations/index.ts";

/** Files with a checksum in their name never change, so browsers need not ask again for a year. */
const immutable = "public, max-age=31536000, immutable";
/** The icon and similar files may change with the next version. */
const shortLived = "public, max-age=3600";

interface StaticFilesParts {
  /** Folder of the built client files, with compressed versions beside them as `.br` and `.gz`. */
  readonly folder: string;
  /** Headers for every response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles a request, or returns false when no file has its address. */
type AnswerFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The bytes of a file by encoding. */
type Forms = Readonly<Partial<Record<ContentEncoding, Buffer>>> & { readonly identity: Buffer };

/** @throws when the folder cannot be read */
export function openStaticFiles({ folder, headers = {} }: StaticFilesParts): AnswerFile {
  const files = new Map<string, Partial<Record<ContentEncoding, Representation>>>();
  const add = (address: string, forms: Forms) =>
    files.set(address, representationsOf(address, forms, headers));
  for (const address of addressesIn(folder)) add(address, formsOnDisk(join(folder, address)));
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const [path = ""] = (request.url ?? "").split("?", 1);
    const file = files.get(path);
    const chosen = file?.[chooseEncoding(request.headers["accept-encoding"])] ?? file?.identity;
    if (!chosen) return false;
    sendRepresentation(request, response, chosen);
    return true;
  };
}

/** @returns addresses such as `/assets/root-B1x2.js`, without the compressed versions */
function addressesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, "/"));
}

function formsOnDisk(path: string): Forms {
  const read = (ending: string) => {
    try {
      return readFileSync(path + ending);
    } catch {
      return undefined;
    }
  };
  return { identity: readFileSync(path), br: read(".br"), gzip: read(".gz") };
}

function representationsOf(
  address: string,
  { identity, br, gzip }: Forms,
  headers: Readonly<Record<string, string>>,
): Partial<Record<ContentEncoding, Representation>> {
  const all = {
    ...headers,
    "Content-Type": getMimeType(extname(address)) ?? "application/octet-stream",
    "Cache-Control": address.startsWith("/assets/") ? immutable : shortLived,
    // Files that do not compress have one encoding only, and caches need not tell clients apart.
    ...(br || gzip ? { Vary: "Accept-Encoding" } : {}),
  };
  return {
    identity: represent(identity, "identity", all),
    br: br && represent(br, "br", all),
    gzip: gzip && represent(gzip, "gzip", all),
  };
}
