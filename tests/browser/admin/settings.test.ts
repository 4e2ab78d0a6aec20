import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { goTo } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit, signIn } = openSharedAdministration();

/** Songs that the site came with. */
beforeAll(async () => {
  for (const [title, singerNames] of [
    ["Aa", "Lata"],
    ["Bb", "Lata, Asha"],
  ] as const)
    await saveSong(sql(), {
      title,
      singerNames,
      albumName: "Devdas",
      lyrics_hindi: "ला",
      lyrics_english: "la",
    });
  for (const table of ["lyrics", "albums", "singers"])
    await sql()`insert into private.starter_rows (table_name, row_id) select ${table}, id from ${sql()(table)}`;
});

const stored = async () => {
  const rows = await sql()<{ key: string; value: string }[]>`select key, value from settings order by key`;
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
const saved = async (page: Page) => {
  await page.getByRole("button", { name: "Save Settings" }).click();
  await page.locator(".notice").getByText("Settings Saved").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
};

test("only changed codes are saved, and visitors' pages contain them", () =>
  visit("/admin/settings", {}, async (page) => {
    expect(await page.title()).toBe("Site Settings - Antara");
    await sql()`delete from settings`;
    await page.reload();
    await page.getByLabel("Ad Code 1").fill("<ins id=one>one</ins>");
    await saved(page);
    expect(await stored()).toEqual({ adCode1: "<ins id=one>one</ins>" });
    await sql()`update settings set value = 'changed elsewhere' where key = 'adCode1'`;
    await page.getByLabel("Analytics Code").fill("<script>1</script>");
    await saved(page);
    expect(await stored()).toEqual({ adCode1: "changed elsewhere", analyticsCode: "<script>1</script>" });
    const [song] = await sql()<{ id: number }[]>`select id from lyrics limit 1`;
    await expect
      .poll(async () => (await fetch(`${address()}/lyrics/${song?.id}`)).text())
      .toContain("changed elsewhere");
  }));

test("a save is confirmed after an earlier one that the browser sent without scripts", () =>
  visit("/admin/settings", {}, async (page) => {
    const codes = page.locator("form", { has: page.getByLabel("Ad Code 1") });
    await codes.evaluate((form: HTMLFormElement) => form.submit());
    await page.locator(".notice").getByText("Settings Saved").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await page.locator(".notice").waitFor({ state: "detached" });
    await page.getByLabel("Ad Code 1").fill("<ins>again</ins>");
    await saved(page);
    expect(await stored()).toMatchObject({ adCode1: "<ins>again</ins>" });
  }));

test("the settings and their dialog fit and are accessible on a phone and on a desktop", () =>
  visit("/admin/settings", {}, async (page) => {
    await expectAccessibleByTurns(page);
    await page.getByRole("link", { name: "Security" }).click();
    await page.getByRole("heading", { level: 1, name: "Security" }).waitFor();
    await expectAccessibleByTurns(page);
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Site" }).click();
    await page.getByRole("button", { name: "Remove the Starter Songs" }).click();
    await page.getByRole("alertdialog").waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  }));

test("typing the first letter of a code moves nothing, at all widths", () =>
  visit("/admin/settings", {}, async (page) => {
    const save = page.getByRole("button", { name: "Save Settings" });
    const code = page.getByLabel("Ad Code 2");
    const preview = (disabled: boolean) =>
      page.getByRole("button", { name: "Preview Ad Code 2", disabled }).waitFor();
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await code.fill("");
      await preview(true);
      const before = await save.boundingBox();
      await code.fill("<");
      await preview(false);
      expect([width, await save.boundingBox()]).toEqual([width, before]);
    }
  }));

test("an ad code that would be ignored is shown as inactive", () =>
  visit("/admin/settings", {}, async (page) => {
    const code = page.getByLabel("Ad Code 2");
    await code.fill("  <!-- off --><ins>two</ins>");
    await page.getByText("Inactive: it begins with an HTML comment").waitFor();
    await code.fill("<ins>two</ins>");
    await page.getByText("Inactive:").waitFor({ state: "hidden" });
  }));

test("the preview runs the code in a frame that can access neither the page nor the session", () =>
  visit("/admin/settings", { allowErrors: true }, async (page) => {
    const spy = `<p id="drawn">drawn</p><a onclick="x()">a</a><script>
      let reached = "nothing";
      try { reached = parent.document.title } catch {}
      try { reached = document.cookie || reached } catch {}
      document.getElementById("drawn").textContent = "reached " + reached;
    </script>`;
    await page.getByLabel("Ad Code 1").fill(spy);
    await page.getByRole("button", { name: "Preview Ad Code 1" }).click();
    await page.frameLocator("iframe").getByText("reached nothing").waitFor();
    await page.getByText("Will not run on visitors' pages: onclick on <a>.").waitFor();
  }));

test("a code that is too long is refused with a message, and the typed text stays", () =>
  visit("/admin/settings", { allowErrors: true }, async (page) => {
    const long = "x".repeat(100_001);
    await page.getByLabel("Ad Code 2").fill(long);
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.locator(".field-error").getByText("A code may have at most 1,00,000 characters.").waitFor();
    expect((await page.getByLabel("Ad Code 2").inputValue()).length).toBe(long.length);
  }));

