/** A bulk action is all or nothing, whatever happens to its process. */
import { afterAll, expect, test } from "vitest";
import { processesIn } from "../../postgres/testing/index.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { startSite, stopProgram } from "./run-program.ts";
import { adminPassword, signInAt } from "./sign-in.ts";
import { withDatabase } from "./with-database.ts";

const folder = copyOfTemplate("no-songs");
afterAll(folder.remove);

const settings = { ADMIN_PASSWORD: adminPassword, STARTER_CATALOGUE: "off" };
const page = "/admin/lyrics/bulk";

/** @returns the address that the form leads to */
async function send(site: string, cookie: string, path: string, fields: readonly [string, string][]) {
  const answer = await fetch(site + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: site, Accept: "text/html" },
    body: new URLSearchParams(fields.map((field) => [...field])),
  });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

const read = async (site: string, cookie: string, path: string) =>
  (await fetch(site + path, { headers: { Cookie: cookie } })).text();

const countGhazals = () =>
  withDatabase(folder.path, async (sql) =>
    Number((await sql`select count(*) from lyrics where genre = 'Ghazal'`)[0]?.count),
  );

test("kill -9 in the middle of a bulk action leaves nothing of it, says so, and it can be done again", async () => {
  const site = await startSite(folder.path, settings);
  const cookie = await signInAt(site.address);
  const genre = [
    ["verb", "set-genre"],
    ["text", "Ghazal"],
  ] as const;
  let action = "";
  let isKilled = false;
  await withDatabase(folder.path, async (sql) => {
    // More than one statement changes.
    const songs = await sql<{ id: number }[]>`
      insert into lyrics (title, lyrics_hindi) select 'Geet', 'बोल' from generate_series(1, 510) returning id`;
    action = await send(site.address, cookie, page, [["page", songs.map(({ id }) => id).join(",")]]);
    await send(
      site.address,
      cookie,
      action,
      genre.map(([name, value]) => [name, value]),
    );
    const holding = sql.begin(async (transaction) => {
      // The second statement waits for this song.
      await transaction`select from private.search_fields order by lyric_id desc limit 1 for update`;
      await send(site.address, cookie, action, [["intent", "run"]]);
      const done = () => sql`select state, songs_done from private.bulk_actions`;
      await expect.poll(done).toEqual([{ state: "running", songs_done: 500 }]);
      const progress = await read(site.address, cookie, action);
      expect(progress).toContain("Look again");
      expect(await countGhazals()).toBe(0);
      site.child.kill("SIGKILL");
      isKilled = true;
      throw new Error("Lets the song go.");
    });
    await expect(holding).rejects.toThrow();
    expect(isKilled).toBe(true);
  });
  await site.ended;

  const again = await startSite(folder.path, settings);
  expect(await countGhazals()).toBe(0);
  const newCookie = await signInAt(again.address);
  expect(await read(again.address, newCookie, action)).toContain("it was stopped, and nothing was changed");
  await send(
    again.address,
    newCookie,
    action,
    genre.map(([name, value]) => [name, value]),
  );
  await send(again.address, newCookie, action, [["intent", "run"]]);
  await expect.poll(countGhazals, { timeout: 20_000 }).toBe(510);
  await expect
    .poll(() => read(again.address, newCookie, action), { timeout: 20_000 })
    .toContain("510 songs got the genre");
  await stopProgram(again);
  expect(processesIn(folder.path)).toEqual([]);
});
