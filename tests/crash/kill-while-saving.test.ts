/** Long, so it is run by hand: `npm run crash-test`. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { processesIn } from "../../postgres/testing/index.ts";
import { inDatabase } from "../process/in-database.ts";
import { startSite, stopProgram, temporaryFolder, wait } from "../process/running-program.ts";
import { adminPassword, signInAt } from "../process/sign-in.ts";
import { faultsIn, startWriters } from "../process/writers.ts";
import { saveByForm } from "./save-by-form.ts";

const rounds = Number(process.env.ROUNDS ?? 30);
const savesAtATime = 8;
const folder = temporaryFolder();
const start = () => startSite(folder.path, { ADMIN_PASSWORD: adminPassword });
let viewedSong = 0;

beforeAll(async () => {
  const site = await start();
  viewedSong = await inDatabase(folder.path, async (sql) =>
    Number((await sql`select id from lyrics order by id limit 1`)[0]?.id),
  );
  await stopProgram(site);
});
afterAll(folder.remove);

test(`kill -9 at a random moment of eight saves at a time, ${rounds} rounds: acknowledged is a subset of stored, and each stored song has exactly its credits in order`, async () => {
  let [sent, acknowledged, storedInFlight] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const name = `round${round}`;
    const site = await start();
    const writers = startWriters({
      ...{ address: site.address, viewedSong, round: name, writerCount: savesAtATime },
      save: saveByForm(site.address, await signInAt(site.address)),
    });
    await wait(200 + Math.random() * 800);
    site.child.kill("SIGKILL");
    await site.ended;
    await writers.done;
    const again = await start();
    const { faults, stored } = await inDatabase(folder.path, async (sql) => ({
      faults: await faultsIn(sql, writers, name),
      stored: Number((await sql`select count(*) from lyrics where title like ${`Bol ${name}-%`}`)[0]?.count),
    }));
    expect(faults).toEqual([]);
    await stopProgram(again);
    sent += writers.sent.length;
    acknowledged += writers.acknowledged.length;
    storedInFlight += stored - writers.acknowledged.length;
  }
  const inFlight = sent - acknowledged;
  console.log(
    `${rounds} rounds: ${sent} saves sent, ${acknowledged} acknowledged, ${inFlight} caught in flight, ` +
      `of which ${storedInFlight} had been stored.`,
  );
  expect(inFlight).toBeGreaterThanOrEqual(Math.min(20, rounds));
  expect(processesIn(folder.path)).toEqual([]);
}, 1_200_000);
