import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { expectToast, goTo, heading, nameField, notice, save } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

const year = (page: Page) => page.getByLabel("Release Year");
const cover = (page: Page) => page.getByLabel("Cover Image URL");
const isInvalid = async (page: Page) =>
  [nameField(page), year(page), cover(page)].reduce(
    async (marks, field) => [...(await marks), (await field.getAttribute("aria-invalid")) === "true"],
    Promise.resolve<boolean[]>([]),
  );

const albums = () =>
  sql()<{ id: number; name: string; year: number | null; cover_image_url: string | null }[]>`
    select id, name, year, cover_image_url from albums order by name, year`;
const add = async (name: string, of: number | null) => {
  const [album] = await sql()<{ id: number }[]>`
    insert into albums (name, year) values (${name}, ${of}) returning id`;
  return album?.id ?? 0;
};

beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from albums`;
});

test("an album is added with a name, a year and an optional cover, beside one of the same name", () =>
  visit("/admin/albums/add", {}, async (page) => {
    await heading(page, "Add New Album");
    expect(await year(page).getAttribute("type")).toBe("number");
    expect(await cover(page).getAttribute("type")).toBe("url");
    await nameField(page).fill(" Umrao  Jaan ");
    await year(page).fill("1981");
    await cover(page).fill(`${address()}/favicon.svg`);
    await save(page);
    await expectToast(page, "Album Added", '"Umrao Jaan" has been successfully added.');
    await heading(page, "Albums");
    expect(await page.locator("td.year").textContent()).toBe("1981");
    expect(await albums()).toMatchObject([
      { name: "Umrao Jaan", year: 1981, cover_image_url: `${address()}/favicon.svg` },
    ]);

    await page.getByRole("link", { name: "Add New Album" }).click();
    await nameField(page).fill("umrao jaan");
    await year(page).fill("2006");
    await save(page);
    await expectToast(page, "Album Added", '"umrao jaan" has been successfully added.');
  }));

test("the record label of an album is typed, shown on its page, and named in its history", async () => {
  const id = await add("Pakeezah", 1972);
  await visit(`/admin/albums/edit/${id}`, {}, async (page) => {
    await page.getByLabel("Record Label").fill(" Saregama ");
    await save(page);
    await expectToast(page, "Album Updated", '"Pakeezah" has been successfully updated.');
    await page.goto(`${address()}/album/pakeezah-${id}`);
    expect(await page.locator(".sleeve-head .facts").innerText()).toBe("Label: Saregama");
    const [revision] = await sql()`select max(id) as id from private.revisions where table_name = 'albums'`;
    await page.goto(`${address()}/admin/albums/${id}/history/${revision?.id}`);
    await page.getByRole("heading", { name: "Record label" }).waitFor();
  });
});

test("a missing name or year and a wrong year are refused at their fields, accessibly", () =>
  visit("/admin/albums/add", { allowErrors: /status of 400/ }, async (page) => {
    // Its colours are those of the next states, too.
    expect(await accessibilityFindings(page)).toEqual([]);
    const words = "Please enter both album name and release year.";
    const missing = [
      ["", "1981", [true, false, false]],
      ["Umrao Jaan", "", [false, true, false]],
      [" ", "", [true, true, false]],
    ] as const;
    for (const [name, of, marks] of missing) {
      await nameField(page).fill(name);
      await year(page).fill(of);
      await save(page);
      await expect.poll(() => isInvalid(page)).toEqual(marks);
      await expectToast(page, "Required Fields Missing", words);
      expect(await page.locator(".field-error").allTextContents()).toEqual(
        marks.filter(Boolean).map(() => words),
      );
      await expect.poll(() => page.locator(":focus").getAttribute("aria-invalid")).toBe("true");
      expect([await nameField(page).inputValue(), await year(page).inputValue()]).toEqual([name, of]);
      // Otherwise the next toast could be this one.
      await notice(page).getByRole("button", { name: "Close" }).click();
      await notice(page).waitFor({ state: "hidden" });
    }
    await nameField(page).fill("Umrao Jaan");
    await year(page).fill("1899");
    await save(page);
    await notice(page).getByText("Error Adding Album").waitFor();
    await page.locator(".field-error").getByText("Please give a year from 1900 to").waitFor();
    expect(await isInvalid(page)).toEqual([false, true, false]);
    await expectAccessibleByTurns(page);
    expect(await albums()).toEqual([]);
  }));

test("a year that is too early, too late, no whole number or negative is refused at its field", async () => {
  const session = await signIn();
  for (const of of ["1899", "2999", "1981.5", "-3"]) {
    const answer = await fetch(`${address()}/admin/albums/add`, {
      method: "POST",
      headers: { Cookie: session, Origin: address() },
      body: new URLSearchParams({ name: "Umrao Jaan", year: of }),
    });
    const html = await answer.text();
    expect(answer.status, of).toBe(400);
    expect(html, of).toContain("Error Adding Album");
    const error = html.match(/<p[^>]* id="([^"]+)"[^>]*>Please give a year from 1900 to/)?.[1];
    const invalid = html.match(/<input[^>]* aria-invalid="true"[^>]*>/g);
    expect(invalid, of).toHaveLength(1);
    expect(invalid?.[0], of).toMatch(/ name="year"/);
    expect(invalid?.[0], of).toContain(error ?? "no error");
  }
  expect(await albums()).toEqual([]);
});

test("the edit form shows the stored album, which cannot be saved without a year", async () => {
  const id = await add("Devdas", null);
  await visit("/admin/albums", { allowErrors: /status of 400/ }, async (page) => {
    expect(await page.locator("td.year").textContent()).toBe("N/A");
    await page.getByRole("link", { name: "Edit Devdas" }).click();
    await heading(page, "Edit Album: Devdas");
    expect([await nameField(page).inputValue(), await year(page).inputValue()]).toEqual(["Devdas", ""]);
    await save(page);
    await expectToast(page, "Required Fields Missing", "Please enter both album name and release year.");
    await year(page).fill("2002");
    await save(page);
    await expectToast(page, "Album Updated", '"Devdas" has been successfully updated.');
    await heading(page, "Albums");
    expect(await albums()).toMatchObject([{ id, name: "Devdas", year: 2002 }]);
  });
});

test("an album that does not exist and a failed fetch redirect to the list with a message", async () => {
  const id = await add("Devdas", 2002);
  await visit("/admin/albums/edit/987654", {}, async (page) => {
    await expectToast(page, "Error", "Album not found.");
    await heading(page, "Albums");
    await sql()`alter table albums rename column updated_at to updated_away`;
    try {
      await goTo(page, `/admin/albums/edit/${id}`);
      await expectToast(
        page,
        "Error fetching Album",
        "The database did not answer. Please try again in a moment.",
      );
      await heading(page, "Albums");
    } finally {
      await sql()`alter table albums rename column updated_away to updated_at`;
    }
  });
});

test("an album that was changed meanwhile is not overwritten, and the typed text stays", async () => {
  const id = await add("Devdas", 1955);
  await visit(`/admin/albums/edit/${id}`, { allowErrors: /status of 409/ }, async (page) => {
    await sql()`update albums set year = 2002 where id = ${id}`;
    await nameField(page).fill("Devdas!");
    await save(page);
    await page.locator(".form-refusal").getByText("was changed by someone else").waitFor();
    expect([await nameField(page).inputValue(), await year(page).inputValue()]).toEqual(["Devdas!", "1955"]);
    expect(await albums()).toMatchObject([{ name: "Devdas", year: 2002 }]);
  });
});

test("a name and year that another album has offer to merge with that album", async () => {
  const song = { title: "Geet", lyrics_english: "la" };
  await saveSong(sql(), { ...song, albumName: "Devdas (2002)" });
  await saveSong(sql(), { ...song, title: "Geet 2", albumName: "Devdas (1955)" });
  const id = await add("Devdas", null);
  await sql()`update lyrics set album_id = ${id} where title = 'Geet 2'`;
  await visit(`/admin/albums/edit/${id}`, { allowErrors: /status of 409/ }, async (page) => {
    await year(page).fill("2002");
    await save(page);
    await notice(page).getByText("Error updating Album").waitFor();
    await page.getByText('"Devdas" of 2002 exists already, with 1 song.').waitFor();
    await page.getByRole("button", { name: 'Merge into "Devdas" of 2002' }).click();
    await expectToast(page, "Album Merged", '"Devdas" has been successfully merged into "Devdas".');
    await heading(page, "Albums");
    await page.getByRole("link", { name: "2 songs of Devdas" }).waitFor();
  });
  expect((await albums()).map(({ year: of }) => of)).toEqual([1955, 2002]);
});
