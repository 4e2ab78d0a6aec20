/** Early actions on lists and forms of people. */
import { expect } from "vitest";
import { saveEntry } from "#catalogue";
import { button, confirm, type EarlyAction, field, type Round, save, typeOver } from "./early-action.ts";

const named = ({ sql, word }: Round) => sql()`select name from singers where name like ${`${word}%`}`;

export const entries: readonly EarlyAction[] = [
  {
    name: "adding a singer",
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
    name: "a singer whose name is replaced, saved by Ctrl+S",
    path: async ({ sql, word }) =>
      `/admin/singers/edit/${(await saveEntry(sql(), "singers", { name: word })).id}`,
    act: async (page, { word, hasScripts }) => {
      await typeOver(page, "name", `${word} Kumar`);
      await save(page, hasScripts);
    },
    said: /^Singer Updated"Moment \w+ Kumar" has been successfully updated\.$/,
    found: named,
    expected: ({ word }) => [{ name: `${word} Kumar` }],
  },
  {
    name: "deleting a singer",
    path: async ({ sql, word }) => {
      await saveEntry(sql(), "singers", { name: word });
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
    name: "filtering a list",
    path: async ({ sql, word }) => {
      for (const name of [word, `${word} Kumar`]) await saveEntry(sql(), "singers", { name });
      return "/admin/singers";
    },
    act: async (page, { word, hasScripts }) => {
      await field(page, "q").fill(`${word} k`);
      if (!hasScripts) await field(page, "q").press("Enter");
    },
    found: async ({ page, word }) => {
      const names = page.locator("tbody td.name");
      await expect.poll(() => names.count()).toBe(1);
      return [await names.first().textContent(), `${word} Kumar`];
    },
    expected: ({ word }) => [`${word} Kumar`, `${word} Kumar`],
  },
];
