/** An answer that is whole, in each encoding that was asked for; each is made once. */
import {
  type ContentEncoding,
  compressAside,
  decompress,
  type Representation,
  represent,
} from "../representations/index.ts";
import { followsChange } from "./kept-address.ts";

export interface FinishedPage {
  readonly status: number;
  /** Whether others may get it too. */
  readonly mayBeKept: boolean;
  /** Without what depends on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Each made when it is first asked for. */
  readonly forms: Map<ContentEncoding, Representation>;
  readonly formsInTheMaking: Map<ContentEncoding, Promise<Representation>>;
  /** What was rendered, until a form of it is made. */
  rendered?: Buffer | undefined;
}

/** Belong to one connection or one request, or are written for each encoding. */
const ownHeaders =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding|vary)$/;

/**
 * For browsers: ask each time, which costs 304. For caches in front of us: two seconds, and longer only while a newer one is
 * fetched, or cannot be (RFC 9213 speaks to them alone; a browser would show its reader a stale page).
 */
const keeping = {
  "Cache-Control": "public, max-age=0, s-maxage=2",
  "CDN-Cache-Control": "public, max-age=2, stale-while-revalidate=60, stale-if-error=86400",
};

const vary = `Accept-Encoding, ${followsChange}`;

/**
 * @param besides headers that stand in the place of the answer's own; names in small letters
 * @returns the answer, read to its end
 */
export async function finishPage(
  answer: Response,
  besides: Readonly<Record<string, string>> = {},
): Promise<FinishedPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const mayBeKept = isForAll(answer);
  return {
    status: answer.status,
    mayBeKept,
    headers: {
      ...Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.test(name))),
      ...besides,
      ...(mayBeKept && !answer.headers.has("Cache-Control") ? keeping : {}),
      Vary: vary,
    },
    forms: new Map(),
    formsInTheMaking: new Map(),
    rendered: body,
  };
}

/** The one rule about answers, as `keptAddressOf` is about requests. */
function isForAll({ status, headers }: Response): boolean {
  const isOwn = headers.has("Set-Cookie") || /no-store|private/.test(headers.get("Cache-Control") ?? "");
  return status === 200 && !isOwn;
}

/** @returns the page in an encoding, made now or before */
export function makeForm(page: FinishedPage, encoding: ContentEncoding): Promise<Representation> {
  const running = page.formsInTheMaking.get(encoding);
  if (running) return running;
  const making = compressPage(page, encoding).finally(() => page.formsInTheMaking.delete(encoding));
  page.formsInTheMaking.set(encoding, making);
  return making;
}

async function compressPage(page: FinishedPage, encoding: ContentEncoding): Promise<Representation> {
  const made = page.forms.get(encoding);
  if (made) return made;
  const body = await compressAside(plainBodyOf(page), encoding);
  const form = represent(body, encoding, page.headers);
  page.forms.set(encoding, form);
  // The plain text is four times as large as its compressed forms, and seldom asked for again.
  page.rendered = undefined;
  return form;
}

function plainBodyOf({ rendered, forms }: FinishedPage): Buffer {
  if (rendered) return rendered;
  const [[encoding, { body }] = ["identity", { body: Buffer.of() }] as const] = forms;
  return decompress(body, encoding);
}

/** Of the headers and all that belongs to an entry; about as much as was measured. */
const besides = 2_000;

/** @returns bytes that the page takes in memory */
export function sizeOf({ forms, rendered }: FinishedPage): number {
  const bodies = [...forms.values()].map(({ body }) => body).concat(rendered ?? []);
  return bodies.reduce((sum, { length }) => sum + length + besides, 0);
}
