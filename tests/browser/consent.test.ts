import { afterAll, beforeAll, expect, test } from "vitest";
import { joinDatabase } from "#postgres";
import { copyOfTemplate } from "../process/data-folder-templates.ts";
import { type RunningSite, startSite, stopProgram } from "../process/run-program.ts";
import { expectAccessibleInBothThemes } from "./accessibility.ts";
import { visit } from "./visit.ts";

const folder = copyOfTemplate("starter-songs");
let running: RunningSite;
let song: string;

beforeAll(async () => {
  running = await startSite(folder.path, { ASK_CONSENT: "on" });
  const database = await joinDatabase({ dataDir: folder.path, log: console });
  const codes = Object.entries({
    adCode1: '<ins id="advertisement">one</ins>',
    analyticsCode: "<script>window.visits = (window.visits ?? 0) + 1</script>",
  }).map(([key, value]) => ({ key, value }));
  await database.sql`insert into settings ${database.sql(codes)}`;
  const [first] = await database.sql<{ id: number }[]>`select id from lyrics order by id limit 1`;
  await database.close();
  song = `/lyrics/song-${first?.id}`;
});
afterAll(async () => {
  await stopProgram(running);
  folder.remove();
});

const site = () => ({ site: running.address });
const visits = () => (window as unknown as { visits?: number }).visits;

test("with ASK_CONSENT no third-party code runs before the visitor agrees, and then on each visit", () =>
  visit(song, site(), async (page) => {
    await page.getByRole("region", { name: "Consent" }).waitFor();
    expect(await page.evaluate(visits)).toBeUndefined();
    expect(await page.locator(".ad-spot").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Agree" }).click();
    await page.locator("#advertisement").waitFor();
    await expect.poll(() => page.evaluate(visits)).toBe(1);
    expect(await page.getByRole("region", { name: "Consent" }).count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.evaluate(visits)).toBe(1);
    expect(await page.getByRole("region", { name: "Consent" }).count()).toBe(0);
  }));

test("a visitor who refuses is not asked again, and can change the choice on the privacy policy", () =>
  visit(song, site(), async (page) => {
    await page.getByRole("button", { name: "Refuse" }).click();
    await page.getByRole("region", { name: "Consent" }).waitFor({ state: "hidden" });
    await page.reload();
    await page.locator(".lyrics").waitFor();
    expect(await page.getByRole("region", { name: "Consent" }).count()).toBe(0);
    expect(await page.evaluate(visits)).toBeUndefined();
    await page.goto("/privacy-policy#consent");
    await page.getByText("You have refused.").waitFor();
    await page.getByRole("button", { name: "Agree" }).click();
    await page.getByText("You have agreed.", { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(visits)).toBe(1);
    await page.getByRole("button", { name: "Refuse" }).click();
    await page.getByText("You have refused.").waitFor();
    await expect.poll(() => page.evaluate(visits)).toBeUndefined();
  }));

test("axe reports nothing for the question, light and dark, and it does not cover the footer", () =>
  visit("/", { ...site(), width: "phone" }, async (page) => {
    const question = page.getByRole("region", { name: "Consent" });
    await question.waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByText("Lyrics are for educational and personal use only.").scrollIntoViewIfNeeded();
    const { y } = (await question.boundingBox()) ?? { y: 0 };
    const notice = await page.getByText("Lyrics are for educational and personal use only.").boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(y);
  }));
