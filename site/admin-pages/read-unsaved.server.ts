/**
 * Keeps the text of a form that was sent without a session or a database, for the failure page. To show a form again
 * takes longer than to refuse it, so the forms of strangers are not even read.
 */
import { isTrustedBrowser } from "#identity";
import type { Live } from "../live.ts";
import { readFields } from "../read-fields.server.ts";
import type { UnsavedForm } from "./admin-failure.ts";
import { sessionTokenOf, trustedTokenOf } from "./session.server.ts";

/**
 * Characters that are kept for a browser whose cookies nobody knows, or that cannot be looked up. Ten times the
 * longest song; showing them takes a twentieth of a second.
 */
const mostKeptOfUnknown = 100_000;

/** A letter of Devanagari has nine, as browsers encode it. */
const bytesOfCharacter = 9;

/**
 * Forms of such browsers that are read at once: they may be left unfinished, and each takes up to a megabyte
 * meanwhile.
 */
const mostUnknownAtOnce = 16;
let unknownAtOnce = 0;

/** @returns null for a stranger, for what is no form, and beyond the limits */
export async function readUnsaved(request: Request, live: Live): Promise<UnsavedForm | null> {
  if (sessionTokenOf(request) === null && trustedTokenOf(request) === null) return null;
  if (await isKnown(request, live)) return readTexts(request, Number.POSITIVE_INFINITY);
  if (unknownAtOnce >= mostUnknownAtOnce) return null;
  unknownAtOnce += 1;
  try {
    return await readTexts(request, mostKeptOfUnknown);
  } finally {
    unknownAtOnce -= 1;
  }
}

/** An administrator whose session has ended has still the other cookie. */
function isKnown(request: Request, { sql, now }: Live): Promise<boolean> {
  return isTrustedBrowser(sql, trustedTokenOf(request), now()).catch(() => false);
}

/** @param most characters */
async function readTexts(request: Request, most: number): Promise<UnsavedForm | null> {
  const form = await readFields(request, most * bytesOfCharacter).catch(() => null);
  if (!form) return null;
  const unsaved = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const characters = unsaved.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return characters > most ? null : { unsaved };
}
