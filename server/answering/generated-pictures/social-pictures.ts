/**
 * Social pictures by their addresses: made when first asked for, then kept. An address that is not the present one of
 * anything costs one look into the database and draws nothing.
 */
import type { MiddlewareHandler } from "hono";
import { findSocialPictureText, type Sql } from "#catalogue";
import {
  addressOfSocialPicture,
  type PngMaker,
  readSocialAddress,
  type SocialSubject,
  TooManyWaiting,
} from "#pictures";
import type { Log } from "../../log/index.ts";
import { openKeptFiles } from "./kept-files.ts";

export interface SocialPicturesParts {
  readonly sql: Sql;
  readonly maker: PngMaker;
  /** The site's name as it stands on each picture. */
  readonly siteName: string;
  /** Folder for the pictures that were made. */
  readonly folder: string;
  readonly log: Log;
}

/** About 3,000 pictures of 60 to 90 KB each. */
const keptBytes = 256 * 1024 * 1024;

const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable" };
/** Seconds. */
const retryAfter = "5";

/** Answers `/pictures/v1/social/…`. */
export function socialPictures({
  sql,
  maker,
  siteName,
  folder,
  log,
}: SocialPicturesParts): MiddlewareHandler {
  const kept = openKeptFiles({ folder, maxBytes: keptBytes, warn: log.warn });
  const inTheMaking = new Map<string, Promise<Uint8Array>>();

  const make = async (name: string, subject: SocialSubject) => {
    const png = await maker.make(subject, siteName);
    await kept.keep(name, png);
    return png;
  };
  const makeOnce = (name: string, subject: SocialSubject) => {
    const before = inTheMaking.get(name);
    if (before) return before;
    const making = make(name, subject).finally(() => inTheMaking.delete(name));
    inTheMaking.set(name, making);
    return making;
  };

  return async (context) => {
    const { path } = context.req;
    const asked = readSocialAddress(path);
    if (!asked) return context.text("No such picture.", 404);
    const name = path.slice(path.lastIndexOf("/") + 1);
    const found = await kept.find(name);
    if (found) return context.body(new Uint8Array(found), 200, headers);
    try {
      const subject = await subjectOf(sql, asked);
      if (!subject) return context.text("No such picture.", 404);
      const present = addressOfSocialPicture(subject, siteName);
      // Chats keep links for years: the picture of an old title leads to that of the new one.
      if (present !== path) return context.redirect(present, 302);
      return context.body(new Uint8Array(await makeOnce(name, subject)), 200, headers);
    } catch (error) {
      if (!(error instanceof TooManyWaiting))
        log.error(`${path} could not be made: ${error instanceof Error ? error.message : error}`);
      return context.text("This picture cannot be made at the moment.", 503, { "Retry-After": retryAfter });
    }
  };
}

async function subjectOf(
  sql: Sql,
  asked: NonNullable<ReturnType<typeof readSocialAddress>>,
): Promise<SocialSubject | null> {
  if (asked.kind === "home") return asked;
  const shown = await findSocialPictureText(sql, asked.kind, asked.id);
  return shown && { ...asked, ...shown };
}
