/** An answer that is whole, in each encoding that was asked for; each is made once. */
import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { followsChange } from "./kept-address.ts";

export type Encoding = "br" | "gzip" | "identity";

/** What is sent for one encoding. */
export interface Variant {
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly headers: string[];
  /** The same for an answer that says nothing has changed. */
  readonly unchangedHeaders: string[];
  readonly body: Buffer;
}

export interface FinishedPage {
  readonly status: number;
  /** Whether others may get it too. */
  readonly mayBeKept: boolean;
  /** Without what depends on the encoding. */
  readonly headers: readonly (readonly [string, string])[];
  /** Of the content, without its encoding. */
  readonly tag: string;
  readonly variants: Map<Encoding, Variant>;
}

/** Belong to one connection or one request, or are written for each encoding. */
const ownHeaders =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding|vary)$/;

/**
 * For browsers: ask each time, which costs 304. For caches in front of us: two seconds, and longer only while a newer one is
 * fetched, or cannot be (RFC 9213 speaks to them alone; a browser would show its reader a stale page).
 */
const keeping = [
  ["Cache-Control", "public, max-age=0, s-maxage=2"],
  ["CDN-Cache-Control", "public, max-age=2, stale-while-revalidate=60, stale-if-error=86400"],
] as const;

/** Headers that an answer without content repeats (RFC 9110, 15.4.5). */
const repeated = /^(?:cache-control|cdn-cache-control|etag|vary)$/i;

const vary = `Accept-Encoding, ${followsChange}`;

/** @returns the answer, read to its end */
export async function finishPage(answer: Response): Promise<FinishedPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.test(name));
  const mayBeKept = isForAll(answer);
  const page = {
    ...{ status: answer.status, mayBeKept },
    headers: mayBeKept && !answer.headers.has("Cache-Control") ? [...headers, ...keeping] : headers,
    tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    variants: new Map<Encoding, Variant>(),
  };
  page.variants.set("identity", variantOf(page, "identity", body));
  return page;
}

/** The one rule about answers, as `keptAddressOf` is about requests. */
function isForAll({ status, headers }: Response): boolean {
  const isOwn = headers.has("Set-Cookie") || /no-store|private/.test(headers.get("Cache-Control") ?? "");
  return status === 200 && !isOwn;
}

/** @returns the page in an encoding, made now or before */
export function variantFor(page: FinishedPage, encoding: Encoding): Variant {
  const made = page.variants.get(encoding);
  if (made) return made;
  const variant = variantOf(page, encoding, compress[encoding](plainBodyOf(page)));
  // Nobody has asked for the plain text yet, which is four times as large, and seldom will.
  if (page.variants.size === 1) page.variants.clear();
  page.variants.set(encoding, variant);
  return variant;
}

/** @returns bytes that the page takes in memory */
export function sizeOf({ headers, variants }: FinishedPage): number {
  const headersSize = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return [...variants.values()].reduce((sum, { body }) => sum + body.length + headersSize, 500);
}

function variantOf(
  { mayBeKept, headers, tag }: Omit<FinishedPage, "variants">,
  encoding: Encoding,
  body: Buffer,
): Variant {
  const own = [
    ...headers,
    ["Vary", vary],
    ["Content-Length", String(body.length)],
    ...(encoding === "identity" ? [] : [["Content-Encoding", encoding]]),
    ...(mayBeKept ? [["ETag", `"${tag}-${encoding}"`]] : []),
  ];
  const unchangedHeaders = own.filter(([name = ""]) => repeated.test(name)).flat();
  return { headers: own.flat(), unchangedHeaders, body };
}

/** Level 5 gives pages a tenth less than gzip in half its time; the next that gives more takes ten times as long. */
const compress: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => gzipSync(body),
  identity: (body) => body,
};

function plainBodyOf({ variants }: FinishedPage): Buffer {
  const [plain, brotli, gzip] = (["identity", "br", "gzip"] as const).map((name) => variants.get(name)?.body);
  if (plain) return plain;
  return brotli ? brotliDecompressSync(brotli) : gunzipSync(gzip ?? Buffer.of());
}
