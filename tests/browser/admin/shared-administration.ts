/**
 * A site without songs that the test files of one worker process use one after the other, since the start of a site
 * of its own takes each of them two seconds of the processor. Every file begins with an empty catalogue.
 */
import { setTimeout } from "node:timers/promises";
import { beforeAll } from "vitest";
import { learnSongs } from "#catalogue";
import { joinDatabase } from "#postgres";
import { folderOfSharedSite, noteSharedSite } from "../../process/data-folder-templates.ts";
import { type RunningSite, startSite } from "../../process/run-program.ts";
import { signInAt } from "../../process/sign-in.ts";
import { keepProfilesOf } from "../browser-profiles.ts";
import { type Administration, administrationOf, type Database, password } from "./administrator.ts";

/** Of the site at `/metrics`. */
export const metricsToken = "a-token-of-these-tests";

interface Shared {
  readonly site: RunningSite;
  readonly database: Database;
}

/**
 * Of this worker process; the setup of the run ends it, because a worker process does not learn which file is its
 * last.
 */
let started: Promise<Shared> | undefined;

/**
 * To be called at the top of a test file that puts back what it changes besides songs, their people, codes and
 * preferences.
 */
export function openSharedAdministration(): Administration {
  let shared: Shared;
  let session: string;
  beforeAll(async () => {
    started ??= start();
    shared = await started;
    await empty(shared.database.sql);
    session = await signInAt(shared.site.address);
  });
  return administrationOf({
    address: () => shared.site.address,
    sql: () => shared.database.sql,
    session: () => session,
  });
}

async function start(): Promise<Shared> {
  const folder = folderOfSharedSite();
  const site = await startSite(folder, {
    ADMIN_PASSWORD: password,
    STARTER_CATALOGUE: "off",
    METRICS_TOKEN: metricsToken,
    // Visitors with different addresses are told by a header.
    TRUSTED_PROXY: "127.0.0.1",
  });
  noteSharedSite(site.child.pid);
  keepProfilesOf(site.address);
  return { site, database: await joinDatabase({ dataDir: folder, log: console }) };
}

/** Tables that a new site has empty and the tests of the administration fill. */
const filled = [
  ...["lyrics", "albums", "singers", "lyricists", "music_directors", "settings"],
  ...["person_facts", "album_facts", "person_aliases", "album_aliases"],
];

/** The same of the schema `private`. */
const filledInPrivate = [
  ...["bulk_actions", "different_entries", "drafts", "merged_entries", "merged_genres", "missed_searches"],
  ...["passkeys", "recovery_codes", "revisions", "sessions", "sign_in_failures", "starter_rows"],
  ...["song_reports", "trash", "unfinished_forms"],
];

/** By deleting rows, of which the running site learns as of every change. */
async function empty(sql: Database["sql"]): Promise<void> {
  for (const table of [...filled, ...filledInPrivate.map((name) => `private.${name}`)])
    await sql`delete from ${sql(table)}`;
  await sql`update private.preferences set offers_machine_versions = true`;
  // What the site has learned of the songs of the file before would be in its drafts.
  await learnWhatIsLeft(sql);
}

/**
 * The site itself learns after a while, and a few songs at a time: hundreds of deleted ones take it half a minute
 * beside other tests.
 */
export async function learnWhatIsLeft(sql: Database["sql"]): Promise<void> {
  while ((await sql`select from private.songs_to_learn`).length > 0) {
    const learned = await learnSongs(sql, 200);
    if (learned === 0) await setTimeout(20);
  }
}
