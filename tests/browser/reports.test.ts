/** Visitors report a mistake in a song. */
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleEverywhere } from "./accessibility.ts";
import { press, tabTo } from "./admin/keyboard.ts";
import { openSharedAdministration } from "./admin/shared-administration.ts";
import { atBothWidths } from "./both-widths.ts";
import { fetchPage } from "./fetched-page.ts";
import { isInteractive } from "./open-page.ts";

const { address, sql, visit, visitAsStranger } = openSharedAdministration();

const newSong = async (title: string) => {
  const { id } = await saveSong(sql(), {
    title,
    lyrics_hindi: "तेरे बिना",
    lyrics_english: "Tere bina",
    singerNames: "Lata, Kishore",
  });
  return { id, path: `/lyrics/${title.toLowerCase().replaceAll(" ", "-")}-${id}` };
};
const reportsOf = async (id: number) => [
  ...(await sql()<{ kind: string; text: string }[]>`
    select kind, text from private.song_reports where lyric_id = ${id} order by id`),
];
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(address() + path, {
    method: "POST",
    headers: { Origin: address() },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
/** Longer than a text may be. */
const tooLong = "क ".repeat(600);
const refusedForm = { allowErrors: /status of 400/ };

describe("by keyboard alone a visitor reports a mistake, is told what is missing, and comes back to the song", () => {
  test.each([true, false])("with scripts: %s", async (javaScriptEnabled) => {
    const { id, path } = await newSong(`Galat Geet ${javaScriptEnabled}`);
    await atBothWidths((width) =>
      visitAsStranger(path, { width, javaScriptEnabled, ...refusedForm }, async (page) => {
        await sql()`delete from private.song_reports`;
        await press(page, "Report a mistake");
        await heading(page, "Report a Mistake");
        const label = page.locator("fieldset label").first();
        expect(await label.evaluate((shown) => getComputedStyle(shown).display)).toBe("flex");
        expect(await page.title()).toContain("Report a Mistake: Galat Geet");
        expect(await page.locator(".reported-song").textContent()).toContain("Lata, Kishore");
        await press(page, "Send report");
        await page.getByText("Please choose what is wrong.").waitFor();
        await page.getByText("Please say what is wrong.").waitFor();
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute("value"));
        await expect.poll(focused).toBe("lyrics");
        await page.keyboard.press("ArrowDown");
        await tabTo(page, "Tell us more");
        await page.keyboard.insertText("Kishore sings alone.\n<b>किशोर</b>");
        await press(page, "Send report");
        await heading(page, "Thank You");
        expect(new URL(page.url()).search).toBe("?sent=stored");
        expect(await reportsOf(id)).toEqual([{ kind: "names", text: "Kishore sings alone.\n<b>किशोर</b>" }]);
        await page.reload();
        expect(await reportsOf(id)).toHaveLength(1);
        await press(page, `Back to Galat Geet ${javaScriptEnabled}`);
        await heading(page, `Galat Geet ${javaScriptEnabled}`);
      }),
    );
  });
});

test("a report names the line of its address, if the song has it, and leads the administrator to it", async () => {
  const { id, path } = await newSong("Pankti Geet");
  await visitAsStranger(`${path}/report?line=line-1`, refusedForm, async (page) => {
    await page.locator(".reported-line").getByRole("link", { name: "Tere bina" }).waitFor();
    await page.getByRole("button", { name: "Send report" }).click();
    await page.getByText("Please say what is wrong.").waitFor();
    await page.locator(".reported-line").waitFor();
    await page.getByLabel("Tell us more").fill("Mere bina");
    await page.getByRole("button", { name: "Send report" }).click();
    await heading(page, "Thank You");
  });
  for (const line of ["line-99", "<b>", "hindi-line-1"])
    await send(`${path}/report`, { kind: "lyrics", text: "Wrong", line });
  expect((await reportsOf(id)).map(({ text }) => text)).toEqual([
    "#line-1 Tere bina\nMere bina",
    ...["Wrong", "Wrong", "Wrong"],
  ]);
  await visit(`/admin/lyrics/edit/${id}`, {}, async (page) => {
    const line = page.locator(".report-text").getByRole("link", { name: "Tere bina" });
    expect(await line.getAttribute("href")).toBe(`/lyrics/song-${id}#line-1`);
  });
});

test("the form is shown with its style sheet, however long that takes, and without it if it is missing", async () => {
  const { path } = await newSong("Dheera Geet");
  for (const isMissing of [false, true])
    await visitAsStranger(path, isMissing ? { allowErrors: /ERR_FAILED/ } : {}, async (page) => {
      await page.route(/report-page.*\.css/, async (route) => {
        await setTimeout(500);
        await (isMissing ? route.abort() : route.continue());
      });
      await page.getByRole("link", { name: "Report a mistake" }).click();
      await heading(page, "Report a Mistake");
      const label = page.locator("fieldset label").first();
      expect(await label.evaluate((shown) => getComputedStyle(shown).display === "flex")).toBe(!isMissing);
    });
});

test("a refused report keeps what was typed, has the focus and the error at the field, and is accessible", async () => {
  const { id, path } = await newSong("Lamba Geet");
  await visitAsStranger(`${path}/report`, { width: "phone", ...refusedForm }, async (page) => {
    await page.getByLabel("Video").check();
    await page.getByLabel("Tell us more").fill(tooLong);
    await page.getByRole("button", { name: "Send report" }).click();
    await page.getByText("The text may have at most 1,000 characters. Please shorten it.").waitFor();
    const text = page.getByLabel("Tell us more");
    expect(await text.inputValue()).toBe(tooLong);
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await text.getAttribute("aria-invalid")).toBe("true");
    expect(await text.evaluate((field) => field.getAttribute("aria-describedby"))).toMatch(
      /^report-text-error /,
    );
    expect(await page.getByLabel("Video").isChecked()).toBe(true);
    await expectAccessibleEverywhere(page);
  });
  expect(await reportsOf(id)).toEqual([]);
});

