import { beforeEach, expect, test, vi } from "vitest";
import { saveBeingFound, switchIndexNow } from "#catalogue";
import { expectAccessibleInBothThemes } from "../accessibility.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit } = openSharedAdministration();
const screen = "/admin/settings/found";
const proof = "google1234567890abcdef.html";

beforeEach(async () => {
  await saveBeingFound(sql(), { adsTxt: "", proofs: "" }, "");
  await switchIndexNow(sql(), false);
});

const read = async (path: string) => {
  const answer = await fetch(address() + path, { redirect: "manual" });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};
const plain = "text/plain; charset=utf-8";

test("a wrong line is named at its field, and what is right is shown to robots", () =>
  visit(screen, { allowErrors: true }, async (page) => {
    const [ads, proofs] = [page.getByLabel("ads.txt"), page.getByLabel("Proofs of Ownership")];
    expect((await read("/ads.txt")).status).toBe(404);
    await ads.fill("google.com, pub-1, DIRECT\ngoogle.com");
    await proofs.fill(`google-site-verification abc\n${proof}`);
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.locator("#adsTxt-error").getByText("Line 2: nothing is not an account").waitFor();
    expect(await proofs.inputValue()).toContain(proof);
    await ads.fill("google.com, pub-1, DIRECT\n");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await page.getByText("Settings Saved").waitFor();
    await vi.waitFor(
      async () =>
        expect(await read("/ads.txt")).toEqual({
          status: 200,
          type: plain,
          text: "google.com, pub-1, DIRECT\n",
        }),
      10_000,
    );
    expect(await read(`/${proof}`)).toMatchObject({
      status: 200,
      text: `google-site-verification: ${proof}`,
    });
    const tag = '<meta name="google-site-verification" content="abc"/>';
    const { text } = await read("/about-us");
    expect(text.slice(0, text.indexOf("</head>"))).toContain(tag);
    expect((await read("/admin")).text).not.toContain("google-site-verification");
  }));

test("no proof takes the place of an address of the site, even if the database has such a name", async () => {
  const wrong = "robots.txt\n/index.html\nadmin.html\n<b> x\nrobots noindex";
  await sql()`update private.being_found set proofs = ${wrong}`;
  expect((await read("/robots.txt")).text).toContain("User-agent");
  for (const path of ["/index.html", "/admin.html"]) expect((await read(path)).status).toBe(404);
  expect((await read("/")).text).not.toMatch(/<meta name="(?:robots|<b>)"/);
});

test("IndexNow is not switched on without https in SITE_URL, which the page says", () =>
  visit(screen, { javaScriptEnabled: false, allowErrors: true }, async (page) => {
    await page.getByText("which leads nowhere from outside. Set SITE_URL").waitFor();
    await page.getByRole("button", { name: "Switch IndexNow On" }).click();
    await page.getByText("Set SITE_URL to an address that begins with https://.").waitFor();
    expect(await sql()`select from private.being_found where tells_engines`).toHaveLength(0);
  }));

test("the key is shown to robots while IndexNow is on", async () => {
  await switchIndexNow(sql(), true);
  const [row] = await sql()<{ key: string }[]>`select index_now_key as key from private.being_found`;
  const path = `/${row?.key}.txt`;
  await vi.waitFor(
    async () => expect(await read(path)).toEqual({ status: 200, type: plain, text: row?.key }),
    10_000,
  );
  await visit(screen, {}, async (page) => {
    await page.getByRole("link", { name: path }).waitFor();
    await page.getByRole("button", { name: "Switch IndexNow Off" }).click();
    await page.getByText("IndexNow Switched Off").waitFor();
  });
  await vi.waitFor(async () => expect((await read(path)).status).toBe(404), 10_000);
});

test.each(["desktop", "phone"] as const)("the screen is accessible at the width of a %s", (width) =>
  visit(screen, { width }, async (page) => {
    await page.getByRole("heading", { name: "IndexNow" }).waitFor();
    await expectAccessibleInBothThemes(page);
    const [scrolled, shown] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth] as const;
    });
    expect(scrolled).toBeLessThanOrEqual(shown);
  }),
);
