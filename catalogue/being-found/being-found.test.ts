import { beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { noteTold, readAddressesToTell } from "./addresses-to-tell.ts";
import { readBeingFound, saveBeingFound, switchIndexNow } from "./being-found.ts";
import { keepForRobots } from "./keep-for-robots.ts";

const { sql } = await openTestDatabase();
const fail = (message: string) => {
  throw new Error(message);
};
const texts = { adsTxt: "google.com, pub-1, DIRECT", proofs: "a-verification 1" };

beforeEach(async () => {
  await sql`update private.being_found set ads_txt = '', proofs = ''`;
  await switchIndexNow(sql, false);
  await sql`delete from lyrics`;
});

test("texts are stored as typed, and a wrong line leaves both as they were", async () => {
  const { version } = await saveBeingFound(
    sql,
    { ...texts, adsTxt: "# a\r\ngoogle.com, p\0ub-1, DIRECT" },
    "",
  );
  expect(await readBeingFound(sql)).toMatchObject({
    adsTxt: "# a\ngoogle.com, pub-1, DIRECT",
    proofs: "a-verification 1",
    version,
    tellsEngines: false,
    waiting: 0,
  });
  const wrong = [
    [
      { ...texts, adsTxt: "x" },
      { field: "adsTxt", message: expect.stringMatching(/^Line 1: “x”/) },
    ],
    [
      { ...texts, proofs: "<b> x" },
      { field: "proofs", message: expect.stringMatching(/^Line 1: a name/) },
    ],
    [
      { ...texts, adsTxt: "#".repeat(100_001) },
      { field: "adsTxt", message: expect.stringContaining("at most 1,00,000 characters") },
    ],
  ] as const;
  for (const [typed, refusal] of wrong)
    await expect(saveBeingFound(sql, typed, version)).rejects.toMatchObject(refusal);
  expect((await readBeingFound(sql)).version).toBe(version);
});

test("what somebody else has saved meanwhile is not overwritten, but saving the same twice succeeds", async () => {
  const { version } = await readBeingFound(sql);
  await saveBeingFound(sql, texts, version);
  await saveBeingFound(sql, texts, version);
  const other = saveBeingFound(sql, { ...texts, proofs: "" }, version);
  await expect(other).rejects.toMatchObject({ code: "stale", field: null });
  expect((await readBeingFound(sql)).proofs).toBe(texts.proofs);
});

test("robots read what was saved within a moment, and the key only while IndexNow is on", async () => {
  const forRobots = await keepForRobots(sql, fail, () => {});
  expect(forRobots()).toEqual({ tags: [], files: new Map() });
  await saveBeingFound(sql, texts, "");
  await switchIndexNow(sql, true);
  const { indexNowKey: key } = await readBeingFound(sql);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await vi.waitFor(
    () =>
      expect(forRobots()).toEqual({
        tags: [{ name: "a-verification", content: "1" }],
        files: new Map([
          ["/ads.txt", texts.adsTxt],
          [`/${key}.txt`, key],
        ]),
      }),
    10_000,
  );
  await switchIndexNow(sql, false);
  await vi.waitFor(() => expect([...forRobots().files.keys()]).toEqual(["/ads.txt"]), 10_000);
  await switchIndexNow(sql, true);
  expect((await readBeingFound(sql)).indexNowKey).toBe(key);
});

const add = (title: string) =>
  saveSong(sql, { title, singerNames: "Asha", albumName: "Anand", lyrics_hindi: "ला" }).then(({ id }) => id);

test("nothing is noted while IndexNow is off", async () => {
  await add("Unknown");
  await switchIndexNow(sql, true);
  expect(await readAddressesToTell(sql, 10_000)).toBeNull();
});

test("what is made, changed and deleted is noted once each by its address, and views are not", async () => {
  const old = await add("Old");
  await switchIndexNow(sql, true);
  const id = await add("New");
  await sql`update lyrics set title = 'Newer' where id = ${id}`;
  await sql`update lyrics set views = views + 1 where id = ${old}`;
  const changed = await readAddressesToTell(sql, 10_000);
  expect(changed?.paths).toEqual([`/lyrics/new-${id}`, `/lyrics/newer-${id}`]);
  await sql`delete from lyrics where id = ${old}`;
  await sql`update singers set name = 'Asha B' where name = 'Asha'`;
  const paths = (await readAddressesToTell(sql, 10_000))?.paths ?? [];
  expect(paths).toContain(`/lyrics/old-${old}`);
  expect(paths.some((path) => path.startsWith("/singer/asha-b-"))).toBe(true);
  await sql`update singers set name = 'Asha' where name = 'Asha B'`;
});

test("a batch has at most 10,000 addresses, and waits until it is done with", async () => {
  await switchIndexNow(sql, true);
  await sql`
    insert into private.addresses_to_tell (table_name, entry_id, name)
    select 'lyrics', n, 'Song' from generate_series(1, 10001) as n`;
  const batch = (await readAddressesToTell(sql, 10_000)) ?? fail("nothing to tell");
  expect([batch.paths.length, batch.paths[0], batch.failures]).toEqual([10_000, "/lyrics/song-1", 0]);
  await noteTold(sql, [], "Later.");
  expect(await readAddressesToTell(sql, 10_000)).toMatchObject({ failures: 1, places: batch.places });
  await noteTold(sql, batch.places, "Received.");
  expect(await readAddressesToTell(sql, 10_000)).toMatchObject({
    failures: 0,
    paths: ["/lyrics/song-10001"],
  });
  expect(await readBeingFound(sql)).toMatchObject({
    told: "Received.",
    toldAt: expect.any(Date),
    waiting: 1,
  });
  await switchIndexNow(sql, false);
  expect(await readBeingFound(sql)).toMatchObject({ told: null, waiting: 0 });
});
