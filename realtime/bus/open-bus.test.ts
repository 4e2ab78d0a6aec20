/** Runs on one server: messages are packed in this process; `change-feed` listens on both. */
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { limits } from "../limits.ts";
import type { Broadcast } from "./bus-message.ts";
import { openBus } from "./open-bus.ts";

const { sql } = await openTestDatabase();

const message = (n: number): Broadcast => ({
  kind: "broadcast",
  topic: "realtime:a",
  event: String(n),
  encoding: "json",
  payload: "{}",
});

async function openInstance() {
  const logged: string[] = [];
  const bus = await openBus({ sql, limits, logError: (line) => logged.push(line) });
  const heard: [instance: string, event: string][] = [];
  const gaps = vi.fn();
  bus.follow({
    hear: (broadcast, instance) => heard.push([instance, (broadcast as Broadcast).event]),
    onGap: gaps,
  });
  onTestFinished(bus.close);
  return { bus, heard, gaps, logged };
}

test("all instances hear all messages in the same order", async () => {
  const instances = [await openInstance(), await openInstance(), await openInstance()];
  await Promise.all(
    instances.flatMap(({ bus }) => Array.from({ length: 200 }, (_, n) => bus.publish(message(n)))),
  );
  for (const { heard } of instances) await vi.waitFor(() => expect(heard).toHaveLength(600), 10_000);
  for (const { heard } of instances) expect(heard).toEqual(instances[0]?.heard);
  for (const { bus, heard } of instances) {
    const own = heard.filter(([instance]) => instance === bus.instance).map(([, event]) => Number(event));
    expect(own).toEqual(Array.from({ length: 200 }, (_, n) => n));
  }
});

test("what is no message is left out, with a line in the log", async () => {
  const { bus, heard, logged } = await openInstance();
  await sql`select pg_notify('antara_messages', 'x 1 1 1 [{"kind":"dance"}]'),
    pg_notify('antara_messages', 'x 2 1 1 {')`;
  await bus.publish(message(1));
  expect(heard).toEqual([[bus.instance, "1"]]);
  expect(logged).toEqual(Array(2).fill(expect.stringContaining("no message of live channels")));
});

test("a cut connection is reported as a gap", async () => {
  const { bus, gaps } = await openInstance();
  await bus.publish(message(1));
  expect(gaps).not.toHaveBeenCalled();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
  await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), 10_000);
});
