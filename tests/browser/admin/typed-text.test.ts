/**
 * What is typed into a form of the administration is never lost: each form of the table goes through all that can
 * happen to it.
 */
import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { chooseSongs, listGenres, saveDraft, saveSong, saveWord } from "#catalogue";
import { password } from "./administrator.ts";
import { goTo, heading, notice, whileRefused } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, signIn, visit, visitAsStranger } = openSharedAdministration();

interface Form {
  readonly name: string;
  /** @returns its address, once what it edits is stored */
  readonly open: () => Promise<string>;
  /** By the labels of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly save: string;
  readonly saved: string;
  /** The table that a save changes, and what it contains then. */
  readonly table: string;
  readonly column?: string;
  readonly stored: readonly string[];
  /** What the dashboard calls the unsaved text. */
  readonly title: string;
  /** Column that somebody else changes meanwhile; left out for something new. */
  readonly changed?: string;
}

const insert = (table: string, name: string) => async () => {
  const [row] = await sql()<
    { id: number }[]
  >`insert into ${sql()(table)} (name) values (${name}) returning id`;
  return row?.id ?? 0;
};

/** @param path of its pages, below `/admin/` */
const newEntry = (path: string, table: string, title: string): Form => ({
  name: `a new entry of ${path}`,
  open: async () => `/admin/${path}/add`,
  typed: {
    Name: `Naya ${title}`,
    ...(path === "albums" ? { "Release Year": "1981" } : { "Birth Year": "1930" }),
    "Other Names": "Ek\nDo",
  },
  save: `Add ${title}`,
  saved: `${title} Added`,
  table,
  stored: [`Naya ${title}`],
  title: `Naya ${title}`,
});

const song = { "Song Title": "Naya Geet", "English Lyrics": "la\nla" };
const oldSong = { title: "Purana Geet", lyrics_english: "la" };

const forms: readonly Form[] = [
  {
    name: "a new song",
    open: async () => "/admin/lyrics/add",
    typed: song,
    save: "Save",
    saved: "Lyric Added",
    table: "lyrics",
    column: "title",
    stored: ["Naya Geet"],
    title: "Naya Geet",
  },
  {
    name: "a stored song",
    open: async () => `/admin/lyrics/edit/${(await saveSong(sql(), oldSong)).id}`,
    typed: song,
    save: "Save",
    saved: "Lyric Updated",
    table: "lyrics",
    column: "title",
    stored: ["Naya Geet"],
    title: "Naya Geet",
    changed: "updated_at",
  },
  {
    name: "a draft",
    open: async () =>
      `/admin/lyrics/drafts/edit/${(await saveDraft(sql(), oldSong, { publishAt: null })).id}`,
    typed: song,
    save: "Save draft",
    saved: "Draft Saved",
    table: "private.drafts",
    column: "title",
    stored: ["Naya Geet"],
    title: "Naya Geet",
    changed: "version",
  },
  {
    name: "an album's song",
    open: async () => {
      await saveSong(sql(), { ...oldSong, albumName: "Purani (1970)" });
      const [album] = await sql()<{ id: number }[]>`select id from albums`;
      return `/admin/albums/${album?.id}/tracks`;
    },
    typed: {
      "Track Number: Purana Geet": "7",
      "Song Title: Purana Geet": "Naya Geet",
      "Singers: Purana Geet": "Naya Gayak",
    },
    save: "Save",
    saved: "Songs Updated",
    table: "lyrics",
    column: "title",
    stored: ["Naya Geet"],
    title: "Songs of Purani",
    changed: "updated_at",
  },
  newEntry("singers", "singers", "Singer"),
  newEntry("artists", "singers", "Artist"),
  newEntry("lyricists", "lyricists", "Lyricist"),
  newEntry("music-directors", "music_directors", "Music Director"),
  newEntry("albums", "albums", "Album"),
  {
    ...newEntry("singers", "singers", "Singer"),
    name: "a stored singer",
    open: async () => `/admin/singers/edit/${await insert("singers", "Purana")()}`,
    save: "Update Singer",
    saved: "Singer Updated",
    changed: "name",
  },
  {
    name: "a new word",
    open: async () => "/admin/words/add",
    typed: { Word: "झखमूर", Roman: "jhakhmoor", Origin: "hindi", English: "made up", "Plain Hindi": "गढ़ा हुआ" },
    save: "Add Word",
    saved: "Word Added",
    table: "words",
    column: "word",
    stored: ["झखमूर"],
    title: "झखमूर",
  },
  {
    name: "a stored word",
    open: async () => {
      const word = { word: "झख", roman: "jhakh", origin: "hindi", english: "old", hindi: "पुराना", forms: "" };
      return `/admin/words/edit/${(await saveWord(sql(), word)).id}`;
    },
    typed: { Word: "झखमूर", English: "made up", "Plain Hindi": "गढ़ा हुआ" },
    save: "Update Word",
    saved: "Word Updated",
    table: "words",
    column: "english",
    stored: ["made up"],
    title: "झखमूर",
    changed: "updated_at",
  },
  {
    name: "the codes",
    open: async () => "/admin/settings",
    typed: { "Ad Code 1": "<ins>one</ins>\n<b>1</b>", "Analytics Code": "<script>1</script>" },
    save: "Save Settings",
    saved: "Settings Saved",
    table: "settings",
    column: "value",
    stored: ["<ins>one</ins>\n<b>1</b>", "<script>1</script>"],
    title: "Ad and Analytics Codes",
  },
  {
    name: "what robots find",
    open: async () => {
      await sql()`update private.being_found set ads_txt = '', proofs = ''`;
      return "/admin/settings/found";
    },
    typed: { "ads.txt": "google.com, pub-1, DIRECT", "Proofs of Ownership": "a-verification 1" },
    save: "Save Settings",
    saved: "Settings Saved",
    table: "private.being_found",
    column: "ads_txt",
    stored: ["google.com, pub-1, DIRECT"],
    title: "Being Found",
  },
];

