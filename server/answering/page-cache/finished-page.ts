/** A complete page with its encodings, each made on first use. */
import {
  type ContentEncoding,
  compressAsync,
  decompress,
  type Representation,
  represent,
} from "../representations/index.ts";
import { followsChange } from "./cacheable-address.ts";

export interface FinishedPage {
  readonly status: number;
  /** Whether other visitors may get it too. */
  readonly isCacheable: boolean;
  /** Without headers that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Each made on first use. */
  readonly encodings: Map<ContentEncoding, Representation>;
  readonly pendingEncodings: Map<ContentEncoding, Promise<Representation>>;
  /** The uncompressed body, until it is first encoded. */
  rendered?: Buffer | undefined;
}

/** Headers that belong to one connection or request, or are written per encoding. */
const ownHeaders =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding|vary)$/;

/**
 * Browsers revalidate each time, which costs a 304. Caches in front of us keep pages for two seconds, and longer only
 * while a newer page is fetched or cannot be (RFC 9213 addresses only them; a browser would show a stale page).
 */
const sharedCaching = {
  "Cache-Control": "public, max-age=0, s-maxage=2",
  "CDN-Cache-Control": "public, max-age=2, stale-while-revalidate=60, stale-if-error=86400",
};

const vary = `Accept-Encoding, ${followsChange}`;

/**
 * @param extraHeaders replace headers of the response; names in lower case
 * @returns the page, with the whole body read
 */
export async function finishPage(
  answer: Response,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<FinishedPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const isCacheable = mayBeShared(answer);
  return {
    status: answer.status,
    isCacheable,
    headers: {
      ...Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.test(name))),
      ...extraHeaders,
      ...(isCacheable && !answer.headers.has("Cache-Control") ? sharedCaching : {}),
      Vary: vary,
    },
    encodings: new Map(),
    pendingEncodings: new Map(),
    rendered: body,
  };
}

/** The only rule about responses, like `cacheableAddressOf` about requests. */
function mayBeShared({ status, headers }: Response): boolean {
  const isOwn = headers.has("Set-Cookie") || /no-store|private/.test(headers.get("Cache-Control") ?? "");
  return status === 200 && !isOwn;
}

/** @returns the page in an encoding, made now or before */
export function encodePage(page: FinishedPage, encoding: ContentEncoding): Promise<Representation> {
  const running = page.pendingEncodings.get(encoding);
  if (running) return running;
  const pending = compressPage(page, encoding).finally(() => page.pendingEncodings.delete(encoding));
  page.pendingEncodings.set(encoding, pending);
  return pending;
}

async function compressPage(page: FinishedPage, encoding: ContentEncoding): Promise<Representation> {
  const made = page.encodings.get(encoding);
  if (made) return made;
  const body = await compressAsync(plainBodyOf(page), encoding);
  const form = represent(body, encoding, page.headers);
  page.encodings.set(encoding, form);
  // The plain body is four times as large as its encodings, and rarely needed again.
  page.rendered = undefined;
  return form;
}

function plainBodyOf({ rendered, encodings }: FinishedPage): Buffer {
  if (rendered) return rendered;
  const [[encoding, { body }] = ["identity", { body: Buffer.of() }] as const] = encodings;
  return decompress(body, encoding);
}

/** Bytes for headers and bookkeeping per entry, roughly as measured. */
const overheadBytes = 2_000;

/** @returns the memory that the page takes, in bytes */
export function sizeOf({ encodings, rendered }: FinishedPage): number {
  const bodies = [...encodings.values()].map(({ body }) => body).concat(rendered ?? []);
  return bodies.reduce((sum, { length }) => sum + length + overheadBytes, 0);
}
