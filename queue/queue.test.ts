/** What may come later is done once, by one of several processes, and tried again until it succeeds. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { addJob, type Job, openQueue, type Queue } from "./index.ts";

const { sql, address } = await openTestDatabase();
const lines: string[] = [];
const open: Queue[] = [];
const openOne = () => {
  const queue = openQueue(address, { warn: (line) => lines.push(line) });
  open.push(queue);
  return queue;
};
const hour = 3_600_000;
const soon = { timeout: 20_000 };
/** A job that counts how often it was done. */
const counted = (key: string, more: Partial<Job> = {}) => {
  let times = 0;
  const run = async () => {
    times += 1;
    return undefined;
  };
  return { key, every: hour, run, ...more, times: () => times };
};
const rowOf = async (key: string) =>
  (
    await sql<{ failures: number; minutes: number }[]>`
      select failures, round(extract(epoch from due_at - clock_timestamp()) / 60)::int as minutes from private.jobs where key = ${key}`
  )[0];

beforeEach(async () => {
  await sql`delete from private.jobs`;
  lines.length = 0;
});
afterEach(() => Promise.all(open.splice(0).map((queue) => queue.close())));

test("a new job is done at once, and then when it is due", async () => {
  const job = counted("often", { every: 30 });
  openOne().add(job);
  await vi.waitFor(() => expect(job.times()).toBeGreaterThan(2), soon);
});

test("a job that says when it has to go on is due then", async () => {
  const job = counted("by steps", { run: async () => 20 * 60_000 });
  await openOne().add(job)();
  expect(await rowOf("by steps")).toEqual({ failures: 0, minutes: 20 });
});

test("of several processes one does each job, and the others leave it", async () => {
  const held = Promise.withResolvers<undefined>();
  const long = counted("long", { run: () => held.promise });
  const jobs = [1, 2, 3].map((number) => counted(`job ${number}`));
  const processes = [openOne(), openOne(), openOne()];
  const [first] = processes.flatMap((queue) => [long, ...jobs].map((job) => queue.add(job)));
  await vi.waitFor(
    async () =>
      expect(await sql`select from private.jobs where due_at > now() + interval '50 minutes'`).toHaveLength(
        3,
      ),
    soon,
  );
  expect(jobs.map(({ times }) => times())).toEqual([1, 1, 1]);
  // It is under way in one of them; asking another one for it does nothing.
  await Promise.race([first?.(), Promise.resolve()]);
  held.resolve(undefined);
  await vi.waitFor(async () => expect((await rowOf("long"))?.minutes).toBe(60), soon);
  expect(lines).toEqual([]);
});

test("what is asked for while it is being done is done once more, however often it was asked for", async () => {
  const gates = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let times = 0;
  const wake = openOne().add({
    key: "asked",
    every: hour,
    run: () => gates[times++]?.promise ?? Promise.resolve(undefined),
  });
  await vi.waitFor(() => expect(times).toBe(1), soon);
  const asked = [wake(), wake(), wake()];
  for (const gate of gates) gate.resolve(undefined);
  await Promise.all(asked);
  expect(times).toBe(2);
});

test("a key has one row: adding it again adds none, and it goes with its job", async () => {
  const job = counted("once", { every: undefined as never });
  const add = () => sql.begin((transaction) => addJob(transaction, "once"));
  expect([await add(), await add()]).toEqual([true, false]);
  expect(await sql`select from private.jobs`).toHaveLength(1);
  openOne().add(job);
  await vi.waitFor(async () => expect(await rowOf("once")).toBeUndefined(), soon);
  expect(job.times()).toBe(1);
  expect(await add()).toBe(true);
});

test.each([
  ["was far ahead when the row was written", "400 days", "400 days 1 hour"],
  ["was far behind when the row was written", "-400 days", "-399 days"],
])("a job is done once if the clock %s", async (_when, noted, due) => {
  await sql`
    insert into private.jobs (key, noted_at, due_at)
    values ('timed', now() + ${noted}::text::interval, now() + ${due}::text::interval)`;
  const job = counted("timed");
  openOne().add(job);
  await vi.waitFor(async () => expect((await rowOf("timed"))?.minutes).toBe(60), soon);
  expect(job.times()).toBe(1);
});

test("a job that is not due yet is left, also by a process that has just started", async () => {
  await sql`insert into private.jobs (key, due_at) values ('tomorrow', now() + interval '1 day')`;
  const [tomorrow, other] = [counted("tomorrow"), counted("other")];
  const queue = openOne();
  queue.add(tomorrow);
  await queue.add(other)();
  await vi.waitFor(async () => expect((await rowOf("other"))?.minutes).toBe(60), soon);
  expect(tomorrow.times()).toBe(0);
});

test("a failing job stops no other one, and is tried again after a pause that grows", async () => {
  const failing = counted("failing", {
    run: async (transaction) => {
      await transaction`select 1 / 0`;
      return undefined;
    },
  });
  const other = counted("other");
  const queue = openOne();
  const again = queue.add(failing);
  queue.add(other);
  await vi.waitFor(() => expect([other.times(), lines.length]).toEqual([1, 1]), soon);
  for (let times = 0; times < 9; times += 1) await again();
  expect(lines.slice(0, 3)).toEqual(
    [15, 30, 60].map((seconds) => `Failed: failing, to be tried again in ${seconds} s: division by zero`),
  );
  expect(await rowOf("failing")).toEqual({ failures: 10, minutes: 60 });
});

test("what a job writes in its transaction is written once, or not at all", async () => {
  await sql`create table written (word text)`;
  let tries = 0;
  const wake = openOne().add({
    key: "writing",
    every: hour,
    run: async (transaction) => {
      await transaction`insert into written values ('here')`;
      if (++tries === 1) throw new Error("Not today.");
      return undefined;
    },
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1), soon);
  expect(await sql`select from written`).toHaveLength(0);
  await wake();
  expect(await sql`select from written`).toHaveLength(1);
});

test("a process that ends soon leaves what it has no time for", async () => {
  const job = counted("long", { notBefore: hour });
  const queue = openOne();
  queue.add(job);
  const other = counted("other");
  await queue.add(other)();
  await queue.close();
  expect(job.times()).toBe(0);
});