beforeEach(async () => {
  const tables = ["lyrics", "singers", "lyricists", "music_directors", "albums", "settings", "words"];
  for (const table of [...tables, "private.drafts", "private.unfinished_forms"])
    await sql()`delete from ${sql()(table)}`;
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
const restored = (page: Page) => page.getByText("Your unsaved text is back.");
const kept = async () =>
  (await sql()<{ title: string }[]>`select title from private.unfinished_forms`).map(({ title }) => title);

async function fill(page: Page, { typed }: Pick<Form, "typed">): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

async function expectTyped(page: Page, { typed }: Pick<Form, "typed">): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect.poll(() => field(page, label).inputValue()).toBe(text);
}

const storedBy = async ({ table, column = "name" }: Form) =>
  (await sql()<{ text: string }[]>`select ${sql()(column)} as text from ${sql()(table)} order by 1`).map(
    ({ text }) => text,
  );

const leave = (page: Page) => page.getByRole("link", { name: "Dashboard" }).first().click();

test.each(forms)(
  "leaving $name asks, by a link and by Back, and only 'Leave' throws the text away",
  async (form) => {
    const path = await form.open();
    await visit("/admin/trash", {}, async (page) => {
      await goTo(page, path);
      await fill(page, form);
      await leave(page);
      await question(page).waitFor();
      await button(page, "Stay").click();
      await question(page).waitFor({ state: "hidden" });
      await page.goBack();
      await question(page).waitFor();
      await page.keyboard.press("Escape");
      await question(page).waitFor({ state: "hidden" });
      await expectTyped(page, form);
      await leave(page);
      await button(page, "Leave").click();
      await heading(page, "Dashboard");
      expect(await kept()).toEqual([]);
      await goTo(page, path);
      await field(page, Object.keys(form.typed)[0] ?? "").waitFor();
      expect(await restored(page).count()).toBe(0);
      await leave(page);
      await heading(page, "Dashboard");
    });
  },
);

test.each(forms)(
  "the text of $name is back after a reload and on another device, until saved or discarded",
  async (form) => {
    const path = await form.open();
    await visit(path, {}, async (page) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.type());
        dialog.accept();
      });
      await fill(page, form);
      await page.reload();
      expect(dialogs).toEqual(["beforeunload"]);
      await restored(page).waitFor();
      await expectTyped(page, form);
      await expect.poll(kept, { timeout: 15_000 }).toEqual([form.title]);
    });
    await visit("/admin/dashboard", {}, async (page) => {
      const continued = page.getByRole("link", { name: form.title, exact: true });
      await continued.click();
      await restored(page).waitFor();
      await expectTyped(page, form);
      await button(page, "Discard").click();
      const [label = "", text] = Object.entries(form.typed)[0] ?? [];
      await expect.poll(() => field(page, label).inputValue()).not.toBe(text);
      await expect
        .poll(() => field(page, label).evaluate((one) => one === document.activeElement))
        .toBe(true);
      await expect.poll(kept).toEqual([]);
      await fill(page, form);
      await button(page, form.save).click();
      await notice(page).getByText(form.saved).waitFor();
      expect(await storedBy(form)).toEqual(form.stored);
      await expect.poll(kept).toEqual([]);
    });
  },
);

