import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { mergeEntries } from "../entries/merge-entries.ts";
import { addressOfSong } from "../slug/index.ts";
import { withdrawSong } from "../song-drafts/publish-draft.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findOldAddress } from "./find-old-address.ts";
import {
  listClashes,
  listOldAddresses,
  readOldAddresses,
  removeOldAddress,
  removeOldAddresses,
} from "./list-old-addresses.ts";
import { createAddressMisses, listMissedAddresses } from "./missed-addresses.ts";
import { haveTargets, readTarget } from "./read-target.ts";
import { storeOldAddresses } from "./store-old-addresses.ts";

const { sql } = await openTestDatabase({ connections: 2 });

beforeEach(async () => {
  await sql`delete from lyrics`;
  for (const table of ["singers", "private.trash", "private.old_addresses", "private.missed_addresses"])
    await sql.unsafe(`delete from ${table}`);
});

const addSong = (title: string, names = "Asha") =>
  saveSong(sql, { title, singerNames: names, lyrics_hindi: "गीत" }).then(({ id }) => id);
const singerId = async (name: string) =>
  (await sql<{ id: number }[]>`select id from singers where name = ${name}`)[0]?.id ?? 0;
const leadsTo = async (path: string) => (await findOldAddress(sql, path))?.address;

test("an old address leads to today's address of what it showed, whatever its spelling", async () => {
  const id = await addSong("Tere Bina");
  const counted = countingStatements(sql);
  await storeOldAddresses(counted.sql, [
    { path: "/2019/05/%E0%A4%A6%E0%A4%BF%E0%A4%B2/", kind: "song", id },
    { path: "/?p=123", kind: "song", id },
    { path: "/categories/", kind: "page", page: "/genre/ghazal" },
    { path: "/", kind: "song", id },
  ]);
  expect(counted.statements()).toBe(1);
  const address = addressOfSong({ id, title: "Tere Bina" });
  for (const path of [
    "/2019/05/दिल",
    "/2019/05/%25E0%25A4%25A6%25E0%25A4%25BF%25E0%25A4%25B2/feed/?m=1",
    "/?p=123&x=y",
  ])
    expect(await leadsTo(path)).toBe(address);
  expect(await leadsTo("/Categories")).toBe("/genre/ghazal");
  expect(await findOldAddress(sql, "/2019/06/दिल")).toBeNull();
  expect(await findOldAddress(sql, "/")).toBeNull();
  await sql`update lyrics set title = 'Naya' where id = ${id}`;
  expect(await leadsTo("/?p=123")).toBe(`/lyrics/naya-${id}`);
});

test("an address whose words differ leads by its number, unless the number is one of ours", async () => {
  const [id, other] = [await addSong("Tere Bina"), await addSong("Other")];
  const uuid = "6f1c1de0-93c6-4a0b-8f2f-2f7c3e0f5a11";
  await storeOldAddresses(sql, [
    { path: "/lyrics/987654", kind: "song", id },
    { path: `/lyrics/${uuid}`, kind: "song", id },
    { path: `/lyrics/${other}`, kind: "song", id },
  ]);
  for (const path of ["/lyrics/any-words-987654", "/lyrics/-987654", `/lyrics/x-${uuid}`])
    expect(await leadsTo(path)).toBe(`/lyrics/tere-bina-${id}`);
  expect(await findOldAddress(sql, `/lyrics/any-words-${other}`)).toBeNull();
  expect(await findOldAddress(sql, "/singer/any-words-987654")).toBeNull();
});

test("the same path again takes the newer, also within one call", async () => {
  const [one, other] = [await addSong("One"), await addSong("Other")];
  await storeOldAddresses(sql, [
    { path: "/a", kind: "song", id: other },
    { path: "/A/", kind: "song", id: one },
  ]);
  expect(await leadsTo("/a")).toBe(`/lyrics/one-${one}`);
  await storeOldAddresses(sql, [{ path: "/a", kind: "song", id: other }]);
  expect(await leadsTo("/a")).toBe(`/lyrics/other-${other}`);
});

