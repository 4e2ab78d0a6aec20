/** Runs on one server: tokens are read in this process. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { connectClient } from "../testing/connect-client.ts";
import { identities, publicKey } from "../testing/site.ts";

const { sql } = await openTestDatabase();
const run = Math.random().toString(36).slice(2, 8);
const member = `member_${run}`;
const group = `group_${run}`;

const settings = { event: "*", schema: "public", table: "settings" };
const songs = { event: "*", schema: "public", table: "lyrics" };

beforeAll(async () => {
  await sql.unsafe(`create role ${member}; create role ${group}; grant ${group} to ${member};
    grant usage on schema public to ${member}; grant select on settings to ${member};
    create policy group_reads on settings for select to ${group} using (true)`);
});

afterAll(async () => {
  await sql.unsafe(`drop owned by ${member}, ${group}; drop role ${member}, ${group}`);
});

beforeEach(() => {
  identities.set("token of a member", { role: member, endsAt: null });
});

/** It is valid for a second from now on. */
function makeShortToken(): string {
  identities.set("short token", { role: "anon", endsAt: Date.now() + 1_000 });
  return "short token";
}

const tryWith = async (access_token: string, binding: object) => {
  const { join, receive } = await connectClient(sql, "2.0.0");
  join([binding], { access_token });
  return JSON.stringify((await receive("phx_reply", "1")).payload);
};

describe("a token", () => {
  test("lets its channel follow the tables that its role may read, and no others", async () => {
    expect(await tryWith("token of a member", settings)).toContain('"ok"');
    expect(await tryWith("token of a member", songs)).toContain("lyrics may not be read");
  });

  test("does not let its channel follow a table whose policy for a group hides rows", async () => {
    await sql.unsafe(
      `create policy some_only on settings as restrictive to ${group} using (key = 'adCode1')`,
    );
    // Descriptions of tables are remembered for a while by each site, and each client has its own.
    expect(await tryWith("token of a member", settings)).toContain("settings may not be read");
    expect(await tryWith(publicKey, settings)).toContain('"ok"');
    await sql`drop policy some_only on settings`;
  });

  test("ends its channel when it ends, with a reason", async () => {
    const { join, receive } = await connectClient(sql, "2.0.0");
    join([songs], { access_token: makeShortToken() });
    expect((await receive("phx_reply", "1")).payload).toMatchObject({ status: "ok" });
    await receive("phx_close");
  });

  test("that replaces another in time keeps the channel open", async () => {
    const { join, receive, send, messages } = await connectClient(sql, "2.0.0");
    join([songs], { access_token: makeShortToken() });
    await receive("phx_reply", "1");
    send("access_token", { access_token: publicKey });
    await new Promise((settle) => setTimeout(settle, 1_300));
    expect(messages().map(({ event }) => event)).not.toContain("phx_close");
  });

  test("that replaces another with fewer rights ends the channel", async () => {
    const { join, receive, send } = await connectClient(sql, "2.0.0");
    join([songs]);
    await receive("phx_reply", "1");
    send("access_token", { access_token: "token of a member" });
    expect(JSON.stringify((await receive("phx_close")).payload)).toBe("{}");
  });
});