test.each(forms)(
  "$name keeps what is typed when a save fails or the session has ended, and is saved once",
  async (form) => {
    const path = await form.open();
    const cookies = await signIn();
    const allowErrors = /status of 503|ERR_INTERNET_DISCONNECTED/;
    await visitAsStranger(path, { cookies, allowErrors }, async (page) => {
      await fill(page, form);
      await whileRefused(sql(), form.table, async () => {
        await button(page, form.save).click();
        await notice(page).getByText("Error").waitFor();
      });
      await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
      await button(page, form.save).click();
      await notice(page).getByText("The site did not answer.").waitFor();
      await page.unroute("**/*.data*");
      await expectTyped(page, form);

      await page.context().clearCookies();
      await button(page, form.save).click();
      await page.getByText("You were signed out; your text is kept").waitFor();
      await field(page, "Username").fill("admin");
      await field(page, "Password").fill(password);
      await button(page, "Login").click();
      await restored(page).waitFor();
      await expectTyped(page, form);

      await button(page, form.save).dblclick();
      await notice(page).getByText(form.saved).waitFor();
      expect(await storedBy(form)).toEqual(form.stored);
    });
  },
);

test.each(forms.filter(({ changed }) => changed))(
  "$name that was changed or deleted meanwhile is not overwritten, and the form says so",
  async (form) => {
    const path = await form.open();
    await visit(path, { allowErrors: /status of 4/ }, async (page) => {
      await fill(page, form);
      const column = sql()(form.changed ?? "");
      const change = form.changed === "name" ? sql()`|| ' 2'` : sql()`+ interval '1 second'`;
      await sql()`update ${sql()(form.table)} set ${column} = ${column} ${change}`;
      const before = await storedBy(form);
      const decision = page.locator("[data-decide]:focus");
      await button(page, form.save).click();
      await decision.getByText("was changed by someone else while you were editing it.").waitFor();
      expect(await storedBy(form)).toEqual(before);
      await expectTyped(page, form);
      await sql()`delete from ${sql()(form.table)}`;
      await button(page, form.save).click();
      await decision.getByText("deleted while you were editing it.").waitFor();
      await expectTyped(page, form);
    });
  },
);

/** Forms of a line or a choice: the tab alone keeps them. */
const smallForms: readonly Pick<Form, "name" | "open" | "typed" | "save">[] = [
  {
    name: "the name of a genre",
    open: async () => {
      for (const genre of ["Ghazal", "Qawwali"]) await saveSong(sql(), { ...oldSong, genre });
      const { genres } = await listGenres(sql(), { page: 1 });
      return `/admin/genres/edit/${encodeURIComponent(genres.find(({ name }) => name === "Ghazal")?.key ?? "")}`;
    },
    typed: { Name: "Gazal", Into: "Qawwali" },
    save: "Rename",
  },
  {
    name: "a change of many songs",
    open: async () => {
      const { id } = await saveSong(sql(), oldSong);
      return `/admin/lyrics/bulk/${await chooseSongs(sql(), [id])}`;
    },
    typed: { Genre: "Qawwali", Year: "1960" },
    save: "Set genre",
  },
];

