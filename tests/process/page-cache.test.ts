/** Cached pages on two instances that share a database, the embedded one of the first instance. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveSong } from "#catalogue";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { embeddedDatabaseUrl } from "./embedded-database-url.ts";
import { type RunningSite, startSite, stopProgram, temporaryFolder } from "./run-program.ts";
import { withDatabase } from "./with-database.ts";

const folder = copyOfTemplate("no-songs");
const otherFolder = temporaryFolder();
const key = "a-key-for-writing";
const settings = { STARTER_CATALOGUE: "off", DATA_API_SECRET_KEY: key };
const song = {
  title: "Dheere Chal",
  singerNames: "Asha",
  albumName: "Dil Se",
  lyrics_english: "dheere chal",
};
let first: RunningSite;
let second: RunningSite;
let path: string;

beforeAll(async () => {
  first = await startSite(folder.path, settings);
  second = await startSite(otherFolder.path, { ...settings, DATABASE_URL: embeddedDatabaseUrl(folder.path) });
  const { id } = await withDatabase(folder.path, (sql) => saveSong(sql, song));
  path = `/lyrics/dheere-chal-${id}`;
});
afterAll(async () => {
  await Promise.all([stopProgram(first), stopProgram(second)]);
  folder.remove();
  otherFolder.remove();
});

const textOf = async (site: RunningSite, address = path) => (await fetch(site.address + address)).text();

async function writeAt(site: RunningSite, genre: string): Promise<void> {
  const answer = await fetch(`${site.address}/rest/v1/lyrics?title=eq.Dheere Chal`, {
    method: "PATCH",
    headers: { apikey: key, "Content-Type": "application/json" },
    body: JSON.stringify({ genre }),
  });
  expect(answer.status).toBe(204);
}

test("a change shows on every cached page at once on the instance that saved it, and soon on the other", async () => {
  const [inHindi, list] = [`/hi${path}`, "/search?q=dheere"];
  for (const site of [first, second])
    for (const address of [path, inHindi, list]) await textOf(site, address);
  for (const [genre, here, there] of [
    ["Qawwali", first, second],
    ["Lori", second, first],
  ] as const) {
    await writeAt(here, genre);
    for (const address of [path, inHindi, list]) expect(await textOf(here, address)).toContain(genre);
    for (const address of [path, inHindi])
      await vi.waitFor(async () => expect(await textOf(there, address)).toContain(genre), {
        timeout: 10_000,
      });
  }
});

test("a new ad code appears on cached pages", async () => {
  await textOf(second);
  await withDatabase(
    folder.path,
    (sql) => sql`insert into settings (key, value) values ('adCode1', '<ins>new</ins>')`,
  );
  await vi.waitFor(async () => expect(await textOf(second)).toContain("ins&gt;new"), 10_000);
});

test("while the database is down, cached pages are served and other pages answer 503", async () => {
  const before = await textOf(second);
  await stopProgram(first);
  for (const _ of [1, 2, 3]) {
    const answer = await fetch(second.address + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(before);
  }
  const other = await fetch(`${second.address}/albums`);
  expect([other.status, other.headers.has("Retry-After")]).toEqual([503, true]);
  first = await startSite(folder.path, settings);
  await vi.waitFor(async () => expect((await fetch(`${second.address}/albums`)).status).toBe(200), {
    timeout: 10_000,
  });
});
