/** The setting by which the administrator offers readers machine-made versions, or does not. */
import { beforeAll, expect, test, vi } from "vitest";
import { saveSong } from "#catalogue";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit, visitAsStranger } = openSharedAdministration();

let song: string;
let version: string;

const hasLink = async () => (await (await fetch(address() + song)).text()).includes(version);
const leadsTo = async () => {
  const { status, headers } = await fetch(address() + version, { redirect: "manual" });
  return headers.get("location") ?? status;
};

beforeAll(async () => {
  const { id } = await saveSong(sql(), { title: "Pavan Chale", lyrics_english: "Pavan chale" });
  song = `/lyrics/pavan-chale-${id}`;
  version = `${song}/machine-made`;
  await vi.waitFor(async () => {
    const drafts = await sql()`select from private.machine_versions where lyric_id = ${id}`;
    expect(drafts).toHaveLength(1);
  }, 10_000);
});

test.each([true, false])(
  "link and page are gone while it is switched off, and back once it is on (scripts: %s)",
  (javaScriptEnabled) =>
    visit("/admin/settings/site", { javaScriptEnabled }, async (page) => {
      const part = page.locator("section", {
        has: page.getByRole("heading", { name: "Machine-Made Versions", exact: true }),
      });
      await part.getByText("readers are offered a machine-made version of the missing one").waitFor();
      expect([await hasLink(), await leadsTo()]).toEqual([true, 200]);
      await part.getByRole("button", { name: "Stop Offering Them" }).click();
      await page.locator(".notice").getByText("Machine-Made Versions No Longer Offered").waitFor();
      expect([await hasLink(), await leadsTo()]).toEqual([false, song]);
      await part.getByText("Readers are not offered machine-made versions of missing scripts.").waitFor();
      await part.getByRole("button", { name: "Offer Them" }).click();
      await page.locator(".notice").getByText("Machine-Made Versions Offered").waitFor();
      expect([await hasLink(), await leadsTo()]).toEqual([true, 200]);
    }),
);

test("a reader whose link is older than the switch gets to the song", () =>
  visitAsStranger(song, {}, async (page) => {
    const link = page.getByRole("link", { name: "Read a machine-made version" });
    await link.waitFor();
    await sql()`update private.preferences set offers_machine_versions = false`;
    await expect.poll(leadsTo).toBe(song);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Pavan Chale" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(song);
    await link.waitFor({ state: "detached" });
    await sql()`update private.preferences set offers_machine_versions = true`;
  }));

test("the data service shows visitors neither the switch nor the versions", async () => {
  const read = (table: string) =>
    fetch(`${address()}/rest/v1/${table}`, { headers: { apikey: "antara-public" } });
  expect(await (await read("settings")).json()).toEqual([]);
  for (const table of ["preferences", "machine_versions"])
    expect((await read(table)).status, table).toBe(404);
});
