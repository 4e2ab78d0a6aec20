/** The history of a song, of people, albums and codes: what changed, and how a version comes back. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectNoHorizontalScroll, heading } from "./form-page.ts";
import { expectAccessible, expectToast } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit, address, signIn } = openSharedAdministration();

const first = {
  title: "Tere Bina",
  singerNames: "Lata, Kishore",
  lyrics_hindi: "तेरे बिना ज़िंदगी से\nशिकवा नहीं\n\nकाश ऐसा हो",
};
const second = {
  ...first,
  title: "Tere Bina Zindagi Se",
  lyrics_hindi: "तेरे बिना जिन्दगी से\nशिकवा नहीं\n\nकाश ऐसा हो",
};

let cookie: string;
beforeAll(async () => {
  cookie = await signIn();
});

async function savedTwice(): Promise<number> {
  const { id } = await saveSong(sql(), first);
  await saveSong(sql(), second, { id });
  return id;
}

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(address() + path, { headers: { cookie }, redirect: "manual" });
  return answer.status === 200 ? answer.text() : `${answer.status} ${answer.headers.get("location")}`;
}

const titleOf = async (id: number) => (await sql()`select title from lyrics where id = ${id}`)[0]?.title;
const revisionOf = async (table: string, key: string | number) =>
  (
    await sql()`select max(id) as id from private.revisions where table_name = ${table} and row_key = ${String(key)}`
  )[0]?.id;

test.each([true, false])("a version is found, read and restored (scripts: %s)", async (javaScriptEnabled) => {
  const id = await savedTwice();
  await visit(`/admin/lyrics/edit/${id}`, { javaScriptEnabled }, async (page: Page) => {
    await page.getByRole("link", { name: "History", exact: true }).click();
    await heading(page, `History of Lyric: ${second.title}`);
    const [latest, earlier] = [page.locator("tbody tr").first(), page.locator("tbody tr").nth(1)];
    expect(await latest.innerText()).toMatch(/Present version\s+Form\s+Title, 1 line of Hindi lyrics/);
    if (javaScriptEnabled) await expectAccessible(page);
    await earlier.getByRole("link").click();
    await page.getByRole("heading", { name: "Hindi lyrics" }).waitFor();
    await page.getByRole("button", { name: "Restore this version" }).click();
    if (javaScriptEnabled) await expectToast(page, "Version Restored");
    await page.waitForURL(`**/admin/lyrics/${id}/history`);
    await page.getByText("Restored version").waitFor();
    expect(await titleOf(id)).toBe(first.title);
  });
});

test("what changed is marked line by line and word by word, also for who does not see colours", async () => {
  const id = await savedTwice();
  await visit(
    `/admin/lyrics/${id}/history/${await revisionOf("lyrics", id)}`,
    { width: "phone" },
    async (page) => {
      await page.getByRole("heading", { name: "Hindi lyrics" }).waitFor();
      const lines = await page.locator("[lang=hi] li").allInnerTexts();
      expect(lines.map((line) => line.replaceAll(/\s+/g, " ").trim())).toEqual([
        "Removed: तेरे बिना ज़िंदगी से",
        "Added: तेरे बिना जिन्दगी से",
        "शिकवा नहीं",
        "",
        "काश ऐसा हो",
      ]);
      expect(await page.locator("[lang=hi] del").allInnerTexts()).toEqual(["ज़िंदगी"]);
      expect(await page.locator("[lang=hi] ins").allInnerTexts()).toEqual(["जिन्दगी"]);
      expect(await page.getByRole("button", { name: "Restore this version" }).count()).toBe(0);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    },
  );
});

test("a song that was changed meanwhile is not overwritten by an old version", async () => {
  const id = await savedTwice();
  const [added] =
    await sql()`select min(id) as id from private.revisions where table_name = 'lyrics' and row_key = ${String(id)}`;
  await visit(`/admin/lyrics/${id}/history/${added?.id}`, { allowErrors: /status of 409/ }, async (page) => {
    await page.getByRole("button", { name: "Restore this version" }).waitFor();
    await saveSong(sql(), { ...second, title: "By somebody else" }, { id });
    await page.getByRole("button", { name: "Restore this version" }).click();
    await expectToast(page, "Error Restoring");
    expect(await titleOf(id)).toBe("By somebody else");
  });
});

test("people, albums and codes have a history, the dashboard the latest changes", async () => {
  await sql()`insert into albums (name, year) values ('Aandhi', 1975)`;
  await sql()`update albums set year = 1974 where name = 'Aandhi'`;
  const [album] = await sql()`select id from albums where name = 'Aandhi'`;
  await sql()`insert into settings (key, value) values ('adCode1', '<ins>&one</ins>')`;
  expect(await pageAt(`/admin/albums/edit/${album?.id}`)).toContain(
    `href="/admin/albums/${album?.id}/history"`,
  );
  expect(await pageAt(`/admin/albums/${album?.id}/history`)).toMatch(/SQL<\/td><td>Year<\/td>/);
  const version = await pageAt(`/admin/albums/${album?.id}/history/${await revisionOf("albums", album?.id)}`);
  expect(version).toMatch(/<del>1975<\/del>.*<ins>1974<\/ins>/s);
  expect(await pageAt("/admin/settings")).toContain('href="/admin/settings/adCode1/history"');
  const code = await pageAt(`/admin/settings/adCode1/history/${await revisionOf("settings", "adCode1")}`);
  expect(code).toContain("&lt;ins&gt;&amp;one&lt;/ins&gt;");
  const dashboard = await pageAt("/admin/dashboard");
  expect(dashboard).toMatch(/Latest Changes.*Ad Code 1.*Aandhi/s);
  expect(dashboard).toContain(`href="/admin/albums/${album?.id}/history"`);
});

test("what has no history leads back to its list", async () => {
  const id = await savedTwice();
  expect(await pageAt("/admin/lyrics/999999/history")).toBe("303 /admin/lyrics");
  expect(await pageAt(`/admin/lyrics/${id}/history/999999`)).toBe(`303 /admin/lyrics/${id}/history`);
  expect(await pageAt(`/admin/lyrics/${id}/history/x`)).toBe(`303 /admin/lyrics/${id}/history`);
  expect(await pageAt("/admin/settings/password/history")).toMatch(/^404/);
  expect(
    await (await fetch(`${address()}/admin/lyrics/${id}/history`, { redirect: "manual" })).text(),
  ).not.toContain("Tere");
});
