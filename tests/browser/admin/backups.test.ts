import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyBackup } from "#backups";
import { temporaryFolder } from "../../process/run-program.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { openAdministration } from "./administrator.ts";

const { address, sql, signIn, visit } = openAdministration({ BACKUP_KEEP: "2" });

test("a backup is made from the settings, listed and downloaded completely", () =>
  visit("/admin/settings/backups", {}, async (page) => {
    await page.getByText("the newest 2 backups are kept").waitFor();
    await page.getByRole("button", { name: "Back Up Now" }).click();
    await page.getByText("Backup Made").waitFor();
    const item = page.locator(".backups li");
    await item.getByText("By hand").waitFor();
    const waiting = page.waitForEvent("download");
    await item.getByRole("link", { name: /^Download antara-.*-by-hand\.backup$/ }).click();
    const folder = temporaryFolder();
    const file = join(folder.path, "downloaded");
    await (await waiting).saveAs(file);
    expect(await verifyBackup(file)).toMatchObject({ isOfThisSchema: true });
    folder.remove();
    expect(await accessibilityFindings(page)).toEqual([]);
  }));

test("a failed daily backup is reported above the list, with its time in the time zone of the site", async () => {
  // Five hours and a half before the time in India.
  const moment = "2026-01-15T20:00:00Z";
  await sql()`
    insert into private.backup_state (failed_at, failure) values (${moment}, 'The disk is full (ENOSPC).')`;
  await visit("/admin/settings/backups", { width: "phone", timezoneId: "Pacific/Auckland" }, async (page) => {
    const report = "The daily backup of 16 Jan 2026, 1:30 am was not made. The disk is full (ENOSPC).";
    await page.getByText(report).waitFor();
    const [made] = await page.locator(".backups b").allTextContents();
    const now = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });
    expect(made).toContain(now.format(new Date()));
  });
});

test("no other file can be downloaded, and none without signing in", async () => {
  const headers = { Cookie: await signIn() };
  const ask = (name: string, init: RequestInit = { headers }) =>
    fetch(`${address()}/admin/settings/backups/${name}`, { redirect: "manual", ...init });
  for (const name of [
    "..%2Fpostgres%2FPG_VERSION",
    "..%2f..%2f..%2fetc%2fpasswd",
    "antara-2026-01-01-000000.backup",
    "%00",
  ])
    expect([name, (await ask(name, { headers, redirect: "follow" })).status]).toEqual([name, 404]);
  const made = await (await fetch(`${address()}/admin/settings/backups`, { headers })).text();
  const [name = ""] = /antara-[\d-]+-by-hand\.backup/.exec(made) ?? [];
  const whole = await ask(name);
  expect([whole.status, whole.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await whole.body?.cancel();
  const stranger = await ask(name, {});
  expect(stranger.status).toBe(302);
  expect(stranger.headers.get("location")).toMatch(/^\/admin\?/);
});
