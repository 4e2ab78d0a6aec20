/** What an administrator does on each page at the first moment, and what has to come of it. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { deleteSong, savePerson, saveSong } from "#catalogue";
import type { Administration } from "./administrator.ts";
import { password } from "./administrator.ts";

export interface FirstMoment {
  readonly name: string;
  /** Makes what the page needs. @returns the page, where it is not always the same */
  readonly path: (round: Round) => Promise<string> | string;
  readonly act: (page: Page, round: Round) => Promise<void>;
  /** What the page says then, if it says something. */
  readonly said?: RegExp;
  /** What is stored, or shown where nothing is stored, and what it has to be. */
  readonly found: (round: Round) => Promise<unknown>;
  readonly expected: (round: Round) => unknown;
  /** Nobody can do it where no script runs at all. */
  readonly needsScripts?: true;
}

export interface Round extends Pick<Administration, "sql" | "signIn"> {
  readonly page: Page;
  readonly hasScripts: boolean;
  /** A word that no other round has. */
  readonly word: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).last();

/** As a person does: all that stands there is marked, and the first letter takes its place. */
async function typeOver(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** By the keys; without scripts they are the browser's. */
async function save(page: Page, hasScripts: boolean): Promise<void> {
  if (hasScripts) await page.keyboard.press("Control+s");
  else await page.locator(".form-buttons .solid").click();
}

/** In the dialog, or on the page that asks. */
async function confirm(page: Page, question: string, yes: string): Promise<void> {
  await page.getByText(question).waitFor();
  await page.locator(".button.danger").getByText(yes, { exact: true }).click();
}

const count = async (answer: Promise<readonly { count: number }[]>) => (await answer)[0]?.count;

const songNamed = async ({ sql, word }: Round) => {
  const [song] = await sql()<Record<string, string | number>[]>`
    select title, lyrics_hindi, lyrics_english from lyrics where title = ${word}`;
  return song ?? null;
};

const newSong = ({ sql, word }: Round) =>
  saveSong(sql(), { title: word, lyrics_hindi: "एक\nदो", lyrics_english: "ek\ndo", singerNames: "Mukesh" });

const settings: FirstMoment[] = [
  {
    name: "a code that is filled in and saved",
    path: () => "/admin/settings",
    act: async (page, { word }) => {
      await field(page, "adCode1").fill(`<ins>${word}</ins>`);
      await button(page, "Save Settings").click();
    },
    said: /^Settings Saved$/,
    found: ({ sql }) => sql()`select value from settings where key = 'adCode1'`,
    expected: ({ word }) => [{ value: `<ins>${word}</ins>` }],
  },
  {
    name: "a code that is typed over another one and saved",
    path: () => "/admin/settings",
    act: async (page, { word }) => {
      await typeOver(page, "adCode2", `<b>${word}</b>`);
      await button(page, "Save Settings").click();
    },
    said: /^Settings Saved$/,
    found: ({ sql }) => sql()`select value from settings where key = 'adCode2'`,
    expected: ({ word }) => [{ value: `<b>${word}</b>` }],
  },
  {
    name: "the preview of a code",
    needsScripts: true,
    path: async ({ sql }) => {
      await sql()`insert into settings values ('adCode1', '<ins></ins>') on conflict do nothing`;
      return "/admin/settings";
    },
    act: (page) => button(page, "Preview Ad Code 1").click(),
    found: async ({ page }) => {
      await page.locator("iframe").first().waitFor();
      return page.locator("iframe").count();
    },
    expected: () => 1,
  },
  {
    name: "the end of all other sessions",
    path: async ({ signIn }) => {
      await signIn();
      return "/admin/settings";
    },
    act: (page) => button(page, "End the Others").click(),
    said: /^\d+ Sessions? Ended$/,
    found: ({ sql }) => count(sql()`select count(*)::int as count from private.sessions`),
    expected: () => 1,
  },
  {
    name: "a backup",
    path: () => "/admin/settings",
    act: (page) => button(page, "Back Up Now").click(),
    said: /^Backup Made$/,
    found: ({ page }) => page.locator(".backups").getByText("By hand").first().textContent(),
    expected: () => "By hand",
  },
  {
    name: "the removal of the starter songs",
    path: async (round) => {
      const { id } = await newSong(round);
      await round.sql()`insert into private.starter_rows (table_name, row_id) values ('lyrics', ${id})`;
      return "/admin/settings";
    },
    act: async (page) => {
      await button(page, "Remove the Starter Songs").click();
      await confirm(page, "1 song will be removed, and with them", "Remove");
    },
    said: /^Starter Songs Removed1 song went to the trash\.$/,
    found: songNamed,
    expected: () => null,
  },
];

const songs: FirstMoment[] = [
  {
    name: "a new song",
    path: () => "/admin/lyrics/add",
    act: async (page, { word }) => {
      await field(page, "title").fill(word);
      await field(page, "lyrics_hindi").fill("एक\nदो");
      await button(page, "Save").click();
    },
    said: /^Lyric Added"Moment \w+" has been successfully added\.$/,
    found: songNamed,
    expected: ({ word }) => ({ title: word, lyrics_hindi: "एक\nदो", lyrics_english: null }),
  },
  {
    name: "a song whose lyrics are typed over, saved by the keys",
    path: async (round) => `/admin/lyrics/edit/${(await newSong(round)).id}`,
    act: async (page, { hasScripts }) => {
      await typeOver(page, "lyrics_english", "teen chaar");
      await save(page, hasScripts);
    },
    said: /^Lyric Updated"Moment \w+" has been successfully updated\.$/,
    found: songNamed,
    expected: ({ word }) => ({ title: word, lyrics_hindi: "एक\nदो", lyrics_english: "teen chaar" }),
  },
  {
    name: "the deletion of a song",
    path: async (round) => {
      await newSong(round);
      return "/admin/lyrics";
    },
    act: async (page, { word }) => {
      await button(page, `Delete ${word}`).click();
      await confirm(page, `Are you sure you want to delete the lyric "${word}"?`, "Delete");
    },
    said: /^Lyric Deleted"Moment \w+" has been successfully deleted\.$/,
    found: songNamed,
    expected: () => null,
  },
  {
    name: "the return of a song from the trash",
    path: async (round) => {
      const { id } = await newSong(round);
      await deleteSong(round.sql(), id);
      return "/admin/trash";
    },
    act: (page, { word }) => button(page, `Restore ${word}`).click(),
    said: /^Lyric Restored"Moment \w+" has been successfully restored\.$/,
    found: songNamed,
    expected: ({ word }) => ({ title: word, lyrics_hindi: "एक\nदो", lyrics_english: "ek\ndo" }),
  },
  {
    name: "a search for songs",
    path: async (round) => {
      await newSong(round);
      return "/admin/lyrics";
    },
    act: async (page, { word, hasScripts }) => {
      await field(page, "q").fill(word);
      if (!hasScripts) await field(page, "q").press("Enter");
    },
    found: async ({ page, word }) => {
      await page.getByText(`1 song found for "${word}".`).waitFor();
      return page.locator("tbody td.name").first().textContent();
    },
    expected: ({ word }) => word,
  },
];

const named = ({ sql, word }: Round) => sql()`select name from singers where name like ${`${word}%`}`;

const entries: FirstMoment[] = [
  {
    name: "a new singer",
    path: () => "/admin/singers/add",
    act: async (page, { word }) => {
      await field(page, "name").fill(word);
      await button(page, "Add Singer").click();
    },
    said: /^Singer Added"Moment \w+" has been successfully added\.$/,
    found: named,
    expected: ({ word }) => [{ name: word }],
  },
  {
    name: "a singer whose name is typed over, saved by the keys",
    path: async ({ sql, word }) =>
      `/admin/singers/edit/${(await savePerson(sql(), "singers", { name: word })).id}`,
    act: async (page, { word, hasScripts }) => {
      await typeOver(page, "name", `${word} Kumar`);
      await save(page, hasScripts);
    },
    said: /^Singer Updated"Moment \w+ Kumar" has been successfully updated\.$/,
    found: named,
    expected: ({ word }) => [{ name: `${word} Kumar` }],
  },
  {
    name: "the deletion of a singer",
    path: async ({ sql, word }) => {
      await savePerson(sql(), "singers", { name: word });
      return "/admin/singers";
    },
    act: async (page, { word }) => {
      await button(page, `Delete ${word}`).click();
      await confirm(page, `Are you sure you want to delete the singer "${word}"? This will also`, "Delete");
    },
    said: /^Singer Deleted"Moment \w+" has been successfully deleted\.$/,
    found: named,
    expected: () => [],
  },
  {
    name: "the filter of a list",
    path: async ({ sql, word }) => {
      for (const name of [word, `${word} Kumar`]) await savePerson(sql(), "singers", { name });
      return "/admin/singers";
    },
    act: async (page, { word, hasScripts }) => {
      await field(page, "filter").fill(`${word} k`);
      if (!hasScripts) await field(page, "filter").press("Enter");
    },
    found: async ({ page, word }) => {
      const names = page.locator("tbody td.name");
      await expect.poll(() => names.count()).toBe(1);
      return [await names.first().textContent(), `${word} Kumar`];
    },
    expected: ({ word }) => [`${word} Kumar`, `${word} Kumar`],
  },
];

const missed = async ({ sql, word }: Round) => {
  await sql()`delete from private.missed_searches`;
  await sql()`
    insert into private.missed_searches (key, words, last_searched_at) values (private.name_key(${word}), ${word}, now())`;
  return "/admin/analytics";
};
const stillMissed = ({ sql }: Round) => sql()`select words from private.missed_searches`;

const others: FirstMoment[] = [
  {
    name: "a missed search that is forgotten",
    path: missed,
    act: (page, { word }) => button(page, `Forget ${word}`).click(),
    said: /^Search Forgotten"Moment \w+" is not listed any more\.$/,
    found: stillMissed,
    expected: () => [],
  },
  {
    name: "all missed searches, forgotten",
    path: missed,
    act: async (page) => {
      await button(page, "Forget All").click();
      await confirm(page, "The one search that found nothing will be forgotten.", "Forget All");
    },
    said: /^1 Search ForgottenNew ones will be listed again\.$/,
    found: stillMissed,
    expected: () => [],
  },
  {
    name: "the switch between light and dark",
    needsScripts: true,
    path: () => "/admin/dashboard",
    act: (page) => button(page, "Switch between light and dark").click(),
    found: async ({ page }) => {
      const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? null);
      await expect.poll(theme).not.toBeNull();
      return theme();
    },
    expected: () => "dark",
  },
  {
    name: "signing in",
    path: async ({ page }) => {
      await page.context().clearCookies();
      return "/admin";
    },
    act: async (page) => {
      await field(page, "username").fill("admin");
      await field(page, "password").fill(password);
      await button(page, "Login").click();
    },
    said: /^Login Successful$/,
    found: ({ page }) => page.getByRole("heading", { level: 1 }).textContent(),
    expected: () => "Dashboard",
  },
  {
    name: "signing out",
    path: async ({ sql }) => {
      await sql()`delete from private.sessions where id <> (select max(id) from private.sessions)`;
      return "/admin/dashboard";
    },
    act: (page) => button(page, "Logout").click(),
    said: /^Logged Out$/,
    found: ({ sql }) => count(sql()`select count(*)::int as count from private.sessions`),
    expected: () => 0,
  },
];

export const firstMoments: readonly FirstMoment[] = [...settings, ...songs, ...entries, ...others];
