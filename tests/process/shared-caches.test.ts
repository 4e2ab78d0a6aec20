/** What the guide for several machines says that a CDN may keep is what the site says. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { projectFolder, type RunningSite, startSite, stopProgram } from "./run-program.ts";

const guide = readFileSync(join(projectFolder, "docs/scale-out.md"), "utf8");
const folder = copyOfTemplate("starter-songs");
let site: RunningSite;
beforeAll(async () => {
  site = await startSite(folder.path);
});
afterAll(async () => {
  await stopProgram(site);
  folder.remove();
});

const headersOf = async (path: string, init: RequestInit = {}) => {
  const { headers } = await fetch(site.address + path, { redirect: "manual", ...init });
  const of = (name: string) => headers.get(name);
  return { cache: of("cache-control"), cdn: of("cdn-cache-control"), vary: of("vary") };
};

/** The row of the guide's table that begins so. */
const rowOf = (beginning: string) =>
  guide.split("\n").find((line) => line.startsWith(`| ${beginning}`)) ?? "";

test("pages for visitors have the headers of the guide", async () => {
  for (const path of ["/", "/albums", "/search?q=tere"]) {
    const { cache, cdn, vary } = await headersOf(path);
    const row = rowOf("pages for visitors");
    expect(row).toContain(`\`Cache-Control: ${cache}\``);
    expect(row).toContain(`\`CDN-Cache-Control: ${cdn}\``);
    expect(row.toLowerCase()).toContain(`\`vary: ${vary?.toLowerCase()}\``);
  }
});

test("files, pictures, feeds and suggestions may be kept as long as the guide says", async () => {
  const html = await (await fetch(`${site.address}/`)).text();
  const asset = /\/assets\/[\w.-]+\.(?:js|css)/.exec(html)?.[0] ?? "";
  const picture = /\/pictures\/[^"?]+/.exec(html)?.[0] ?? "";
  for (const path of [asset, picture])
    expect(rowOf("`/assets/…`")).toContain(`\`${(await headersOf(path)).cache}\``);
  for (const path of ["/sitemap.xml", "/feed.xml", "/robots.txt", "/manifest.webmanifest"])
    expect(rowOf("sitemap")).toContain(`\`${(await headersOf(path)).cache}\``);
  const suggestions = await headersOf("/search/suggestions?q=tere");
  expect(rowOf("suggestions")).toContain(`\`${suggestions.cache}\``);
});

test("the administration, the data service and counted views are never kept", async () => {
  const answers = [
    await headersOf("/admin"),
    await headersOf("/admin/dashboard"),
    await headersOf("/rest/v1/lyrics"),
    await headersOf("/lyrics/1/views", { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } }),
  ];
  expect(rowOf("`/admin…`")).toContain("`no-store`");
  for (const { cache } of answers) expect(cache).toBe("no-store");
});

test("redirects and pages that do not exist say nothing that lets a cache keep them", async () => {
  for (const path of ["/lyrics/another-name-1", "/lyrics/nothing-999999", "/nothing"])
    expect(await headersOf(path)).toMatchObject({ cache: null, cdn: null });
});
