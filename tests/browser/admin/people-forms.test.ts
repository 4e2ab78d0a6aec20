import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { expectToast, goTo, heading, nameField, notice, save, whileRefused } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";
import { askAsAdministrator } from "./without-browser.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

const kinds = [
  {
    path: "/admin/singers",
    table: "singers",
    type: "singer",
    one: "Singer",
    list: "Singers",
    required: "Singer Name Required",
    fetchFailed: "Error fetching Singer",
    notFound: ["Error", "Singer not found."],
  },
  {
    path: "/admin/artists",
    table: "singers",
    type: "artist",
    one: "Artist",
    list: "Manage Artists",
    required: "Artist Name Required",
    fetchFailed: "Error fetching artist",
    notFound: ["Artist not found.", ""],
  },
  {
    path: "/admin/lyricists",
    table: "lyricists",
    type: "lyricist",
    one: "Lyricist",
    list: "Lyricists",
    required: "Lyricist Name Required",
    fetchFailed: "Error fetching Lyricist",
    notFound: ["Error", "Lyricist not found."],
  },
  {
    path: "/admin/music-directors",
    table: "music_directors",
    type: "music director",
    one: "Music Director",
    list: "Music Directors",
    required: "Name Required",
    fetchFailed: "Error fetching Music Director",
    notFound: ["Error", "Music Director not found."],
  },
] as const;
const [singers] = kinds;

const picture = (page: Page) => page.getByLabel("Image URL");

interface Person {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
}
const people = (table: string) =>
  sql()<Person[]>`select id, name, image_url from ${sql()(table)} order by name`;
const add = async (table: string, name: string) => {
  const [person] = await sql()<Person[]>`
    insert into ${sql()(table)} (name) values (${name}) returning id, name, image_url`;
  return person?.id ?? 0;
};

beforeEach(async () => {
  for (const table of ["lyrics", "singers", "lyricists", "music_directors"])
    await sql()`delete from ${sql()(table)}`;
});

describe.each([singers])("$path", ({ path, table, type, one, list, required, fetchFailed, notFound }) => {
  // Opening a page costs most, so one visit shows all of the form of a new person, and another one that of a stored
  // one.
  test("the form of a new person loses nothing until the person is added", () =>
    visit(`${path}/add`, { allowErrors: /status of (400|503)/ }, async (page) => {
      await heading(page, `Add New ${one}`);
      expect(await picture(page).getAttribute("type")).toBe("url");
      await nameField(page).fill("   ");
      await picture(page).fill(`${address()}/favicon.svg`);
      await save(page);
      const words = `Please enter a name for the ${type}.`;
      await expectToast(page, required, words);
      expect(await nameField(page).getAttribute("aria-invalid")).toBe("true");
      expect(await page.locator(`#${await errorOf(page)}`).textContent()).toBe(words);
      expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await picture(page).inputValue()).toBe(`${address()}/favicon.svg`);
      expect(await people(table)).toEqual([]);

      await nameField(page).fill("  Asha   Bhosle ");
      await whileRefused(sql(), table, async () => {
        await save(page);
        await expectToast(page, `Error Adding ${one}`, "An unexpected error occurred.");
        expect(await nameField(page).inputValue()).toBe("  Asha   Bhosle ");
      });

      await save(page);
      await expectToast(page, `${one} Added`, '"Asha Bhosle" has been successfully added.');
      await heading(page, list);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.getByText("Asha Bhosle").first().waitFor();
      expect(await people(table)).toMatchObject([
        { name: "Asha Bhosle", image_url: `${address()}/favicon.svg` },
      ]);
      await page.goBack();
      expect(page.url()).not.toContain("/add");
    }));

  test("the form of a stored person loses nothing until the change is saved", async () => {
    const id = await add(table, "Lata Mangeshkar");
    await visit(`${path}/edit/${id}`, { allowErrors: /status of 503/ }, async (page) => {
      await heading(page, `Edit ${one}: Lata Mangeshkar`);
      expect(await page.title()).toBe(`Edit ${one}: Lata Mangeshkar - Antara`);
      expect(await nameField(page).inputValue()).toBe("Lata Mangeshkar");
      await nameField(page).fill("लता मंगेशकर");
      await whileRefused(sql(), table, async () => {
        await save(page);
        await expectToast(page, `Error updating ${one}`, "An unexpected error occurred.");
        expect(await nameField(page).inputValue()).toBe("लता मंगेशकर");
      });

      await save(page);
      await expectToast(page, `${one} Updated`, '"लता मंगेशकर" has been successfully updated.');
      await heading(page, list);
      expect(await people(table)).toMatchObject([{ id, name: "लता मंगेशकर", image_url: null }]);
    });
  });

  test("the list reports a person who does not exist or cannot be fetched", async () => {
    const id = await add(table, "Lata Mangeshkar");
    await visit(path, { allowErrors: /status of 503/ }, async (page) => {
      await goTo(page, `${path}/edit/987654`);
      await expectToast(page, notFound[0], notFound[1]);
      await heading(page, list);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(path);

      await sql()`alter table ${sql()(table)} rename column updated_at to updated_away`;
      try {
        await goTo(page, `${path}/edit/${id}`);
        await expectToast(page, fetchFailed, "The database did not answer. Please try again in a moment.");
        await heading(page, list);
      } finally {
        await sql()`alter table ${sql()(table)} rename column updated_away to updated_at`;
      }
    });
  });
});

