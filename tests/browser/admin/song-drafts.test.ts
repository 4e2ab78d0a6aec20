import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { publishDraft, saveDraft, saveSong, withdrawSong } from "#catalogue";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { fetchPage } from "../fetched-page.ts";
import { press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const expectToast = (page: Page, words: string) =>
  page.locator(".notice").getByText(words, { exact: true }).waitFor();
const status = async (path: string, cookie = "") =>
  (await fetch(address() + path, { headers: { cookie }, redirect: "manual" })).status;
const idOf = async (title: string) =>
  (await sql()<{ id: number }[]>`select id from private.drafts where title = ${title}`)[0]?.id ?? 0;

const title = "Kal Aayega";

test("by keyboard alone a song is saved as a draft, given a time, published now, and withdrawn", () =>
  visit("/admin/lyrics/add", { width: "phone", allowErrors: /status of 400/ }, async (page) => {
    await tabTo(page, "Song Title");
    await page.keyboard.type(title);
    await press(page, "Save as draft");
    await expectToast(page, "Draft Saved");
    await heading(page, "Drafts");
    const id = await idOf(title);

    await press(page, `Edit ${title}`);
    await heading(page, `Edit Draft: ${title}`);
    await press(page, "Publish now");
    await expectToast(page, "Lyrics Missing");
    await tabTo(page, "Hindi Lyrics");
    await page.keyboard.type("कल आएगा");
    await tabTo(page, "Publish at");
    await page.keyboard.type("12032040");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("0600PM");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Draft Saved");
    await page.getByText("Publishes 3 Dec 2040, 6:00 pm").waitFor();
    const [scheduled] = await sql()`select publish_at from private.drafts where id = ${id}`;
    expect(scheduled?.publish_at).toEqual(new Date("2040-12-03T18:00+05:30"));

    await press(page, `Edit ${title}`);
    await heading(page, `Edit Draft: ${title}`);
    await press(page, "Publish now");
    await expectToast(page, "Lyric Published");
    await heading(page, "Manage Lyrics");
    const slug = (await page.getByLabel(`View ${title} in a new tab`).getAttribute("href")) ?? "";
    expect(await status(slug)).toBe(200);

    await press(page, `Edit ${title}`);
    await heading(page, `Edit Lyric: ${title}`);
    await press(page, "Withdraw");
    await heading(page, "Withdraw Lyric");
    await press(page, "Withdraw lyric");
    await expectToast(page, "Lyric Withdrawn");
    await heading(page, "Drafts");
    expect(await status(slug)).toBe(410);
    expect(await idOf(title)).toBe(id);
  }));

test("a withdrawn song is gone at each of its addresses until it is published again, a draft is unknown", async () => {
  const hindi = { lyrics_hindi: "क" };
  const { id } = await saveSong(sql(), { title: "Wapas", ...hindi });
  await withdrawSong(sql(), id);
  const addresses = [
    `wapas-${id}`,
    `x-${id}`,
    `${id}`,
    `wapas-${id}/`,
    `wapas-${id}/report`,
    `wapas-${id}/machine-made`,
  ];
  for (const path of addresses)
    expect(await fetchPage(`/lyrics/${path}`, address()), path).toMatchObject({
      status: 410,
      heading: "Song Not Found",
      html: expect.stringContaining("The song you are looking for does not exist."),
    });
  await publishDraft(sql(), id);
  expect(await status(`/lyrics/wapas-${id}`)).toBe(200);
  const draft = await saveDraft(sql(), { title: "Naya", ...hindi });
  expect(await status(`/lyrics/naya-${draft.id}`)).toBe(404);
});

test("a draft is deleted and restored by keyboard alone", () =>
  visit("/admin/lyrics/drafts", {}, async (page) => {
    const id = await idOf(title);
    await press(page, `Delete ${title}`);
    await heading(page, "Confirm Deletion");
    await press(page, "Delete");
    await expectToast(page, "Draft Deleted");
    await heading(page, "Drafts");
    await press(page, "Trash");
    await heading(page, "Trash");
    await press(page, `Restore ${title}`);
    await expectToast(page, "Draft Restored");
    expect(await idOf(title)).toBe(id);
  }));

test("the screens of drafts are accessible, and the preview looks like the page of the song", async () => {
  const draft = { title: "Jhalak", lyrics_hindi: "एक\nदो", lyrics_english: "ek\ndo", singers: ["Naya"] };
  await sql()`select private.save_draft(null, ${JSON.stringify(draft)}::text::jsonb, null, null, null)`;
  const id = await idOf("Jhalak");
  await visit(`/admin/lyrics/drafts/edit/${id}`, {}, async (page) => {
    await expectAccessibleByTurns(page);
    await page.getByRole("link", { name: "Back to Drafts" }).click();
    await heading(page, "Drafts");
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    // A reader's choice of a language counts for pages of visitors.
    await page.evaluate(() => localStorage.setItem("language", "hi"));
    await page.goto(`${address()}/admin/lyrics/drafts/preview/${id}`);
    await page.getByText("Only you can see it").waitFor();
    expect(await page.locator(".song-page h1").textContent()).toBe("Jhalak");
    expect(await page.locator("island-views").count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test("a preview needs a session, and is neither cached nor indexed", async () => {
  const path = `/admin/lyrics/drafts/preview/${await idOf("Jhalak")}`;
  expect(await status(path)).toBe(302);
  const response = await fetch(address() + path, { headers: { cookie: await signIn() } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const html = await response.text();
  expect(html).toContain("Jhalak");
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("without scripts a draft is published by its form, and withdrawn by the page that asks", () =>
  visit(`/admin/lyrics/drafts`, { javaScriptEnabled: false }, async (page) => {
    await page.getByLabel("Edit Jhalak").click();
    await page.getByRole("button", { name: "Publish now" }).click();
    await page.getByText("Lyric Published").waitFor();
    await page.getByLabel("Edit Jhalak").click();
    await page.getByRole("link", { name: "Withdraw" }).click();
    await page.getByRole("button", { name: "Withdraw lyric" }).click();
    await page.getByText("Lyric Withdrawn").waitFor();
    await heading(page, "Drafts");
  }));

test("what is typed is kept on the server, continued on another device, and gone once it is saved", async () => {
  const kept = async () =>
    (await sql()<{ title: string }[]>`select title from private.unfinished_forms`).map(({ title }) => title);
  await visit("/admin/lyrics/add", { allowErrors: true }, async (page) => {
    await tabTo(page, "Song Title");
    await page.keyboard.type("Aadha Geet");
    await expect.poll(kept, { timeout: 15_000 }).toEqual(["Aadha Geet"]);
    await page.getByText("Kept as unfinished").waitFor({ state: "attached" });
  });
  await visit("/admin/dashboard", { width: "phone", allowErrors: true }, async (page) => {
    await press(page, "Aadha Geet");
    await page.getByText("Your unsaved text is back.").waitFor();
    expect(await page.getByLabel("Song Title").inputValue()).toBe("Aadha Geet");
    await tabTo(page, "Hindi Lyrics");
    // Without a connection the tab alone has the last words.
    await page.route("**/admin/unfinished", (route) => route.abort());
    await page.keyboard.type("आधा");
    await page.reload();
    await expect.poll(() => page.getByLabel("Hindi Lyrics").inputValue()).toBe("आधा");
    await page.unroute("**/admin/unfinished");
    await tabTo(page, "Hindi Lyrics");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Lyric Added");
    await expect.poll(kept).toEqual([]);
  });
  await sql()`
    insert into private.unfinished_forms (key, address, title, content)
    values (gen_random_uuid(), '/admin/lyrics/add', 'Chhoda Hua', '{}')`;
  await visit("/admin/dashboard", {}, async (page) => {
    await press(page, "Discard Chhoda Hua");
    await expectToast(page, "Unfinished Text Discarded");
    expect(await kept()).toEqual([]);
  });
});
