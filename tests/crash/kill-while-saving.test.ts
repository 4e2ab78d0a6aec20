/** Long, so it is run by hand: `npm run crash-test`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processesIn } from "../../postgres/testing/index.ts";
import { type RunningSite, startSite, stopProgram, temporaryFolder } from "../process/run-program.ts";
import { adminPassword, signInAt } from "../process/sign-in.ts";
import { withDatabase } from "../process/with-database.ts";
import { findDataErrors, type SentSong, startWriters } from "../process/writers.ts";
import { saveByForm } from "./save-by-form.ts";

const rounds = Number(process.env.ROUNDS ?? 30);
const writerCount = 8;
/** From the kill to the first song that is saved again. */
const maxOutageMs = 5_000;
const kinds = ["application", "database", "both"] as const;

type Kind = (typeof kinds)[number];

const folder = temporaryFolder();
const start = () => startSite(folder.path, { ADMIN_PASSWORD: adminPassword });
let site: RunningSite;
let session: string;
let viewedSong = 0;

beforeAll(async () => {
  site = await start();
  session = await signInAt(site.address);
  viewedSong = await withDatabase(folder.path, async (sql) =>
    Number((await sql`select id from lyrics order by id limit 1`)[0]?.id),
  );
});
afterAll(folder.remove);

test(
  `kill -9 during eight parallel saves loses no acknowledged song, ${rounds} rounds`,
  async () => {
    let [sent, acknowledged, found] = [0, 0, 0];
    const outages: Record<Kind, number[]> = { application: [], database: [], both: [] };
    for (let round = 0; round < rounds; round += 1) {
      const kind = kinds[round % kinds.length] ?? "both";
      const name = `round${round}`;
      const writers = startWriters({
        address: site.address,
        viewedSong,
        round: name,
        writerCount,
        save: saveByForm(site.address, session),
      });
      await wait(200 + Math.random() * 800);
      const killedAt = performance.now();
      await kill(kind);
      await writers.done;
      await saveAgain(name, writers);
      const outage = performance.now() - killedAt;
      outages[kind].push(outage);
      const { errors, stored } = await withDatabase(folder.path, async (sql) => ({
        errors: await findDataErrors(sql, writers, name),
        stored: Number(
          (await sql`select count(*) from lyrics where title like ${`Bol ${name}-%`}`)[0]?.count,
        ),
      }));
      expect({ round, kind, errors }).toEqual({ round, kind, errors: [] });
      sent += writers.sent.length;
      acknowledged += writers.acknowledged.length;
      found += stored;
      if ((round + 1) % 100 === 0)
        console.log(
          `${round + 1} rounds: ${acknowledged} acknowledged, ${found} found; longest outage ${Math.round(longestOf(outages))} ms`,
        );
    }
    console.log(
      `${rounds} rounds: ${sent} songs sent, ${acknowledged} acknowledged, ${found} found: none lost, incomplete or duplicated.`,
    );
    for (const kind of kinds)
      console.log(`Saving again after a kill of ${nameOf[kind]}: ${describe(outages[kind])}`);
    expect(sent - acknowledged).toBeGreaterThanOrEqual(Math.min(20, rounds));
    // Checked at the end: a slow round must not hide whether later rounds lose songs.
    expect(longestOf(outages)).toBeLessThan(maxOutageMs);
    await stopProgram(site);
    expect(processesIn(folder.path)).toEqual([]);
  },
  120_000 + rounds * 15_000,
);

const nameOf: Record<Kind, string> = {
  application: "the application",
  database: "the database",
  both: "both",
};

async function kill(kind: Kind): Promise<void> {
  if (kind !== "application") process.kill(serverPid(), "SIGKILL");
  if (kind === "database") return;
  site.child.kill("SIGKILL");
  await site.ended;
  site = await start();
}

/** The first line of PostgreSQL's pid file. */
function serverPid(): number {
  return Number.parseInt(readFileSync(join(folder.path, "postgres", "postmaster.pid"), "utf8"), 10);
}

/** Tries until one song is acknowledged. Failed tries count as sent, since each may have been stored. */
async function saveAgain(
  round: string,
  writers: { readonly sent: SentSong[]; readonly acknowledged: SentSong[] },
): Promise<void> {
  const save = saveByForm(site.address, session);
  for (let attempt = 0; ; attempt += 1) {
    const people = { singers: [`Gaayak ${attempt}`], lyricists: [`Shaayar ${attempt}`] };
    const song = { title: `Bol ${round}-again-${attempt}`, album: "Album 0", ...people };
    writers.sent.push(song);
    const isSaved = await save(song).then(
      () => true,
      () => false,
    );
    if (isSaved) return void writers.acknowledged.push(song);
    await wait(20);
  }
}

function longestOf(outages: Record<Kind, number[]>): number {
  return Math.max(...Object.values(outages).flat());
}

function describe(outages: readonly number[]): string {
  if (outages.length === 0) return "not tried";
  const sorted = outages.toSorted((one, other) => one - other);
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  return `${outages.length} times, median ${middle} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`;
}
