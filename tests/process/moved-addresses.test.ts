/** Every address of a site that was moved in leads to the same thing, beside a running site. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bloggerExport, type TestPost, testPosts, wordPressExport } from "../../moving/testing/index.ts";
import { ownSite } from "./own-site.ts";
import { runCommand } from "./run-command.ts";

/** @returns the number of redirects on the way, and the heading of the page at its end */
async function follow(address: string, redirects = 0): Promise<readonly [number, string]> {
  const response = await fetch(address, { redirect: "manual" });
  const html = await response.text();
  const next = response.headers.get("Location");
  if (next && redirects < 5) return follow(new URL(next, address).href, redirects + 1);
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "") ?? "";
  return [redirects, response.ok ? heading : `${response.status}`];
}

/** @returns the addresses that do not show what is wanted after at most one redirect */
async function lost(site: string, wanted: ReadonlyMap<string, string>): Promise<readonly unknown[]> {
  const found = await Promise.all(
    Array.from(wanted, async ([path, name]) => ({ path, name, found: await follow(site + path) })),
  );
  return found.filter(({ name, found: [redirects, heading] }) => redirects > 1 || !heading.includes(name));
}

const songs = Array.from({ length: 40 }, (_, i) => ({
  title: `Neela Geet ${String.fromCharCode(97 + (i % 26))}${"x".repeat(i / 26)}`,
  views: i * 7,
}));

function writeTables(folder: string, idOf: (i: number) => string): void {
  mkdirSync(folder);
  const write = (name: string, rows: readonly string[]) => writeFileSync(join(folder, name), rows.join("\n"));
  write("lyrics.csv", [
    "id,title,lyrics_english,views,album_id,created_at",
    ...songs.map(
      ({ title, views }, i) =>
        `${idOf(i)},${title},neela ${i},${views},${idOf(900 + (i % 4))},2024-01-${String((i % 28) + 1).padStart(2, "0")}T10:00:00Z`,
    ),
  ]);
  const four = [0, 1, 2, 3];
  write("albums.csv", ["id,name,year", ...four.map((i) => `${idOf(900 + i)},Lal Kitab ${i},${1970 + i}`)]);
  write("singers.csv", ["id,name,image_url", ...four.map((i) => `${idOf(950 + i)}, Asha Rani ${i} ,`)]);
  write("lyrics_singers.csv", [
    "lyric_id,singer_id",
    ...songs.map((_, i) => `${idOf(i)},${idOf(950 + (i % 4))}`),
  ]);
}

function addressesOfTables(idOf: (i: number) => string): ReadonlyMap<string, string> {
  const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
  return new Map([
    ...songs.map(({ title }, i) => [`/lyrics/${slug(title)}-${idOf(i)}`, title] as const),
    ...[0, 1, 2, 3].flatMap((i) => [
      [`/album/lal-kitab-${i}-${idOf(900 + i)}`, `Lal Kitab ${i}`] as const,
      [`/singer/asha-rani-${i}-${idOf(950 + i)}`, `Asha Rani ${i}`] as const,
      [`/artist/asha-rani-${i}-${idOf(950 + i)}`, `Asha Rani ${i}`] as const,
    ]),
  ]);
}

const numbers = (i: number) => String(i * 3 + 40);
const uuids = (i: number) => `0b0e4d1c-7a51-4f6e-9d3a-${String(i).padStart(12, "0")}`;

describe.each([
  ["numbers as ids, into an empty site", "off", numbers],
  ["numbers as ids, into a site with songs", "on", numbers],
  ["uuids", "off", uuids],
])("tables with %s", (_, starter, idOf) => {
  const site = ownSite({ STARTER_CATALOGUE: starter }, async (sql) => {
    if (starter === "on") await sql`delete from private.starter_rows`;
  });

  test("keep addresses, views and order, and a second run changes nothing", async () => {
    const folder = join(site.dataFolder, "tables");
    writeTables(folder, idOf);
    const moved = await runCommand(site.dataFolder, "move-in", folder, "--yes");
    expect(moved.output).toContain("Songs: 40 in the source, 40 here: 40 created.");
    expect(await lost(site.address, addressesOfTables(idOf))).toEqual([]);
    const rows = await site.sql<{ title: string; views: number }[]>`
      select title, views from lyrics where title like 'Neela Geet%' order by created_at, id`;
    const inOrder = songs.toSorted((one, other) => (songs.indexOf(one) % 28) - (songs.indexOf(other) % 28));
    expect(rows.map(({ title }) => title)).toEqual(inOrder.map(({ title }) => title));
    for (const { title, views } of rows)
      expect(views).toBeGreaterThanOrEqual(songs.find((song) => song.title === title)?.views ?? 0);
    const again = await runCommand(site.dataFolder, "move-in", folder, "--yes");
    expect(again.output).toContain("Songs: 40 in the source, 40 here: 40 unchanged.");
  });
});

describe("exports of posts", () => {
  const site = ownSite();
  const posts = testPosts();
  const isShown = ({ song, status }: TestPost) => song !== undefined && status === "publish";
  const shown = posts.filter(isShown);

  test("of WordPress lead from each permalink, number, feed and amp page to the song", async () => {
    const file = join(site.dataFolder, "songs.xml");
    writeFileSync(file, wordPressExport(posts));
    const moved = await runCommand(site.dataFolder, "move-in", file);
    expect(moved.output).toContain(`Songs: `);
    const wanted = new Map(
      shown.flatMap(({ id, slug, song }) => {
        const bare = `/2019/03/${slug}`;
        const paths = [bare, `${bare}/`, `${bare}/feed/`, `${bare}/amp/`, `${bare}?m=1`, `/?p=${id}`];
        return paths.map((path) => [path, song?.title ?? ""] as const);
      }),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(await lost(site.address, wanted)).toEqual([]);
  });

  test("of Blogger lead from each permalink, also on phones, to the song", async () => {
    const file = join(site.dataFolder, "feed.atom");
    writeFileSync(file, bloggerExport(posts));
    await runCommand(site.dataFolder, "move-in", file, "--yes");
    const wanted = new Map(
      shown.flatMap(({ slug, song }) =>
        ["", "?m=1"].map((end) => [`/2019/03/${slug}.html${end}`, song?.title ?? ""] as const),
      ),
    );
    expect(await lost(site.address, wanted)).toEqual([]);
  });
});
