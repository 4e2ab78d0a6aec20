/**
 * Presence as the official client sees it, on one site and on several of one database.
 * Runs on one server: clients send messages through the database, whatever its version.
 */
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { joinPresent, type PresentClient } from "../testing/present-client.ts";
import { connectPlainly, openSite, secretKey } from "../testing/site.ts";

const { sql } = await openTestDatabase();

/** Waits until all clients see the same members. */
async function expectState(clients: readonly PresentClient[], state: readonly string[]) {
  await vi.waitFor(
    () => expect(clients.map((each) => each.state())).toEqual(clients.map(() => state)),
    10_000,
  );
}

describe.each(["1.0.0", "2.0.0"])("in protocol %s", (vsn) => {
  test("who joins gets all who are present, and all see who comes and goes, in every instance", async () => {
    const [one, other] = [await openSite(sql), await openSite(sql)];
    const asha = await joinPresent(one, { vsn, key: "a", name: "Asha" });
    const lata = await joinPresent(other, { vsn, key: "l", name: "Lata" });
    const guest = await joinPresent(other, { vsn });
    expect(guest.state()).toEqual(["a: Asha", "l: Lata"]);
    await expectState([asha, lata, guest], ["a: Asha", "l: Lata"]);
    expect(await lata.channel.untrack()).toBe("ok");
    await expectState([asha, lata, guest], ["a: Asha"]);
    await asha.client.removeAllChannels();
    await expectState([lata, guest], []);
    expect(guest.events).toEqual(["join a", "join l", "leave l", "leave a"]);
  });

  test("who tracks again is updated, and is never gone in between", async () => {
    const site = await openSite(sql);
    const asha = await joinPresent(site, { vsn, key: "a", name: "Asha" });
    const guest = await joinPresent(site, { vsn });
    const seen: string[][] = [];
    const watch = setInterval(() => seen.push(guest.state()), 1);
    expect(await asha.channel.track({ name: "Bhosle" })).toBe("ok");
    await expectState([asha, guest], ["a: Bhosle"]);
    clearInterval(watch);
    expect(seen.filter((state) => state.length !== 1)).toEqual([]);
  });

  test("several clients with one key are shown together, each with what it tells", async () => {
    const site = await openSite(sql);
    const clients = await Promise.all(
      ["phone", "laptop"].map((name) => joinPresent(site, { vsn, key: "asha", name })),
    );
    await expectState(clients, ["asha: laptop phone"]);
    await clients[0]?.channel.untrack();
    await expectState(clients, ["asha: laptop"]);
  });

  test("a client whose connection ends is gone", async () => {
    const site = await openSite(sql);
    const guest = await joinPresent(site, { vsn });
    const dying = await connectPlainly(site);
    dying.send(["1", "1", "realtime:room", "phx_join", { config: { presence: { key: "d" } } }]);
    await dying.find<unknown[]>(([, ref]) => ref === "1");
    dying.send(["1", "2", "realtime:room", "presence", { event: "track", payload: { name: "Dev" } }]);
    await expectState([guest], ["d: Dev"]);
    dying.socket.terminate();
    await expectState([guest], []);
  });
});

test("a client that has tracked itself sees itself at once", async () => {
  const asha = await joinPresent(await openSite(sql, { limits: { presenceEveryMs: 10 } }), { key: "a" });
  for (const name of ["Asha", "Bhosle"]) {
    await new Promise((settle) => setTimeout(settle, 50));
    await asha.channel.track({ name });
    expect(asha.state()).toEqual([`a: ${name}`]);
  }
});

test("a client that chose no key gets one of its own", async () => {
  const site = await openSite(sql);
  const clients = await Promise.all(["Asha", "Lata"].map((name) => joinPresent(site, { name })));
  await vi.waitFor(() => expect(clients[0]?.state()).toHaveLength(2), 10_000);
  expect(
    clients[0]
      ?.state()
      .map((line) => line.split(": ")[1])
      .sort(),
  ).toEqual(["Asha", "Lata"]);
});

test("every text can be a key", async () => {
  const site = await openSite(sql);
  const keys = ["constructor", 'a"\\ न🙏'];
  const clients = await Promise.all(keys.map((key) => joinPresent(site, { key, name: "x" })));
  await expectState(clients, keys.map((key) => `${key}: x`).sort());
  // The official client loses this one name, so it is looked at on its way.
  const plain = await connectPlainly(site);
  plain.send(["1", "1", "realtime:room", "phx_join", { config: { presence: { enabled: true } } }]);
  await plain.find<unknown[]>(([, , , event]) => event === "presence_state");
  await joinPresent(site, { key: "__proto__", name: "x" });
  const [, , , , diff] = await plain.find<unknown[]>(([, , , event]) => event === "presence_diff");
  expect(Object.entries((diff as { joins: object }).joins)).toEqual([
    ["__proto__", { metas: [{ name: "x", phx_ref: expect.any(String) }] }],
  ]);
});

