import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { password } from "./administrator.ts";
import { press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visitAsStranger } = openSharedAdministration();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const expectToast = (page: Page, words: string) =>
  page.locator(".notice").getByText(words, { exact: true }).waitFor();

test("all tasks can be done by keyboard alone: sign in, add, edit, delete, restore, settings, log out", () =>
  visitAsStranger("/admin", {}, async (page) => {
    await tabTo(page, "Username");
    await page.keyboard.type("admin");
    await tabTo(page, "Password");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expectToast(page, "Login Successful");

    await press(page, "Add New Lyric");
    await heading(page, "Add New Lyric");
    await tabTo(page, "Song Title");
    await page.keyboard.type("Raag Bhairav");
    await tabTo(page, "Singers");
    await page.keyboard.type("Nayi Gaayika");
    await page.keyboard.press("Escape");
    await tabTo(page, "Hindi Lyrics");
    await page.keyboard.type("जागो मोहन प्यारे");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Lyric Added");
    await heading(page, "Manage Lyrics");

    await press(page, "Edit Raag Bhairav");
    await heading(page, "Edit Lyric: Raag Bhairav");
    await tabTo(page, "Genre");
    await page.keyboard.type("Classical");
    await press(page, "Save");
    await expectToast(page, "Lyric Updated");
    const [song] = await sql()<{ genre: string }[]>`select genre from lyrics where title = 'Raag Bhairav'`;
    expect(song?.genre).toBe("Classical");

    await heading(page, "Manage Lyrics");
    await press(page, "Delete Raag Bhairav");
    await page.getByRole("alertdialog").waitFor();
    await press(page, "Delete");
    await expectToast(page, "Lyric Deleted");

    await press(page, "Trash");
    await heading(page, "Trash");
    await press(page, "Restore Raag Bhairav");
    await expectToast(page, "Lyric Restored");

    await press(page, "Site Settings");
    await heading(page, "Site Settings");
    await tabTo(page, "Ad Code 1");
    await page.keyboard.type("<ins>one</ins>");
    await press(page, "Save Settings");
    await expectToast(page, "Settings Saved");

    await press(page, "Logout");
    await expectToast(page, "Logged Out");
    await heading(page, "Admin Login");
  }));
