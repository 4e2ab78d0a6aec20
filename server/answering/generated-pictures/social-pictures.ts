/**
 * Serves social pictures by their addresses: generated on first request, then cached. An outdated or forged address
 * costs one query and draws nothing.
 */
import type { MiddlewareHandler } from "hono";
import { findSocialPictureText, type Sql } from "#catalogue";
import {
  addressOfSocialPicture,
  type PngMaker,
  readSocialAddress,
  type SocialPictureTexts,
  type SocialSubject,
  TooManyWaiting,
} from "#pictures";
import { addressIn, addressWithout } from "../../../site/addresses.ts";
import type { Texts } from "../../../site/door.ts";
import type { Log } from "../../log/index.ts";
import type { ContextEnvironment } from "../request-context/index.ts";
import { openFileCache } from "./file-cache.ts";

interface SocialPicturesParts {
  readonly sql: Sql;
  readonly maker: PngMaker;
  /** The site's name as drawn on each picture. */
  readonly siteName: string;
  /** Folder of the cached pictures. */
  readonly folder: string;
  readonly log: Log;
}

/** About 3,000 pictures of 60 to 90 KB each. */
const cacheBytes = 256 * 1024 * 1024;

const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable" };
/** Seconds. */
const retryAfter = "5";

/** Answers `/pictures/v1/social/…` in each language. */
export function socialPictures({
  sql,
  maker,
  siteName,
  folder,
  log,
}: SocialPicturesParts): MiddlewareHandler<ContextEnvironment> {
  const cache = openFileCache({ folder, maxBytes: cacheBytes, warn: log.warn });
  const pending = new Map<string, Promise<Uint8Array>>();

  const make = async (name: string, subject: SocialSubject, texts: SocialPictureTexts) => {
    const png = await maker.make(subject, siteName, texts);
    await cache.store(name, png);
    return png;
  };
  const makeOnce = (name: string, subject: SocialSubject, texts: SocialPictureTexts) => {
    const running = pending.get(name);
    if (running) return running;
    const making = make(name, subject, texts).finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  };

  return async (context) => {
    const { texts } = context.env.requestContext;
    const { refusals, socialPicture, islands } = texts;
    const path = addressWithout(islands.path, context.req.path);
    const asked = readSocialAddress(path);
    if (!asked) return context.text(refusals.noPicture, 404);
    const file = path.slice(path.lastIndexOf("/") + 1);
    const name = islands.path === "" ? file : `${texts.code}-${file}`;
    const found = await cache.find(name);
    if (found) return context.body(new Uint8Array(found), 200, headers);
    try {
      const subject = await subjectOf(sql, asked, texts);
      if (!subject) return context.text(refusals.noPicture, 404);
      const current = addressOfSocialPicture(subject, siteName);
      // Chats keep links for years, so the address of a former title redirects to the current picture.
      if (current !== path) return context.redirect(addressIn(islands.path, current), 302);
      return context.body(new Uint8Array(await makeOnce(name, subject, socialPicture)), 200, headers);
    } catch (error) {
      if (!(error instanceof TooManyWaiting))
        log.error(`${path} could not be made: ${error instanceof Error ? error.message : error}`);
      return context.text(refusals.pictureFailed, 503, { "Retry-After": retryAfter });
    }
  };
}

async function subjectOf(
  sql: Sql,
  asked: NonNullable<ReturnType<typeof readSocialAddress>>,
  { firstLines, words }: Texts,
): Promise<SocialSubject | null> {
  if (asked.kind === "home") return asked;
  if (asked.kind === "list") {
    const list = Object.entries({ "first-lines": firstLines, words }).find(
      ([path]) => path === asked.id,
    )?.[1];
    return list ? { ...asked, title: list.heading, hindiLine: list.ornament, line: null } : null;
  }
  const shown = await findSocialPictureText(sql, asked.kind, asked.id);
  return shown && ({ ...asked, ...shown } satisfies SocialSubject);
}