test("what is gone leads nowhere, a withdrawn song says so, and what was merged leads to what it became", async () => {
  const [gone, withdrawn] = [await addSong("Gone"), await addSong("Withdrawn", "Lata M, Lata Mangeshkar")];
  const [from, into] = [await singerId("Lata M"), await singerId("Lata Mangeshkar")];
  await storeOldAddresses(sql, [
    { path: "/gone", kind: "song", id: gone },
    { path: "/withdrawn", kind: "song", id: withdrawn },
    { path: "/lata", kind: "singer", id: from },
  ]);
  await mergeEntries(sql, "singers", { from, into });
  await sql`delete from lyrics where id = ${gone}`;
  await withdrawSong(sql, withdrawn);
  expect(await leadsTo("/lata")).toBe(`/singer/lata-mangeshkar-${into}`);
  expect(await findOldAddress(sql, "/gone")).toMatchObject({ address: null, isWithdrawn: false });
  expect(await findOldAddress(sql, "/withdrawn")).toMatchObject({ address: null, isWithdrawn: true });
});

test("the address of something that exists wins, and such clashes are listed with the winner", async () => {
  const [one, other] = [await addSong("One"), await addSong("Other")];
  const asha = await singerId("Asha");
  await storeOldAddresses(sql, [
    { path: `/lyrics/one-${one}`, kind: "song", id: other },
    { path: `/artist/asha-${asha}`, kind: "song", id: other },
    { path: `/lyrics/former-${one}`, kind: "song", id: other },
    { path: `/lyrics/one-${one}/`, kind: "song", id: other },
    { path: `/lyrics/other-${other}`, kind: "song", id: other },
  ]);
  expect(await leadsTo(`/lyrics/one-${one}/feed`)).toBeUndefined();
  expect(await leadsTo(`/artist/Asha-${asha}`)).toBeUndefined();
  expect(await leadsTo(`/lyrics/other-${other}`)).toBeUndefined();
  expect(await leadsTo(`/lyrics/former-${one}`)).toBe(`/lyrics/other-${other}`);
  const { count, addresses } = await listClashes(sql, "", 1);
  expect(count).toBe(2);
  expect(addresses.map(({ path, winner }) => [path, winner])).toEqual([
    [`/artist/asha-${asha}`, "Asha"],
    [`/lyrics/one-${one}`, "One"],
  ]);
});

test("old addresses are listed by pages, searched, read one after the other, and removed", async () => {
  const id = await addSong("One");
  const rows = Array.from({ length: 2_500 }, (_, n) => ({ path: `/x_${n}`, kind: "song" as const, id }));
  await storeOldAddresses(sql, [...rows, { path: "/y%25", kind: "song", id }]);
  expect(await listOldAddresses(sql, "", 99)).toMatchObject({ count: 2_501, page: 51, pages: 51 });
  expect((await listOldAddresses(sql, "_12", 1)).count).toBe(111);
  let count = 0;
  for await (const some of readOldAddresses(sql)) count += some.length;
  expect(count).toBe(2_501);
  expect(await removeOldAddress(sql, "/x_7")).toBe(true);
  expect(await removeOldAddress(sql, "/x_7")).toBe(false);
  expect(await removeOldAddresses(sql, "%")).toBe(1);
  expect(await removeOldAddresses(sql, "")).toBe(2_499);
});

test("a target is read from its number, and may be missing or merged", async () => {
  const id = await addSong("One");
  expect([
    readTarget(`/lyrics/x-${id}`),
    readTarget("/artist/7"),
    readTarget("/genre/x"),
    readTarget("/album/x"),
  ]).toEqual([{ kind: "song", id }, { kind: "singer", id: 7 }, null, null]);
  expect(
    await haveTargets(sql, [
      { kind: "album", id },
      { kind: "song", id },
    ]),
  ).toEqual([false, true]);
  expect(await haveTargets(sql, [])).toEqual([]);
});

const noShares = { ofDay: {}, ofMinute: {} };
const fail = (message: string) => {
  throw new Error(message);
};
const visitors = ["192.0.2.1", "198.51.100.1", "203.0.113.1"];