/** They are the forms of singers with other texts. */
test.each(kinds.slice(1))("$path has the same with its own texts", async (kind) => {
  const { path, table, type, one, list, required, fetchFailed, notFound } = kind;
  const ask = await askAsAdministrator({ address, signIn });
  const said = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { heading, html, textsOf } = await ask(path, fields);
    return { heading, html, said: textsOf("p") };
  };
  expect((await ask(`${path}/add`)).heading).toBe(`Add New ${one}`);
  const words = `Please enter a name for the ${type}.`;
  const blank = await said(`${path}/add`, { name: "   ", picture: `${address()}/favicon.svg` });
  expect(blank.said).toEqual(expect.arrayContaining([words, required + words]));
  expect(blank.html).toContain(`value="${address()}/favicon.svg"`);
  await whileRefused(sql(), table, async () => {
    const failed = await said(`${path}/add`, { name: "  Asha   Bhosle " });
    expect(failed.said).toContain(`Error Adding ${one}An unexpected error occurred.`);
    expect(failed.html).toContain('value="  Asha   Bhosle "');
  });
  const added = await said(`${path}/add`, { name: "  Asha   Bhosle " });
  expect(added.heading).toBe(list);
  expect(added.said).toContain(`${one} Added"Asha Bhosle" has been successfully added.`);

  const [person] = await people(table);
  const edit = `${path}/edit/${person?.id}`;
  const form = await ask(edit);
  expect([form.heading, form.textsOf("title")[0]]).toEqual([
    `Edit ${one}: Asha Bhosle`,
    `Edit ${one}: Asha Bhosle - Antara`,
  ]);
  const [, version = ""] = /name="version" value="([^"]*)"/.exec(form.html) ?? [];
  const change = { version, name: "आशा भोसले" };
  await whileRefused(sql(), table, async () => {
    const failed = await said(edit, change);
    expect(failed.said).toContain(`Error updating ${one}An unexpected error occurred.`);
    expect(failed.html).toContain('value="आशा भोसले"');
  });
  const updated = await said(edit, change);
  expect(updated.heading).toBe(list);
  expect(updated.said).toContain(`${one} Updated"आशा भोसले" has been successfully updated.`);
  expect(await people(table)).toMatchObject([{ id: person?.id, name: "आशा भोसले", image_url: null }]);

  // With scripts the form leads back to the list with these words.
  for (const text of notFound) expect((await ask(`${path}/edit/987654.data`)).html).toContain(text);
  await sql()`alter table ${sql()(table)} rename column updated_at to updated_away`;
  try {
    expect((await ask(`${edit}.data`)).html).toContain(fetchFailed);
  } finally {
    await sql()`alter table ${sql()(table)} rename column updated_away to updated_at`;
  }
});

const errorOf = async (page: Page) =>
  (await nameField(page).getAttribute("aria-describedby"))?.split(" ").find((id) => id.endsWith("-error"));

test("all wrong fields are marked at once, with the focus on the first", () =>
  visit("/admin/singers/add", { allowErrors: /status of 400/ }, async (page) => {
    const errors = page.locator(".field-error");
    const others = [
      "This is not the address of a picture. It begins with https:// or http:// and has no blanks.",
      "The death year is before the birth year. Please correct one of them.",
    ];
    await picture(page).fill("notaurl");
    await page.getByLabel("Birth Year").fill("1930");
    await page.getByLabel("Death Year").fill("1929");
    for (const [name, message] of [
      ["", "Please enter a name for the singer."],
      ["Lata, Asha", expect.stringMatching(/^A name cannot hold a comma/)],
    ] as const) {
      await nameField(page).fill(name);
      await save(page);
      await expect.poll(() => errors.allTextContents()).toEqual([message, ...others]);
      expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await expect.poll(() => notice(page).locator("p").textContent()).toContain(name ? "a comma" : message);
    }
    expect(await people("singers")).toEqual([]);
  }));

