/**
 * Presence when an instance dies, or is cut off from the database for a while.
 * Runs on one server: clients send messages through the database, whatever its version.
 */
import { expect, test, vi } from "vitest";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { joinPresent, type PresentClient } from "../testing/present-client.ts";
import { openSite } from "../testing/site.ts";

const { sql } = await openTestDatabase();

/** A database that can be cut off: then no message is sent, and none is heard. */
function cuttable() {
  const line = { isCut: false };
  const cutSql = new Proxy(sql, {
    apply(target, self, [text, ...values]: [TemplateStringsArray, ...unknown[]]) {
      if (line.isCut && text.join("").includes("pg_notify")) return Promise.reject(new Error("cut off"));
      return Reflect.apply(target, self, [text, ...values]);
    },
    get(target, name) {
      if (name !== "listen") return Reflect.get(target, name);
      return (channel: string, hear: (payload: string) => void, onListen?: () => void) =>
        target.listen(channel, (payload) => !line.isCut && hear(payload), onListen);
    },
  }) as Sql;
  return { line, cutSql };
}

async function expectState(clients: readonly PresentClient[], state: readonly string[]) {
  await vi.waitFor(
    () => expect(clients.map((each) => each.state())).toEqual(clients.map(() => state)),
    10_000,
  );
}

test("members of an instance that is silent for too long are gone, and back when it is heard again", async () => {
  const { line, cutSql } = cuttable();
  const limits = { instanceSilenceMs: 600 };
  const [one, other] = [await openSite(cutSql, { limits }), await openSite(sql, { limits })];
  const asha = await joinPresent(one, { key: "a", name: "Asha" });
  const lata = await joinPresent(other, { key: "l", name: "Lata" });
  await expectState([asha, lata], ["a: Asha", "l: Lata"]);
  line.isCut = true;
  await expectState([lata], ["l: Lata"]);
  await expectState([asha], ["a: Asha"]);
  line.isCut = false;
  await expectState([asha, lata], ["a: Asha", "l: Lata"]);
});

test("members of an instance that lives stay, however long it has nothing else to tell", async () => {
  const limits = { instanceSilenceMs: 300 };
  const [one, other] = [await openSite(sql, { limits }), await openSite(sql, { limits })];
  const asha = await joinPresent(one, { key: "a", name: "Asha" });
  const guest = await joinPresent(other);
  await expectState([asha, guest], ["a: Asha"]);
  await new Promise((settle) => setTimeout(settle, 1_500));
  expect([guest.state(), guest.events]).toEqual([["a: Asha"], ["join a"]]);
});

test("who comes while the database is away is refused, and afterwards all instances agree", async () => {
  const { line, cutSql } = cuttable();
  const [one, other] = [await openSite(cutSql), await openSite(sql)];
  const [asha, begum] = await Promise.all([
    joinPresent(one, { key: "a", name: "Asha" }),
    joinPresent(one, { key: "b", name: "Begum" }),
  ]);
  const lata = await joinPresent(other, { key: "l", name: "Lata" });
  await expectState([asha, begum, lata], ["a: Asha", "b: Begum", "l: Lata"]);
  line.isCut = true;
  const chitra = await joinPresent(one, { key: "c" });
  expect(await chitra.channel.track({ name: "Chitra" })).toBe("error");
  expect(chitra.reasons).toEqual([expect.stringMatching(/^UnableToSend/)]);
  expect(await begum.channel.track({ name: "Akhtar" })).toBe("error");
  await asha.client.removeAllChannels();
  await expectState([begum, chitra], ["b: Begum", "l: Lata"]);
  await lata.channel.track({ name: "Mangeshkar" });
  expect(lata.state()).toContain("a: Asha");
  line.isCut = false;
  await expectState([begum, chitra, lata], ["b: Begum", "l: Mangeshkar"]);
});

test("who has left while the database was away is soon gone in all instances", async () => {
  const { line, cutSql } = cuttable();
  const [one, other] = [await openSite(cutSql), await openSite(sql)];
  const asha = await joinPresent(one, { key: "a", name: "Asha" });
  const guest = await joinPresent(other);
  await expectState([guest], ["a: Asha"]);
  line.isCut = true;
  await asha.client.removeAllChannels();
  line.isCut = false;
  await vi.waitFor(() => expect(guest.state()).toEqual([]), 5_000);
});

test("an instance that is closed takes its members with it at once", async () => {
  const [one, other] = [await openSite(sql), await openSite(sql)];
  await joinPresent(one, { key: "a", name: "Asha" });
  const guest = await joinPresent(other);
  await expectState([guest], ["a: Asha"]);
  await one.close();
  await expectState([guest], []);
});
