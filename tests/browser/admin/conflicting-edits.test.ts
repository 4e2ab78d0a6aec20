/** The form of a person when others save or delete it, the name exists, the connection fails or the session ends. */
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { widths } from "../widths.ts";
import { password } from "./administrator.ts";
import { expectNothingCovered, expectToast, heading, nameField, notice, save } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit, visitAsStranger, signIn } = openSharedAdministration();

const refusal = (page: Page) => page.locator(".form-refusal");

const singers = async () => {
  const rows = await sql()<{ name: string }[]>`select name from singers order by name`;
  return rows.map(({ name }) => name);
};
const add = async (name: string) => {
  const [singer] = await sql()<{ id: number }[]>`insert into singers (name) values (${name}) returning id`;
  return singer?.id ?? 0;
};

beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from singers`;
});

test("a person who was changed meanwhile is not overwritten, and the typed text stays", async () => {
  const id = await add("Lata");
  await visit(`/admin/singers/edit/${id}`, { width: "phone", allowErrors: /status of 4/ }, async (page) => {
    await sql()`update singers set name = 'Lata Mangeshkar' where id = ${id}`;
    await nameField(page).fill("Lata M.");
    await save(page);
    await notice(page).getByText("Error updating Singer").waitFor();
    await refusal(page).getByText("was changed by someone else").waitFor();
    await expectNothingCovered(page, ".form-refusal");
    expect(await nameField(page).inputValue()).toBe("Lata M.");
    expect(await singers()).toEqual(["Lata Mangeshkar"]);
    await page.getByRole("link", { name: "Load the singer again" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe("Lata Mangeshkar");
    await nameField(page).fill("Lata M.");
    await save(page);
    await expectToast(page, "Singer Updated", '"Lata M." has been successfully updated.');

    await page.getByRole("link", { name: "Edit Lata M." }).click();
    await heading(page, "Edit Singer: Lata M.");
    await nameField(page).fill("Lata");
    await sql()`delete from singers where id = ${id}`;
    await save(page);
    await refusal(page).getByText("was deleted while you were editing it").waitFor();
    expect(await nameField(page).inputValue()).toBe("Lata");
  });
});

describe("a name that another person has", () => {
  const song = { title: "Geet", lyrics_english: "la", albumName: "Devdas" };

  test("offers to merge with that person, naming the song count", async () => {
    await saveSong(sql(), { ...song, singerNames: "Lata Mangeshkar" });
    await saveSong(sql(), { ...song, title: "Geet 2", singerNames: "Lata Mangeshkar" });
    const { id } = await saveSong(sql(), { ...song, title: "Geet 3", singerNames: "Lata" });
    await visit("/admin/singers", { width: "phone", allowErrors: /status of 409/ }, async (page) => {
      await page.getByRole("link", { name: "Edit Lata", exact: true }).click();
      await heading(page, "Edit Singer: Lata");
      await nameField(page).fill("lata  mangeshkar");
      await save(page);
      await notice(page).getByText("Error updating Singer").waitFor();
      await page.getByText('"Lata Mangeshkar" exists already, with 2 songs.').waitFor();
      await page.getByText("Merging moves the 1 song of this one there.").waitFor();
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNothingCovered(page, ".entry-twin", ".entry-twin button");
      }
      await page.getByRole("button", { name: 'Merge into "Lata Mangeshkar"' }).click();
      await expectToast(page, "Singer Merged", '"Lata" has been successfully merged into "Lata Mangeshkar".');
      await heading(page, "Singers");
      await page.getByRole("link", { name: "3 songs of Lata Mangeshkar" }).waitFor();
      expect(await singers()).toEqual(["Lata Mangeshkar"]);
    });
    const credits = await sql()`
      select s.name from lyrics_singers as c join singers as s on s.id = c.singer_id where c.lyric_id = ${id}`;
    expect(credits).toEqual([{ name: "Lata Mangeshkar" }]);
  });

  test("of a new person links to the existing one, and a save without a connection loses nothing", async () => {
    const id = await add("Lata Mangeshkar");
    const allowErrors = /status of 409|ERR_INTERNET_DISCONNECTED/;
    await visit("/admin/artists/add", { allowErrors }, async (page) => {
      await nameField(page).fill("LATA MANGESHKAR");
      await save(page);
      await notice(page).getByText("Error Adding Artist").waitFor();
      expect(await page.getByRole("button", { name: /^Merge into/ }).count()).toBe(0);
      const link = page.locator(".entry-twin").getByRole("link", { name: '"Lata Mangeshkar"' });
      expect(await link.getAttribute("href")).toBe(`/admin/artists/edit/${id}`);
      await link.click();
      await page.getByRole("button", { name: "Leave" }).click();
      await heading(page, "Edit Artist: Lata Mangeshkar");
      expect(await nameField(page).inputValue()).toBe("Lata Mangeshkar");

      await nameField(page).fill("Lata Ji");
      await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
      await save(page);
      await expectToast(
        page,
        "Error updating Artist",
        "The site did not answer. Please check the connection and try again.",
      );
      expect(await nameField(page).inputValue()).toBe("Lata Ji");
      await page.unroute("**/*.data*");
      await save(page);
      await expectToast(page, "Artist Updated", '"Lata Ji" has been successfully updated.');
    });
  });
});

test("typed text survives the end of the session, and still does not overwrite a newer version", async () => {
  const id = await add("Lata");
  const path = `/admin/singers/edit/${id}`;
  await visitAsStranger(path, { cookies: await signIn(), allowErrors: /status of 409/ }, async (page) => {
    await nameField(page).fill("Lata M.");
    await page.context().clearCookies();
    await save(page);
    await heading(page, "Admin Login");
    await page.getByText("You were signed out; your text is kept").waitFor();
    await sql()`update singers set name = 'Lata Mangeshkar' where id = ${id}`;
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    await heading(page, "Edit Singer: Lata Mangeshkar");
    expect(await nameField(page).inputValue()).toBe("Lata M.");
    await save(page);
    await refusal(page).getByText("was changed by someone else").waitFor();
    await page.reload();
    await expect.poll(() => nameField(page).inputValue()).toBe("Lata M.");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe("Lata Mangeshkar");
  });
});