test("misses count once for a network and a day, without queries, until they lead somewhere", async () => {
  const misses = createAddressMisses(sql, fail, noShares);
  for (const visitor of [...visitors, ...visitors]) misses.note("/Gone/feed/?q=secret", visitor);
  misses.note("/?p=5&name=secret", "192.0.2.1");
  misses.note("/one", "192.0.2.1");
  await misses.close();
  misses.note("/late", "192.0.2.1");
  const rows = async () => (await listMissedAddresses(sql)).map(({ path, requests }) => [path, requests]);
  expect(await rows()).toEqual([
    ["/gone", 3],
    ["/?p=5", 1],
    ["/one", 1],
  ]);
  await storeOldAddresses(sql, [{ path: "/Gone", kind: "song", id: 1 }]);
  expect(await rows()).toEqual([
    ["/?p=5", 1],
    ["/one", 1],
  ]);
});

test("what programs look for that break in, files, and long addresses are no misses", async () => {
  const misses = createAddressMisses(sql, fail, noShares);
  const probes = [
    "/wp-login.php",
    "/.env",
    "/a/.git/config",
    "/wp-admin/x",
    "/x.PHP?a=1",
    "/a.js",
    "/backup.sql",
    "/admin/x",
  ];
  for (const path of [...probes, `/${"x".repeat(300)}`, "/", "/%00", "/2019/05/a.html"])
    misses.note(path, "192.0.2.1");
  await misses.close();
  expect((await listMissedAddresses(sql)).map(({ path }) => path)).toEqual(["/2019/05/a.html"]);
});

test("a flood of random addresses costs few statements, and displaces nothing that is asked for often", async () => {
  const counted = countingStatements(sql);
  const popular = createAddressMisses(sql, fail, noShares);
  for (const visitor of visitors) popular.note("/popular", visitor);
  await popular.close();
  const flood = createAddressMisses(counted.sql, fail);
  for (let n = 0; n < 20_000; n += 1) flood.note(`/random-${n}`, `192.0.${n % 256}.1`);
  await flood.close();
  expect(counted.statements()).toBeLessThan(8);
  expect(await listMissedAddresses(sql)).toHaveLength(31);
  for (let round = 0; round < 3; round += 1) {
    const unlimited = createAddressMisses(sql, fail, noShares);
    for (let n = 0; n < 1_000; n += 1) unlimited.note(`/round-${round}-${n}`, "192.0.2.1");
    await unlimited.close();
  }
  const listed = await listMissedAddresses(sql);
  expect(listed).toHaveLength(500);
  expect(listed[0]).toMatchObject({ path: "/popular", requests: 3 });
});

test("misses are written after a while by themselves, and a failing database costs one line in the log", async () => {
  const misses = createAddressMisses(sql, fail, { batchMs: 10 });
  misses.note("/a", "192.0.2.1");
  for (let tries = 0; tries < 100 && (await listMissedAddresses(sql)).length === 0; tries += 1)
    await wait(20);
  expect(await listMissedAddresses(sql)).toHaveLength(1);
  await misses.close();
  const lines: string[] = [];
  const failing = { begin: () => Promise.reject(new Error("no database")) } as never;
  const lost = createAddressMisses(failing, (line) => lines.push(line));
  lost.note("/b", "192.0.2.1");
  await lost.close();
  expect(lines).toEqual(["Error noting missed addresses: no database"]);
});

test("genres, years, decades and pages of this site win too", async () => {
  const id = await addSong("One");
  await sql`update lyrics set genre = 'Ghazal', year = 1954 where id = ${id}`;
  const own = ["/genre/ghazal", "/year/1954", "/decade/1950s", "/about-us"];
  const free = ["/genre/gazal", "/year/1955", "/decade/1954s", "/decade/1960s", "/about"];
  await storeOldAddresses(
    sql,
    [...own, ...free].map((path) => ({ path, kind: "song" as const, id })),
  );
  await storeOldAddresses(sql, [{ path: "/year/1954", kind: "page", page: "/year/1954" }]);
  for (const path of own.slice(0, 3)) expect(await leadsTo(path), path).toBeUndefined();
  for (const path of free) expect(await leadsTo(path), path).toBe(`/lyrics/one-${id}`);
  const { addresses } = await listClashes(sql, "", 1, ["/about-us", "/browse"]);
  expect(addresses.map(({ path, winner }) => [path, winner])).toEqual([
    ["/about-us", "A page of this site"],
    ["/decade/1950s", "1950s"],
    ["/genre/ghazal", "Ghazal"],
  ]);
});
