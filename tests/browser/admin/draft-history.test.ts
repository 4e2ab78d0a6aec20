/** The history of a draft, by keyboard alone: what was saved, compared, and given back to the draft. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { publishDraft, saveDraft, withdrawSong } from "#catalogue";
import { expectNoHorizontalScroll, heading } from "./form-page.ts";
import { press } from "./keyboard.ts";
import { expectAccessible, expectToast } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit, visitAsStranger, address, signIn } = openSharedAdministration();

const first = { title: "Kal Aayega", lyrics_hindi: "कल आएगा\nआज नहीं", genre: "Geet" };
const second = { ...first, title: "Kal Aaya", lyrics_hindi: "कल आया\nआज नहीं" };

let id: number;
beforeEach(async () => {
  await sql()`delete from private.drafts`;
  await sql()`delete from private.revisions`;
  id = (await saveDraft(sql(), first)).id;
  await saveDraft(sql(), second, { id });
});

const draft = async () => (await sql()`select title, version from private.drafts where id = ${id}`)[0];
const rowsOf = async (page: Page) =>
  (await page.locator("tbody tr td:last-child").allInnerTexts()).map((text) => text.trim());

/** By keyboard: the link of the row, the first is the latest. */
async function openVersion(page: Page, row: number): Promise<void> {
  const isThere = page.locator("tbody tr").nth(row).locator("a:focus");
  for (let presses = 0; presses < 80 && (await isThere.count()) === 0; presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await heading(page, `Version: ${(await draft())?.title}`);
}

test.each(["phone", "desktop"] as const)(
  "a version of a draft is found, read and restored into the draft, by keyboard alone (%s)",
  (width) =>
    visit(`/admin/lyrics/drafts/edit/${id}`, { width }, async (page) => {
      await press(page, "History");
      await heading(page, `History of Lyric: ${second.title}`);
      await page.getByText("It is a draft, which no visitor can see.").waitFor();
      expect(await rowsOf(page)).toEqual(["Draft saved: title, 1 line of Hindi lyrics", "Added as a draft"]);
      expect(await page.locator("tbody tr").first().innerText()).toContain("Present version");
      await expectAccessible(page);

      await openVersion(page, 0);
      await page.getByText("Draft saved", { exact: true }).waitFor();
      expect(await page.locator("[lang=hi] del").allInnerTexts()).toEqual(["आएगा"]);
      expect(await page.locator("[lang=hi] ins").allInnerTexts()).toEqual(["आया"]);
      expect(await page.getByRole("button", { name: "Restore this version" }).count()).toBe(0);
      await press(page, "Back to the history");

      await heading(page, `History of Lyric: ${second.title}`);
      await openVersion(page, 1);
      await page.getByText("Added as a draft").waitFor();
      await page.getByText("a new version of the draft, which stays a draft").waitFor();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await press(page, "Restore this version");
      await expectToast(page, "Version Restored");
      await heading(page, `History of Lyric: ${first.title}`);
      expect(await rowsOf(page)).toEqual([
        "Draft saved: title, 1 line of Hindi lyrics",
        "Draft saved: title, 1 line of Hindi lyrics",
        "Added as a draft",
      ]);
      expect(await draft()).toMatchObject({ title: first.title });
      await press(page, "Back to the form");
      await heading(page, `Edit Draft: ${first.title}`);
    }),
);

test("a draft that was changed meanwhile is not overwritten by an old version", async () => {
  const [added] = await sql()`select min(id) as id from private.revisions`;
  await visit(`/admin/lyrics/${id}/history/${added?.id}`, { allowErrors: /status of 409/ }, async (page) => {
    await page.getByRole("button", { name: "Restore this version" }).waitFor();
    await saveDraft(sql(), { ...second, title: "By somebody else" }, { id });
    await press(page, "Restore this version");
    await expectToast(page, "Error Restoring");
    expect(await draft()).toMatchObject({ title: "By somebody else" });
  });
});

test("the history of a song says plainly when it was a draft, and the dashboard what was saved", async () => {
  await publishDraft(sql(), id);
  await withdrawSong(sql(), id);
  await saveDraft(sql(), { ...second, genre: "Ghazal" }, { id });
  await visit(`/admin/lyrics/${id}/history`, {}, async (page) => {
    expect(await rowsOf(page)).toEqual([
      "Draft saved: genre",
      "Withdrawn",
      "Published",
      "Draft saved: title, 1 line of Hindi lyrics",
      "Added as a draft",
    ]);
    await openVersion(page, 1);
    await page.getByText("Withdrawn").waitFor();
    expect(await page.locator(".compared-fields section").count()).toBe(0);
    await page.goto(`${address()}/admin/dashboard`);
    await page.getByText("Draft saved: genre").waitFor();
  });
});

test("the history of a draft is for the administrator alone", async () => {
  const path = `/admin/lyrics/${id}/history`;
  expect(await (await fetch(address() + path, { headers: { cookie: await signIn() } })).text()).toContain(
    second.title,
  );
  const asStranger = await fetch(address() + path, { redirect: "manual" });
  expect(asStranger.status).toBe(302);
  expect(await asStranger.text()).not.toContain(second.title);
  await visitAsStranger("/", {}, async (page) => {
    expect(await page.content()).not.toContain(second.title);
  });
});
