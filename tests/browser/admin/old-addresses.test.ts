import { beforeEach, expect, test } from "vitest";
import { saveSong, storeOldAddresses } from "#catalogue";
import { expectAccessibleInBothThemes } from "../accessibility.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, signIn, visit } = openSharedAdministration();
const screen = "/admin/settings/addresses";

let one = 0;
let other = 0;

beforeEach(async () => {
  await sql()`delete from lyrics`;
  await sql()`delete from private.old_addresses`;
  await sql()`delete from private.missed_addresses`;
  const add = (title: string) =>
    saveSong(sql(), { title, singerNames: "Asha", lyrics_hindi: "ला" }).then(({ id }) => id);
  [one, other] = [await add("One"), await add("Other")];
  await storeOldAddresses(sql(), [
    { path: "/2019/05/one.html", kind: "song", id: one },
    { path: `/lyrics/other-${other}`, kind: "song", id: one },
    { path: "/gone", kind: "song", id: 999_999 },
    { path: "/<b>markup</b>/दिल-कहीं-और-का-बहुत-लंबा-पता-जो-नहीं-टूटता", kind: "song", id: one },
  ]);
  await sql()`insert into private.missed_addresses (path, requests) values ('/nowhere', 3), ('/<i>x</i>', 1)`;
});

const stored = async () =>
  (
    await sql()<{ path: string }[]>`
  select path from private.old_addresses order by path`
  ).map(({ path }) => path);

test("old addresses are listed with what they lead to, searched, and removed by the keyboard", () =>
  visit(screen, {}, async (page) => {
    await page.getByText("4 old addresses", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "One" }).first().getAttribute("href")).toBe(
      `/lyrics/one-${one}`,
    );
    await page.getByText("Nothing: this song is gone").waitFor();
    await page.getByText("Other has this address today, and is shown").waitFor();
    expect(await page.locator("td b, td i").count()).toBe(0);
    await page.getByRole("searchbox", { name: "Search old addresses" }).fill("GONE");
    await page.getByText("1 old address", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove /gone" }).press("Enter");
    await page.getByText("No such old addresses.").waitFor();
    await page.getByRole("link", { name: "Show all" }).click();
    await page.getByText("3 old addresses", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Show clashes" }).click();
    await page.getByText("1 old address that something else has today").waitFor();
    await page.getByRole("link", { name: "Show all" }).click();
    await page.getByRole("button", { name: "Remove All" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("No old addresses are stored.").waitFor();
    expect(await stored()).toEqual([]);
  }));

test("one is added, a file is added as a whole or not at all, and what led nowhere gets its target", () =>
  visit(screen, { allowErrors: true }, async (page) => {
    await page.getByLabel("Old Address", { exact: true }).fill("https://old.example/?p=5");
    await page.getByLabel("Address on This Site", { exact: true }).fill(`/lyrics/any-${one}`);
    await page.getByLabel("Address on This Site", { exact: true }).press("Enter");
    await page.getByText("1 Old Address Saved").waitFor();
    const choose = (text: string) =>
      page
        .getByLabel("File of Pairs")
        .setInputFiles({ name: "pairs.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await choose(`old,new\n/a,/lyrics/x-${one}\n/b,https://evil.example/\n/c,/lyrics/x-8888\n`);
    await page.getByRole("button", { name: "Add File" }).click();
    await page.getByText("line 3:").waitFor();
    await page.getByText("There is no song with the number 8888.").waitFor();
    expect(await stored()).not.toContain("/a");
    await choose(`old,new\n/a,/lyrics/x-${one}\n/b,/albums\n`);
    await page.getByRole("button", { name: "Add File" }).click();
    await page.getByText("2 Old Addresses Saved").waitFor();
    await page.getByLabel("Address on this site for /nowhere").fill(`/lyrics/other-${other}`);
    await page.getByLabel("Address on this site for /nowhere").press("Enter");
    await page.getByText("1 Old Address Saved").waitFor();
    await page.getByLabel("Address on this site for /nowhere").waitFor({ state: "detached" });
    expect(await stored()).toEqual(expect.arrayContaining(["/?p=5", "/a", "/b", "/nowhere"]));
    const answer = await fetch(`${address()}/nowhere/`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe(`/lyrics/other-${other}`);
  }));

test("without scripts all of it works, too", () =>
  visit(screen, { javaScriptEnabled: false, allowErrors: true }, async (page) => {
    await page.getByLabel("File of Pairs").setInputFiles({
      name: "pairs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("/a,/no-such-page\n/b,/albums\n"),
    });
    await page.getByRole("button", { name: "Add File" }).click();
    await page.getByText("line 1:").waitFor();
    await page.getByLabel("Old Address", { exact: true }).fill("/typed");
    await page.getByLabel("Address on This Site", { exact: true }).fill("/albums");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("1 Old Address Saved").waitFor();
    await page.getByRole("searchbox", { name: "Search old addresses" }).fill("typed");
    await page.getByRole("searchbox", { name: "Search old addresses" }).press("Enter");
    await page.getByRole("button", { name: "Remove What Is Found" }).click();
    await page.getByText("One old address with “typed” will be removed.").waitFor();
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByText("1 Old Address Removed").waitFor();
    expect(await stored()).toHaveLength(4);
  }));

test("the list is downloaded in the form in which it is taken again, by nobody else", async () => {
  const file = `${address()}${screen}/file`;
  expect((await fetch(file, { redirect: "manual" })).status).toBe(302);
  const answer = await fetch(file, { headers: { Cookie: await signIn() } });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="old-addresses-[\d-]+\.csv"$/,
  );
  const text = await answer.text();
  expect(text).toContain(`/2019/05/one.html,/lyrics/one-${one}\r\n`);
  expect(text).toContain("/gone,\r\n");
});

test.each(["desktop", "phone"] as const)("the screen is accessible at the width of a %s", (width) =>
  visit(screen, { width }, async (page) => {
    await page.getByText("4 old addresses", { exact: true }).waitFor();
    await expectAccessibleInBothThemes(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    if (process.env.SHOTS)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: `${process.env.SHOTS}/addresses-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
  }),
);
