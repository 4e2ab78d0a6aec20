/** What may come later outlives kill -9, is shared by two instances, and is told of where it is not done yet. */
import { afterAll, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { embeddedDatabaseUrl } from "./embedded-database-url.ts";
import { startSite, stopProgram, temporaryFolder } from "./run-program.ts";
import { adminPassword, signInAt } from "./sign-in.ts";
import { withDatabase } from "./with-database.ts";

const folder = copyOfTemplate("no-songs");
const otherFolder = temporaryFolder();
afterAll(() => {
  folder.remove();
  otherFolder.remove();
});
const settings = { ADMIN_PASSWORD: adminPassword, STARTER_CATALOGUE: "off" };
const patient = { timeout: 40_000 };

type Sql = Parameters<Parameters<typeof withDatabase>[1]>[0];

const deletion = "deleting trash older than 30 days";

/** A song in the trash that the job deletes once it is due. */
async function addOldTrash(sql: Sql, title: string): Promise<void> {
  const { id } = await saveSong(sql, { title, lyrics_english: "la" });
  await sql`delete from lyrics where id = ${id}`;
  await sql`update private.trash set deleted_at = now() - interval '31 days'`;
}
const makeDue = (sql: Sql) => sql`update private.jobs set due_at = noted_at where key = ${deletion}`;
const isDone = (sql: Sql) => async () =>
  (
    await sql`select from private.jobs where key = ${deletion} and due_at > clock_timestamp() + interval '23 hours'`
  ).length === 1 && (await sql`select from private.trash`).length === 0;

test("kill -9 in the middle of a job leaves it due, and the next start does it", async () => {
  const site = await startSite(folder.path, settings);
  await withDatabase(folder.path, async (sql) => {
    await expect.poll(isDone(sql), patient).toBe(true);
    await addOldTrash(sql, "Killed");
    const holding = sql.begin(async (transaction) => {
      await transaction`lock table private.trash in access exclusive mode`;
      await makeDue(sql);
      const waiting = () =>
        sql`select from pg_stat_activity where query like '%private.trash%' and wait_event_type = 'Lock'`;
      await expect.poll(waiting, patient).toHaveLength(1);
      site.child.kill("SIGKILL");
      throw new Error("Lets the trash go.");
    });
    await expect(holding).rejects.toThrow();
  });
  await site.ended;
  const again = await startSite(folder.path, settings);
  await withDatabase(folder.path, (sql) => expect.poll(isDone(sql), patient).toBe(true));
  await stopProgram(again);
});

test("two instances on one database do a job once, and one takes over when the other is killed", async () => {
  const first = await startSite(folder.path, settings);
  const DATABASE_URL = embeddedDatabaseUrl(folder.path);
  const second = await startSite(otherFolder.path, { ...settings, DATABASE_URL });
  const times = () =>
    [first, second].map(({ output }) => output().split(`Done: ${deletion} (1).`).length - 1);
  await withDatabase(folder.path, async (sql) => {
    await addOldTrash(sql, "Once");
    await makeDue(sql);
    await expect.poll(isDone(sql), patient).toBe(true);
    await expect.poll(() => times().toSorted(), patient).toEqual([0, 1]);
    await addOldTrash(sql, "Taken over");
    await makeDue(sql);
    second.child.kill("SIGKILL");
    await second.ended;
    await expect.poll(isDone(sql), patient).toBe(true);
  });
  await stopProgram(first);
});

test("lists, their links and the dashboard say how many are not looked through yet, until they are", async () => {
  const site = await startSite(folder.path, settings);
  const cookie = await signInAt(site.address);
  const read = async (path: string) => {
    const html = await (await fetch(`${site.address}/admin${path}`, { headers: { Cookie: cookie } })).text();
    return html.replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "");
  };
  const pages: readonly (readonly [string, readonly string[]])[] = [
    ["", ["2 songs", "4 names"]],
    ["/lyrics", ["songs lack a script, 2 songs", "Likely twins: 3 songs"]],
    ["/lyrics/twins", ["3 songs"]],
    ["/lyrics/missing-scripts", ["2 songs"]],
    ["/singers", ["Likely twins: 1 singer"]],
    ["/artists/twins", ["1 artist"]],
    ["/words", ["2 songs"]],
    ["/words/without-entry", ["2 songs"]],
  ];
  const complete = /No two look alike|Every song has both|Every uncommon word/;
  await withDatabase(folder.path, async (sql) => {
    const jobs = ["learning songs", "finding likely twins"];
    await sql.begin(async (transaction) => {
      // Nobody does these jobs meanwhile.
      const held = () => transaction`select from private.jobs where key in ${sql(jobs)} for update`;
      await expect.poll(held, patient).toHaveLength(2);
      await sql`
        insert into lyrics (title, lyrics_hindi) select 'Geet ' || n, 'आ जा' from generate_series(1, 2) as n`;
      await sql`delete from private.twins_to_find`;
      await sql`insert into private.twins_to_find values ('lyrics', 1), ('lyrics', 2), ('lyrics', 3), ('singers', 1)`;
      for (const [path, counts] of pages) {
        const text = await read(path);
        for (const count of counts) expect(text, path).toContain(`${count} not looked through yet`);
        expect(text, path).not.toMatch(complete);
      }
    });
    await saveSong(sql, { title: "A change", lyrics_english: "la", lyrics_hindi: "ला" });
    for (const [path] of pages)
      await expect.poll(() => read(path), patient).not.toContain("not looked through yet");
    expect(await read("/lyrics/twins")).toMatch(complete);
  });
  await stopProgram(site);
});