test("a client that tracks without a listener for presence sees the others all the same", async () => {
  const site = await openSite(sql);
  await joinPresent(site, { key: "a", name: "Asha" });
  const { client } = await joinPresent(site, { room: "elsewhere" });
  const channel = client.channel("room", { config: { presence: { key: "b" } } });
  await new Promise<void>((settle) => channel.subscribe(() => settle()));
  await channel.track({ name: "Begum" });
  await vi.waitFor(() => expect(Object.keys(channel.presenceState()).sort()).toEqual(["a", "b"]), 10_000);
});

test("after a restart of the site a client that has joined again sees who is present now", async () => {
  const first = await openSite(sql);
  const clients = await Promise.all(["a", "b"].map((key) => joinPresent(first, { key, name: key })));
  await expectState(clients, ["a: a", "b: b"]);
  await first.close();
  await openSite(sql, { port: first.port });
  // Nobody is present until the clients say so again, as applications do whenever they have joined.
  await expectState(clients, []);
  await vi.waitFor(async () => expect(await clients[0]?.channel.track({ name: "again" })).toBe("ok"), 10_000);
  await expectState(clients, ["a: again"]);
});

test("an instance that starts later knows who is present in the others", async () => {
  const one = await openSite(sql);
  const asha = await joinPresent(one, { key: "a", name: "Asha" });
  const other = await openSite(sql);
  const guest = await joinPresent(other);
  await expectState([asha, guest], ["a: Asha"]);
});

describe("who may be tracked is the setting's choice:", () => {
  test("`service` lets only the secret key track, and visitors see it", async () => {
    const site = await openSite(sql, { messages: "service" });
    const guest = await joinPresent(site, { key: "g" });
    expect(await guest.channel.track({ name: "Guest" })).toBe("error");
    await vi.waitFor(() => expect(guest.reasons).toEqual([expect.stringMatching(/^Unauthorized/)]), 10_000);
    await joinPresent(site, { key: "s", apiKey: secretKey, name: "Server" });
    await expectState([guest], ["s: Server"]);
  });

  test("`off` tracks nobody", async () => {
    const site = await openSite(sql, { messages: "off" });
    const server = await joinPresent(site, { apiKey: secretKey });
    expect(await server.channel.track({ name: "Server" })).toBe("error");
    expect(server.state()).toEqual([]);
  });

  test("who loses the right while it is tracked is gone", async () => {
    const site = await openSite(sql, { messages: "service" });
    const guest = await joinPresent(site);
    const server = await connectPlainly(site);
    const join = { config: { presence: { key: "s" } }, access_token: secretKey };
    server.send(["1", "1", "realtime:room", "phx_join", join]);
    await server.find<unknown[]>(([, ref]) => ref === "1");
    server.send(["1", "2", "realtime:room", "presence", { event: "track", payload: { name: "Server" } }]);
    await expectState([guest], ["s: Server"]);
    server.send(["1", "3", "realtime:room", "access_token", { access_token: null }]);
    await expectState([guest], []);
  });
});

test("200 clients come and go on two sites, and in the end all see the same", async () => {
  // All clients of the test have one address.
  const limits = { connectionsPerAddress: 500, sendsPerSecondOfNetwork: 10_000 };
  const sites = [await openSite(sql, { limits }), await openSite(sql, { limits })] as const;
  const clients = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      joinPresent(sites[n % 2 ? 1 : 0], { key: `key ${n % 150}`, name: `name ${n}` }),
    ),
  );
  const staying = clients.filter((_, n) => n % 4 === 0);
  await Promise.all(
    clients.map(async ({ channel, client }, n) => {
      if (n % 4 === 1) await channel.untrack();
      if (n % 4 === 2) await client.removeAllChannels();
      if (n % 4 === 3) await client.realtime.disconnect();
      for (let round = 0; n % 4 === 0 && round < 3; round++)
        await channel.track({ name: `${n} in ${round}` });
    }),
  );
  const late = await joinPresent(sites[1]);
  const expected = new Map<string, string[]>();
  for (let n = 0; n < 200; n += 4) {
    expected.set(`key ${n % 150}`, [...(expected.get(`key ${n % 150}`) ?? []), `${n} in 2`]);
  }
  await expectState(
    [...staying, late],
    [...expected].map(([key, names]) => `${key}: ${names.sort().join(" ")}`).sort(),
  );
});
