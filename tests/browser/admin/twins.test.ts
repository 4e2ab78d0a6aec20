/**
 * Likely twins and other names, by keyboard alone: marked as not the same, merged after a question, and edited in the
 * form.
 */
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { findNotedTwins, saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { goTo, notice } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit, address } = openSharedAdministration();

beforeEach(async () => {
  for (const table of ["lyrics", "singers", "person_aliases"]) await sql()`delete from ${sql()(table)}`;
  for (const singerNames of ["Naushad Ali", "नौशाद अली", "Shakeel", "शकील"])
    await saveSong(sql(), { title: `Geet ${singerNames}`, lyrics_english: singerNames, singerNames });
  await findTwins();
});

/** The site does it soon; beside other tests not soon enough. */
async function findTwins(): Promise<void> {
  while ((await sql()`select from private.twins_to_find`).length > 0)
    if ((await findNotedTwins(sql(), 1_000)) === 0) await setTimeout(20);
}

const idOf = async (name: string) =>
  Number((await sql()`select id from singers where name = ${name}`)[0]?.id);
const press = async (page: Page, name: string) => {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
};

test("pairs are marked and merged by keyboard, and the old address leads on", () =>
  visit("/admin/singers", { width: "phone" }, async (page) => {
    await page.getByRole("link", { name: "Likely twins" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("2 pairs may be the same.").waitFor();
    await press(page, "Not the same : Shakeel and शकील");
    await page.getByText("1 pair may be the same.").waitFor();
    const [kept, gone] = [await idOf("Naushad Ali"), await idOf("नौशाद अली")];
    await press(page, `Keep this one Naushad Ali, number ${kept}`);
    await page.getByText('Are you sure you want to merge "नौशाद अली" into "Naushad Ali"?').waitFor();
    await press(page, "Merge");
    await page.getByText("No two look alike.").waitFor();
    expect(await sql()`select alias from person_aliases`).toEqual([{ alias: "नौशाद अली" }]);
    const old = await fetch(`${address()}/singer/naushad-${gone}?page=1`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([301, `/singer/naushad-ali-${kept}?page=1`]);
    const html = await (await fetch(`${address()}/singer/naushad-ali-${kept}`)).text();
    expect(html.replace(/<[^>]*>/g, "")).toContain("Also known as नौशाद अली");
    expect(html).toContain('"alternateName":"नौशाद अली"');
  }));

test("a merge is asked on a page without scripts", () =>
  visit("/admin/singers/twins", { javaScriptEnabled: false }, async (page) => {
    const [kept, gone] = [await idOf("Naushad Ali"), await idOf("नौशाद अली")];
    await press(page, `Keep this one Naushad Ali, number ${kept}`);
    await page.getByRole("heading", { name: "Confirm Merge" }).waitFor();
    await press(page, "Merge");
    await page.getByText("1 pair may be the same.").waitFor();
    expect(await sql()`select from singers where id = ${gone}`).toHaveLength(0);
  }));

test("the form has other names, one on each line, and says whose name one is", async () => {
  const id = await idOf("Naushad Ali");
  // The refusal has the status 409.
  await visit(`/admin/singers/edit/${id}`, { allowErrors: /409/ }, async (page) => {
    const field = page.getByLabel("Other Names");
    await field.focus();
    await page.keyboard.type("Naushad Sahab\nshakeel");
    await page.keyboard.press("Control+s");
    await page
      .getByText('"shakeel" is a name of "Shakeel". Leave it out, or merge the two.')
      .first()
      .waitFor();
    await field.focus();
    await field.fill("Naushad Sahab");
    await page.keyboard.press("Control+s");
    await notice(page).getByText("Singer Updated").waitFor();
    expect(await sql()`select alias from person_aliases`).toEqual([{ alias: "Naushad Sahab" }]);
  });
});

test("the list of twins is accessible", () =>
  visit("/admin/lyrics/twins", {}, async (page) => {
    await page.locator(".twin-pair").first().waitFor();
    await expectAccessibleByTurns(page);
    await goTo(page, "/admin/singers/twins");
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  }));