test("the form shows the picture of the address, or a generated one without an address", () =>
  visit("/admin/singers/add", {}, async (page) => {
    const shown = page.locator(".picture-field img");
    await nameField(page).fill("Lata Mangeshkar");
    await picture(page).focus();
    expect(await shown.getAttribute("src")).toMatch(/^\/pictures\/v1\/portrait-\w+-\w+-4c-4d\.svg$/);
    await picture(page).fill(`${address()}/favicon.svg`);
    await nameField(page).focus();
    expect(await shown.getAttribute("src")).toBe(`${address()}/favicon.svg`);
  }));

test("an invalid picture address and a name with a comma are refused at their fields", () =>
  visit("/admin/singers/add", { allowErrors: /status of 400/ }, async (page) => {
    await nameField(page).fill("Lata Mangeshkar");
    await picture(page).fill("my picture");
    await save(page);
    await page.locator(".field-error").getByText("This is not the address of a picture.").waitFor();
    expect(await picture(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await picture(page).fill("");
    await nameField(page).fill("Lata, Asha");
    await save(page);
    await page.locator(".field-error").getByText("A name cannot hold a comma").waitFor();
    expect(await people("singers")).toEqual([]);
  }));

test("what readers are told is saved with the person, with a drafted name in the other script", () =>
  visit("/admin/singers/add", { allowErrors: /status of 400/ }, async (page) => {
    await nameField(page).fill("Geeta Dutt");
    const otherName = page.getByLabel("Name in the Other Script");
    await otherName.focus();
    const draft = page.getByRole("button", { name: /^Write / });
    await draft.waitFor();
    expect(await otherName.inputValue()).toBe("");
    await draft.click();
    expect(await otherName.inputValue()).toMatch(/^[\u0900-\u097f ]+$/);
    expect(await draft.count()).toBe(0);
    await page.getByLabel("Birth Year").fill("1930");
    await page.getByLabel("Death Year").fill("1929");
    await page.getByLabel("About").fill("A voice\nof the fifties.");
    await save(page);
    await page.locator(".field-error").getByText("The death year is before the birth year.").waitFor();
    expect(await page.getByLabel("About").inputValue()).toBe("A voice\nof the fifties.");
    await page.getByLabel("Death Year").fill("1972");
    await save(page);
    await expectToast(page, "Singer Added", '"Geeta Dutt" has been successfully added.');
    const [told] = await sql()`select name_key, birth_year, death_year, about from person_facts`;
    expect(told).toEqual({
      name_key: "geeta dutt",
      birth_year: 1930,
      death_year: 1972,
      about: "A voice of the fifties.",
    });
    await page.getByRole("link", { name: "Edit Geeta Dutt" }).click();
    await expect.poll(() => page.getByLabel("About").inputValue()).toBe("A voice of the fifties.");
  }));

test("the edit screen says 'Loading' while it loads, and asks before its back link leads to the list", async () => {
  await add("singers", "Lata Mangeshkar");
  await visit("/admin/singers", {}, async (page) => {
    const seen = Promise.withResolvers<void>();
    await page.route("**/edit/**", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.getByRole("link", { name: "Edit Lata Mangeshkar" }).click();
    await page.getByRole("status").getByText("Loading").first().waitFor();
    seen.resolve();
    await heading(page, "Edit Singer: Lata Mangeshkar");
    await nameField(page).fill("Asha Bhosle");
    await page.getByRole("link", { name: "Back to Singers" }).click();
    await page.getByRole("button", { name: "Leave" }).click();
    await heading(page, "Singers");
    expect(await people("singers")).toMatchObject([{ name: "Lata Mangeshkar" }]);
  });
});

test("Ctrl+S saves, and a double click saves once", () =>
  visit("/admin/lyricists/add", {}, async (page) => {
    await nameField(page).fill("Gulzar");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Lyricist Added", '"Gulzar" has been successfully added.');
    await page.getByRole("link", { name: "Add New Lyricist" }).click();
    await nameField(page).fill("Shailendra");
    await page.locator(".form-buttons").getByRole("button").dblclick();
    await expectToast(page, "Lyricist Added", '"Shailendra" has been successfully added.');
    expect((await people("lyricists")).map(({ name }) => name)).toEqual(["Gulzar", "Shailendra"]);
  }));

test("axe reports nothing for the form, with and without errors and the offer to merge", async () => {
  await add(singers.table, "Lata Mangeshkar");
  const id = await add(singers.table, "Lata");
  await visit(`${singers.path}/edit/${id}`, { allowErrors: /status of 4/ }, async (page) => {
    // Its colours are those of the next states, too.
    expect(await accessibilityFindings(page)).toEqual([]);
    await nameField(page).fill("");
    await save(page);
    await page.locator(".field-error").waitFor();
    await expectAccessibleByTurns(page);
    await nameField(page).fill("Lata Mangeshkar");
    await save(page);
    await page.locator(".entry-twin").waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  });
});
