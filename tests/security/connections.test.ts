/** What a function of the operator's own does to its connection, and what later requests of other networks see. */
import { expect, test } from "vitest";
import { ask, withItsDatabase } from "./attacked-site.ts";
import { publicKey } from "./attacked-site-settings.ts";

const send = (path: string, from: string) =>
  ask(`/rest/v1/${path}`, { headers: { "X-Forwarded-For": from, apikey: publicKey } });

/** Does that in the place of a function that the public key may call, and puts it back. */
const whileFunctionDoes = (command: string, work: () => Promise<void>) =>
  withItsDatabase(async (sql) => {
    const [former] = await sql<{ text: string }[]>`
      select pg_get_functiondef('public.increment_views'::regproc) as text`;
    await sql.unsafe(`create or replace function public.increment_views(song_id bigint) returns bigint
      language plpgsql as 'begin ${command}; return 1; end'`);
    await sql`revoke select on track_numbers from anon`;
    try {
      await work();
    } finally {
      await sql`grant select on track_numbers to anon`;
      await sql.unsafe(former?.text ?? "");
    }
  });

const shown = "lyrics?select=created_at&limit=1";
const hidden = "track_numbers?limit=1";

test.each([
  ["its role", "perform set_config(''role'', ''service_role'', false)"],
  ["a time limit", "set statement_timeout = 1"],
  ["a time zone", "set timezone = ''Asia/Kolkata''"],
  ["no plans", "deallocate all"],
])("a function that leaves %s behind changes no request of another network", async (_, command) => {
  await whileFunctionDoes(command, async () => {
    const before = (await send(shown, "198.51.100.1")).text;
    const call = async (_: unknown, n: number) =>
      (await send("rpc/increment_views?song_id=1", `203.0.${n}.1`)).status;
    // Its own commit may be late for the time limit.
    for (const status of await Promise.all(Array.from({ length: 16 }, call)))
      expect([200, 504]).toContain(status);
    const read = async (_: unknown, n: number) => {
      const { status, text } = await send(n % 2 ? hidden : shown, `198.51.${n}.1`);
      return n % 2 ? status : text;
    };
    const answers = await Promise.all(Array.from({ length: 60 }, read));
    expect(new Set(answers)).toEqual(new Set([before, 401]));
    for (const status of await Promise.all(Array.from({ length: 16 }, call)))
      expect([200, 504]).toContain(status);
  });
});