async function type(page: Page, { typed }: Pick<Form, "typed">): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    if (await field(page, label).evaluate((one) => one instanceof HTMLSelectElement))
      await field(page, label).selectOption(text);
    else await field(page, label).fill(text);
  }
}

test.each(smallForms)(
  "$name is back after a reload and a new sign-in, and leaving it asks and throws it away",
  async (form) => {
    const path = await form.open();
    await visitAsStranger("/admin/trash", { cookies: await signIn() }, async (page) => {
      page.on("dialog", (dialog) => dialog.accept());
      await goTo(page, path);
      await type(page, form);
      await leave(page);
      await button(page, "Stay").click();
      await page.goBack();
      await question(page).waitFor();
      await page.keyboard.press("Escape");
      await expectTyped(page, form);
      await page.reload();
      await restored(page).waitFor();
      await expectTyped(page, form);
      await page.context().clearCookies();
      await button(page, form.save).click();
      await field(page, "Username").fill("admin");
      await field(page, "Password").fill(password);
      await button(page, "Login").click();
      await page.getByRole("link", { name: "Dashboard" }).first().waitFor();
      // A question about the text may come first.
      if (!page.url().endsWith(path)) await goTo(page, path);
      await restored(page).waitFor();
      await expectTyped(page, form);
      await leave(page);
      await button(page, "Leave").click();
      await heading(page, "Dashboard");
      await goTo(page, path);
      await field(page, Object.keys(form.typed)[0] ?? "").waitFor();
      expect(await restored(page).count()).toBe(0);
      await leave(page);
      await heading(page, "Dashboard");
    });
  },
);

/** Why nothing typed can be lost in the other forms, by their files. */
const otherForms: Readonly<Record<string, string>> = {
  "admin-layout.tsx": "one button, which sends again what the server keeps in the page",
  "bulk-actions/action-states.tsx": "one button",
  "bulk-actions/choose-songs.tsx": "boxes and buttons",
  "components/admin-frame.tsx": "one button",
  "components/confirm-button.tsx": "one button",
  "components/confirm-page.tsx": "one button",
  "components/delete-dialog.tsx": "one button",
  "components/entry-fields.tsx": "one button, beside the form of the table",
  "components/row-actions.tsx": "one button",
  "components/search-trial.tsx": "a search, which its address has",
  "components/settings/backups.tsx": "one button",
  "components/settings/index-now.tsx": "one button",
  "components/settings/machine-versions.tsx": "one button",
  "components/settings/sessions.tsx": "one button",
  "components/table-search.tsx": "a search, which its address has",
  "forms/unfinished-list.tsx": "one button",
  "import/match-columns.tsx": "choices, which the import keeps while other pages are open; a reload asks",
  "password-and-passkeys/password-form.tsx": "secrets, which are kept nowhere",
  "password-and-passkeys/recovery-codes.tsx": "a secret, which is kept nowhere",
  "settings/addresses/add-addresses.tsx": "addresses, which are copied from elsewhere, and a file",
  "settings/addresses/missed-addresses.tsx": "an address in each row, which is copied from elsewhere",
  "sign-in.tsx": "a name and a secret, which is kept nowhere",
  "song-reports/song-reports.tsx": "one button",
  "trash.tsx": "one button",
  "twins/pair.tsx": "one button",
  "version.tsx": "one button",
};

/** Forms of the tables above, and the one of a passkey, whose name is kept as in the small forms. */
const keptForms = [
  "bulk-actions/ask-forms.tsx",
  "forms/edit-form.tsx",
  "genres/change-forms.tsx",
  "genres/edit-genre.tsx",
  "lyric-form/lyric-form.tsx",
  "password-and-passkeys/add-passkey.tsx",
];

test("every form of the administration is in a table of this file", () => {
  const folder = "site/admin-pages";
  const found = globSync("**/*.tsx", { cwd: folder }).filter((file) =>
    /<(?:\w+\.)?[fF]orm\b/.test(readFileSync(`${folder}/${file}`, "utf8")),
  );
  expect(found.toSorted()).toEqual([...Object.keys(otherForms), ...keptForms].toSorted());
});
