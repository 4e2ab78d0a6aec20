/** Each page of the administration that has a row in the table of example pages. */
import { expect, test } from "vitest";
import { examplePages, onePerModule } from "../../../site/example-pages.ts";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { openAdministration } from "./administrator.ts";
import { goTo } from "./form-page.ts";
import { askAsAdministrator } from "./without-browser.ts";

const { address, signIn, visit } = openAdministration();
const locked = examplePages.filter(({ address }) => address.frame === "locked");

test("each page has its heading", async () => {
  const ask = await askAsAdministrator({ address, signIn });
  for (const { path, heading } of locked) {
    const page = await ask(path);
    expect([path, page.status, page.heading]).toEqual([path, 200, expect.stringMatching(`^${heading}`)]);
  }
});

test("axe reports nothing on the pages of which no other test file shows the states", () =>
  visit("/admin/dashboard", {}, async (page) => {
    for (const { path, heading } of onePerModule(locked).filter(({ axe }) => !axe)) {
      await goTo(page, path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    }
  }));
