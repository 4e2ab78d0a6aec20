/** Old addresses answer 301 to what they showed, whatever their spelling; what exists always wins. */
import { expect, test, vi } from "vitest";
import { listMissedAddresses, type OldAddress, saveSong, storeOldAddresses, withdrawSong } from "#catalogue";
import { ownSite } from "./own-site.ts";

let one = 0;
let other = 0;
let withdrawn = 0;

const site = ownSite({}, async (sql) => {
  const add = (title: string) =>
    saveSong(sql, { title, singerNames: "Asha", lyrics_hindi: "गीत" }).then(({ id }) => id);
  [one, other, withdrawn] = [await add("One"), await add("Other"), await add("Withdrawn")];
  await withdrawSong(sql, withdrawn);
  const leadToOne = [
    "/2019/05/name.html",
    "/?p=123",
    "/दिल",
    "/Old Name",
    "/wp-content/x",
    "/albums",
    "/lyrics/other-9999",
  ];
  const rows: OldAddress[] = leadToOne.map((path) => ({ path, kind: "song", id: one }));
  await storeOldAddresses(sql, [
    ...rows,
    { path: `/lyrics/former-${other}`, kind: "song", id: one },
    { path: `/lyrics/other-${other}`, kind: "song", id: one },
    { path: "/hidden", kind: "song", id: withdrawn },
    { path: "/deleted", kind: "song", id: 999_999 },
    { path: "/hi/gaane/name", kind: "song", id: one },
    { path: "/category/ghazal", kind: "page", page: "/search?q=ghazal" },
  ]);
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.address + path, { redirect: "manual", ...init });
async function answerTo(path: string, init?: RequestInit) {
  const response = await ask(path, init);
  await response.text();
  return [response.status, response.headers.get("Location")];
}

test.each(["/hi/2019/05/name.html", "/hi/?p=123", "/hi/gaane/name", "/hi/gaane/name/"])(
  "%s leads to the song in Hindi",
  async (path) => {
    expect(await answerTo(path)).toEqual([301, expect.stringMatching(/^\/hi\/lyrics\//)]);
  },
);

test.each([
  "/2019/05/name.html",
  "/2019/05/name.html?m=1",
  "/2019/05/name.html?m=0&utm_source=x",
  "/2019/05/NAME.html/",
  "/2019/05/name.html/feed/",
  "/2019/05/name.html/amp",
  "/index.php/2019/05/name.html",
  "/?p=123",
  "/?p=123&utm_source=x",
  "/index.php?p=123",
  "/%E0%A4%A6%E0%A4%BF%E0%A4%B2",
  "/%E0%A4%A6%E0%A4%BF%E0%A4%B2/",
  "/%25E0%25A4%25A6%25E0%25A4%25BF%25E0%25A4%25B2/feed/atom",
  "/old%20name/",
  "/wp-content/x",
  "/lyrics/other-9999",
  "/lyrics/other-9999/",
  "/lyrics/Other-9999?x=1",
])("%s leads to the song in one step, to GET and HEAD, and may be kept for an hour", async (path) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await ask(path, { method });
    await response.text();
    expect([response.status, response.headers.get("Location")]).toEqual([301, `/lyrics/one-${one}`]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  }
});

test("the address of something that exists wins, and one with only its number yields", async () => {
  expect(await answerTo(`/lyrics/other-${other}`)).toEqual([200, null]);
  expect(await answerTo(`/lyrics/other-${other}/`)).toEqual([301, `/lyrics/other-${other}`]);
  expect(await answerTo(`/lyrics/OTHER-${other}`)).toEqual([301, `/lyrics/other-${other}`]);
  expect(await answerTo(`/lyrics/former-${other}`)).toEqual([301, `/lyrics/one-${one}`]);
  expect(await answerTo(`/lyrics/unknown-${other}`)).toEqual([301, `/lyrics/other-${other}`]);
  expect(await answerTo("/albums")).toEqual([200, null]);
  expect(await answerTo("/albums/")).toEqual([301, "/albums"]);
});

test("what is gone is not found, and 410 where the song was withdrawn", async () => {
  expect(await answerTo("/hidden")).toEqual([410, null]);
  expect(await answerTo("/deleted")).toEqual([404, null]);
  expect(await answerTo("/unknown?x=1")).toEqual([404, null]);
  const headers = { Origin: site.address };
  expect(await answerTo("/2019/05/name.html", { method: "POST", headers })).toEqual([405, null]);
  expect(await answerTo("/category/ghazal/")).toEqual([301, "/search?q=ghazal"]);
});

test("the home page is itself with parameters of phones, and knows no unknown number", async () => {
  expect(await answerTo("/?m=1")).toEqual([200, null]);
  expect(await answerTo("/?p=77&x=1")).toEqual([302, "/?x=1"]);
  expect(await answerTo("/?page_id=77")).toEqual([302, "/"]);
  expect(await answerTo("/?p=123")).toEqual([301, `/lyrics/one-${one}`]);
});

test("a page that is found asks nothing about old addresses", async () => {
  // A song that no cache has yet.
  const { id } = await saveSong(site.sql, { title: "Found", singerNames: "Asha", lyrics_hindi: "गीत" });
  await site.sql`alter table private.old_addresses rename to elsewhere`;
  try {
    for (const path of [`/lyrics/found-${id}`, "/albums", "/?x=1"])
      expect(await answerTo(path)).toEqual([200, null]);
    expect((await answerTo("/unknown-while-away"))[0]).toBe(503);
  } finally {
    await site.sql`alter table private.elsewhere rename to old_addresses`;
  }
});

test("an address that changes its target is right at once", async () => {
  await storeOldAddresses(site.sql, [{ path: "/changing", kind: "song", id: one }]);
  expect(await answerTo("/changing")).toEqual([301, `/lyrics/one-${one}`]);
  await storeOldAddresses(site.sql, [{ path: "/changing", kind: "song", id: other }]);
  expect(await answerTo("/changing")).toEqual([301, `/lyrics/other-${other}`]);
});

test("pages that visitors asked for and that led nowhere are listed, without their queries", async () => {
  for (const path of [
    "/nowhere/feed/?q=secret",
    "/?p=78",
    "/lyrics/nothing-8888?fbclid=1",
    "/wp-login.php",
    "/x.env",
  ])
    await answerTo(path);
  await answerTo("/only-head", { method: "HEAD" });
  await vi.waitFor(async () => {
    const listed = (await listMissedAddresses(site.sql)).map(({ path, requests }) => `${path} ${requests}`);
    expect(listed).toEqual(expect.arrayContaining(["/nowhere 1", "/?p=78 1", "/lyrics/nothing-8888 1"]));
    expect(listed.join()).not.toMatch(/secret|login|env|head/);
  }, 20_000);
});

test("while the database does not answer, an unknown address is not said to be unknown", async () => {
  await site.sql`alter table private.old_addresses rename to away`;
  try {
    const response = await ask("/2019/05/name.html");
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await response.text()).toContain("Out of Tune");
    expect(await answerTo("/albums")).toEqual([200, null]);
  } finally {
    await site.sql`alter table private.away rename to old_addresses`;
  }
  expect(await answerTo("/2019/05/name.html")).toEqual([301, `/lyrics/one-${one}`]);
});
