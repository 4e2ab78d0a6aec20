/** Early actions on missed searches and the theme, and signing in and out. */
import { expect } from "vitest";
import { password } from "../administrator.ts";
import { button, confirm, count, type EarlyAction, type Facts, field, type Round } from "./early-action.ts";

const missed = async ({ sql, word }: Facts) => {
  await sql()`delete from private.missed_searches`;
  await sql()`
    insert into private.missed_searches (key, words, last_searched_at)
    values (private.name_key(${word}), ${word}, now())`;
  return "/admin/analytics";
};
const stillMissed = ({ sql }: Round) => sql()`select words from private.missed_searches`;

export const others: readonly EarlyAction[] = [
  {
    name: "forgetting a missed search",
    path: missed,
    act: (page, { word }) => button(page, `Forget ${word}`).click(),
    said: /^Search Forgotten"\u2068Moment \w+\u2069" is not listed any more\.$/,
    found: stillMissed,
    expected: () => [],
  },
  {
    name: "forgetting all missed searches",
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
    name: "switching between light and dark",
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
    shownElsewhere: "sign-in.test.ts",
    isStranger: true,
    path: () => "/admin",
    act: async (page) => {
      await field(page, "username").fill("admin");
      await field(page, "password").fill(password);
      await button(page, "Login").click();
    },
    said: /^Login Successful$/,
    // The message is shown before the dashboard.
    found: ({ page }) => page.getByRole("heading", { level: 1, name: "Dashboard" }).textContent(),
    expected: () => "Dashboard",
  },
  {
    name: "signing out",
    endsSession: true,
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