test("a code that somebody else has changed is not overwritten, and the typed text stays", () =>
  visit("/admin/settings", { allowErrors: /status of 409/ }, async (page) => {
    await sql()`delete from settings`;
    await page.reload();
    await sql()`insert into settings (key, value) values ('adCode1', 'changed elsewhere')`;
    await page.getByLabel("Ad Code 1").fill("mine");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.locator(".form-refusal").getByText("Ad Code 1 was changed by someone else").waitFor();
    expect(await page.getByLabel("Ad Code 1").inputValue()).toBe("mine");
    expect(await stored()).toEqual({ adCode1: "changed elsewhere" });
    await page.getByRole("link", { name: "Load the settings again" }).click();
    await expect.poll(() => page.getByLabel("Ad Code 1").inputValue()).toBe("changed elsewhere");
  }));

test("without JavaScript the same is refused, and a code that was changed elsewhere meanwhile is kept", async () => {
  await sql()`delete from settings`;
  await sql()`insert into settings (key, value) values ('adCode1', 'one\ntwo'), ('adCode2', '')`;
  await visit("/admin/settings", { javaScriptEnabled: false, allowErrors: true }, async (page) => {
    await sql()`update settings set value = 'changed elsewhere' where key = 'adCode1'`;
    await page.getByLabel("Ad Code 2").fill("short");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.locator(".notice").getByText("Settings Saved").waitFor();
    expect(await stored()).toEqual({ adCode1: "changed elsewhere", adCode2: "short" });
    await page.getByLabel("Ad Code 2").fill("x".repeat(100_001));
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.locator(".notice").getByText("A code may have at most 1,00,000 characters.").waitFor();
    expect((await page.getByLabel("Ad Code 2").inputValue()).length).toBe(100_001);
    expect(await stored()).toEqual({ adCode1: "changed elsewhere", adCode2: "short" });
  });
});

test("the sessions are listed, and all others can be ended", async () => {
  const other = await signIn();
  await visit("/admin/settings/security", {}, async (page) => {
    await page.locator(".sessions li").nth(1).waitFor();
    expect(await page.getByText("This session").count()).toBe(1);
    await page.getByRole("button", { name: "End the Others" }).click();
    await page.getByText(/Sessions? Ended/).waitFor();
    await expect.poll(() => page.locator(".sessions li").count()).toBe(1);
    const answer = await fetch(`${address()}/admin/dashboard`, {
      headers: { Cookie: other },
      redirect: "manual",
    });
    expect(answer.status).toBe(302);
  });
});

test("one session is ended alone, also without scripts", async () => {
  const [kept, ended] = [await signIn(), await signIn()];
  const [newest] = await sql()<{ id: number }[]>`select max(id)::int as id from private.sessions`;
  const statusWith = async (cookie: string) =>
    (await fetch(`${address()}/admin/dashboard`, { headers: { Cookie: cookie }, redirect: "manual" })).status;
  await visit("/admin/settings/security", { javaScriptEnabled: false }, async (page) => {
    await page.locator(`form:has(input[name=session][value="${newest?.id}"]) button`).click();
    await page.locator(".notice").getByText("Session Ended").waitFor();
    await page.getByText("This session").waitFor();
  });
  expect([await statusWith(kept), await statusWith(ended)]).toEqual([200, 302]);
  await sql()`delete from private.sessions where id = ${(newest?.id ?? 0) - 1}`;
});

test("moments are in the time zone of the site, however far away the browser is", async () => {
  const moment = new Date(Date.now() - 2 * 3_600_000);
  // The site's zone is that of India, unless SITE_TIME_ZONE says otherwise.
  const format = new Intl.DateTimeFormat("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
  await signIn();
  await sql()`
    update private.sessions set last_used_at = ${moment} where id = (select max(id) from private.sessions)`;
  await sql()`
    insert into private.passkeys (credential_id, public_key, counter, host, name, made_at, last_used_at)
    values ('1', '', 0, 'localhost', 'Phone', ${moment}, ${moment})`;
  await sql()`insert into singers (name) values ('Gone')`;
  await sql()`delete from singers where name = 'Gone'`;
  await sql()`update private.trash set deleted_at = ${moment}`;
  const pages = {
    "/admin/trash": ["tr:has-text('Gone')"],
    "/admin/settings/security": [".sessions li:has-text('Last used')"],
    "/admin/settings/password-and-passkeys": [
      ".passkeys span:has-text('Made')",
      ".passkeys span:has-text('Last used')",
    ],
  };
  const expectMoments = async (page: Page, places: readonly string[]) => {
    for (const place of places)
      expect(await page.locator(place).first().textContent(), place).toContain(format.format(moment));
  };
  for (const javaScriptEnabled of [true, false])
    await visit("/admin/dashboard", { timezoneId: "Pacific/Auckland", javaScriptEnabled }, async (page) => {
      for (const [path, words] of Object.entries(pages)) {
        if (javaScriptEnabled) {
          await goTo(page, path);
          await expectMoments(page, words);
        }
        await page.goto(path);
        await expectMoments(page, words);
      }
    });
  for (const table of ["passkeys", "trash"]) await sql()`delete from ${sql()(`private.${table}`)}`;
});

test("the starter songs are removed after a confirmation with their number, and are in the trash", () =>
  visit("/admin/settings/site", {}, async (page) => {
    await page.getByRole("button", { name: "Remove the Starter Songs" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog
      .getByText("2 songs will be removed, and with them what no other song uses: 1 album, 2 singers")
      .waitFor();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByText("Starter Songs Removed").waitFor();
    await page.getByText("None of the songs that the site came with are left.").waitFor();
    const [{ count } = { count: -1 }] = await sql()<
      { count: number }[]
    >`select count(*)::int as count from lyrics`;
    expect(count).toBe(0);
    await goTo(page, "/admin/trash");
    for (const title of ["Aa", "Bb"]) await page.getByRole("button", { name: `Restore ${title}` }).waitFor();
  }));
