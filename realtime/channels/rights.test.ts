import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { connectClient } from "../testing/connect-client.ts";
import { publicKey, secretKey } from "../testing/site.ts";

const { sql } = await openTestDatabase();

describe("a role that may not read a table", () => {
  const attempt = async (key: string, table: string): Promise<string> => {
    const { join, receive } = await connectClient(sql, "2.0.0", key);
    join([{ event: "*", schema: "public", table }]);
    return JSON.stringify((await receive("phx_reply", "1")).payload);
  };

  test("may not subscribe to it", async () => {
    await sql`revoke select on settings from anon`;
    expect(await attempt(publicKey, "settings")).toContain("settings may not be read");
    expect(await attempt(secretKey, "settings")).toContain('"ok"');
    await sql`grant select on settings to anon`;
    expect(await attempt(publicKey, "settings")).toContain('"ok"');
  });

  test("completely may not subscribe to it, since a change goes to all subscribers", async () => {
    await sql`alter policy everybody_reads on settings using (key = 'adCode1')`;
    expect(await attempt(publicKey, "settings")).toContain("settings may not be read");
    expect(await attempt(secretKey, "settings")).toContain('"ok"');
    await sql`alter policy everybody_reads on settings using (true)`;
    await sql`create policy only_one on settings as restrictive for select to anon using (key = 'adCode1')`;
    expect(await attempt(publicKey, "settings")).toContain("settings may not be read");
    await sql`drop policy only_one on settings`;
  });

  test("does not get its changes by subscribing to everything", async () => {
    await sql`revoke select on settings from anon`;
    const { join, receive, messages } = await connectClient(sql, "2.0.0");
    join([{ event: "*", schema: "public" }]);
    await receive("system");
    await sql`insert into settings (key, value) values ('adCode1', 'secret')`;
    await sql`insert into singers (name) values ('Lata')`;
    await receive("postgres_changes");
    expect(JSON.stringify(messages())).not.toContain("adCode1");
    await sql`grant select on settings to anon`;
  });
});
