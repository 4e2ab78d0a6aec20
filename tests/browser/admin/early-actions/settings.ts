/** Early actions on each part of the settings. */
import { button, confirm, count, type EarlyAction, field, typeOver } from "./early-action.ts";
import { newSong, songNamed } from "./songs.ts";

export const settings: readonly EarlyAction[] = [
  {
    name: "filling in and saving a code",
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
    name: "replacing and saving a code",
    shownElsewhere: "settings.test.ts",
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
    name: "previewing a code",
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
    name: "no longer offering machine-made versions",
    path: async ({ sql }) => {
      await sql()`update private.preferences set offers_machine_versions = true`;
      return "/admin/settings/site";
    },
    act: (page) => button(page, "Stop Offering Them").click(),
    said: /^Machine-Made Versions No Longer Offered$/,
    found: ({ sql }) => sql()`select offers_machine_versions as offered from private.preferences`,
    expected: () => [{ offered: false }],
  },
  {
    name: "ending all other sessions",
    path: async ({ signIn }) => {
      await signIn();
      return "/admin/settings/security";
    },
    act: (page) => button(page, "End the Others").click(),
    said: /^\d+ Sessions? Ended$/,
    found: ({ sql }) => count(sql()`select count(*)::int as count from private.sessions`),
    expected: () => 1,
  },
  {
    name: "making a backup",
    path: () => "/admin/settings/backups",
    act: (page) => button(page, "Back Up Now").click(),
    said: /^Backup Made$/,
    found: ({ page }) => page.locator(".backups").getByText("By hand").first().textContent(),
    expected: () => "By hand",
  },
  {
    name: "removing the starter songs",
    path: async (round) => {
      const { id } = await newSong(round);
      await round.sql()`insert into private.starter_rows (table_name, row_id) values ('lyrics', ${id})`;
      return "/admin/settings/site";
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