test("a text that is too long and has no kind is refused for both at once", async () => {
  const { path } = await newSong("Do Galtiyan");
  const refused = await send(`${path}/report`, { text: tooLong });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Please choose what is wrong.");
  expect(html).toContain("The text may have at most 1,000 characters. Please shorten it.");
});

test.each([true, false])(
  "after a corrected report, Back leads to its form, the empty form and the song (scripts: %s)",
  async (javaScriptEnabled) => {
    const { path } = await newSong(`Vapas Geet ${javaScriptEnabled}`);
    await visitAsStranger(path, { javaScriptEnabled, ...refusedForm }, async (page) => {
      await page.getByRole("link", { name: "Report a mistake" }).click();
      await page.getByRole("button", { name: "Send report" }).click();
      await page.getByText("Please choose what is wrong.").waitFor();
      await page.getByLabel("Video").check();
      await page.getByLabel("Tell us more").fill("It is gone.");
      await page.getByRole("button", { name: "Send report" }).click();
      await heading(page, "Thank You");
      await page.goBack();
      await heading(page, "Report a Mistake");
      expect(await page.getByLabel("Tell us more").inputValue()).toBe("It is gone.");
      await page.goBack();
      await page.getByText("Please choose what is wrong.").waitFor({ state: "detached" });
      await heading(page, "Report a Mistake");
      // The song and the form are in one document, which scripts change.
      if (javaScriptEnabled) await page.waitForFunction(isInteractive);
      await page.goBack();
      await heading(page, `Vapas Geet ${javaScriptEnabled}`);
    });
  },
);

test("what is being typed stays when the song changes meanwhile, and is refused or stored as it is", async () => {
  const { id, path } = await newSong("Purana Naam");
  await visitAsStranger(`${path}/report`, refusedForm, async (page) => {
    await page.getByLabel("Tell us more").fill(tooLong);
    await sql()`update lyrics set title = 'Naya Naam' where id = ${id}`;
    // As long as an open page of a list takes to follow the change.
    await page.waitForTimeout(2_000);
    expect(await page.getByLabel("Tell us more").inputValue()).toBe(tooLong);
    await page.getByLabel("Lyrics").check();
    await page.getByRole("button", { name: "Send report" }).click();
    await page.getByText("The text may have at most").waitFor();
    expect(await page.getByLabel("Tell us more").inputValue()).toBe(tooLong);
    await page.getByLabel("Tell us more").fill("The name");
    await page.getByRole("button", { name: "Send report" }).click();
    await heading(page, "Thank You");
    expect(new URL(page.url()).pathname).toBe(`/lyrics/naya-naam-${id}/report`);
  });
});

test("the 21st open report of a song is thanked for, and said not to be stored", async () => {
  const { id, path } = await newSong("Bahut Geet");
  const report = { kind: "other", text: "Wrong" };
  for (let number = 0; number < 20; number += 1)
    expect((await send(`${path}/report`, report)).headers.get("location")).toBe(`${path}/report?sent=stored`);
  const { headers } = await send(`${path}/report`, report);
  const page = await fetchPage(headers.get("location") ?? "", address());
  expect(page.heading).toBe("Thank You");
  expect(page.html).toContain("so yours was not stored.");
  expect(await reportsOf(id)).toHaveLength(20);
});

test("the page is never cached or indexed, and names neither the visitor nor a third party", async () => {
  const { path } = await newSong("Chhupa Geet");
  for (const asked of [`${path}/report`, `${path}/report?sent=stored`, `${path}/report?sent=<b>`]) {
    const answer = await fetch(address() + asked);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(answer.headers.has("set-cookie")).toBe(false);
  }
  const refused = await send(`${path}/report?sent=stored`, { kind: "spam", text: "x" });
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([400, "private, no-cache"]);
  expect(await refused.text()).toContain("Please choose what is wrong.");
});

test("a song that is unknown or has no number answers 404, a withdrawn one 410, and nothing is stored", async () => {
  const { id, path } = await newSong("Gaya Geet");
  await sql()`select private.withdraw_lyric(${id})`;
  for (const gone of [path, "/lyrics/gone-999999", "/lyrics/nothing", "/lyrics/x-99999999999999999999"]) {
    const status = gone === path ? 410 : 404;
    expect(await fetchPage(`${gone}/report`, address())).toMatchObject({
      status,
      heading: "Song Not Found",
    });
    const answer = await send(`${gone}/report`, { kind: "lyrics", text: "Wrong" });
    expect([gone, answer.status]).toEqual([gone, status]);
  }
  expect(await reportsOf(id)).toEqual([]);
});

test("a report that the database does not take comes back with its text and the advice to send it again", async () => {
  const { path } = await newSong("Band Geet");
  await sql()`alter table private.song_reports rename to song_reports_away`;
  try {
    const answer = await send(`${path}/report`, { kind: "lyrics", text: "Typed with care" });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain("Please send it again in a little while.");
    expect(html).toContain("Typed with care</textarea>");
  } finally {
    await sql()`alter table private.song_reports_away rename to song_reports`;
  }
});

test("the preview of a draft has no link to it", async () => {
  const { id } = await newSong("Kachcha Geet");
  await sql()`select private.withdraw_lyric(${id})`;
  await visit(`/admin/lyrics/drafts/preview/${id}`, {}, async (page) => {
    await page.getByRole("heading", { name: "Kachcha Geet" }).first().waitFor();
    expect(await page.getByRole("link", { name: "Report a mistake" }).count()).toBe(0);
  });
});
