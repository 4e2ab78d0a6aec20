/** Everything of a site goes out while it runs, and into another site that runs too. */
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveFolderIn } from "#backups";
import { redraftSongs } from "#catalogue";
import { joinDatabase, type Sql } from "#postgres";
import { examplePages } from "../../site/example-pages.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { runCommand } from "./run-command.ts";
import { type RunningSite, runProgram, startSite, stopProgram, temporaryFolder } from "./run-program.ts";
import { adminPassword, signInAt } from "./sign-in.ts";
import { withDatabase } from "./with-database.ts";

const folder = temporaryFolder();
const from = copyOfTemplate("starter-songs");
const into = copyOfTemplate("starter-songs");
const settings = {
  ADMIN_PASSWORD: adminPassword,
  SITE_URL: "https://lyrics.example",
  DATA_API_PUBLIC_KEY: "a-key-that-both-sites-have-for-their-visitors",
};
let first: RunningSite;
let second: RunningSite;

async function changeSongs(sql: Sql): Promise<void> {
  await sql`
    select save_lyric(p_title => 'Naya ' || n, p_lyrics_english => 'naya la ' || n,
      p_singer_names => array['Lata', 'Asha'], p_album_name => 'Album ' || n % 3 || ' (1961)', p_genre => 'Ghazal')
    from generate_series(1, 9) as n`;
  await sql`select private.add_views(array_agg(id), array_agg(id)) from lyrics`;
  await sql`insert into settings (key, value) values ('adCode1', '<ins>one</ins>')`;
  await sql`select private.withdraw_lyric(3)`;
  await sql`delete from lyrics where id = 5`;
  await sql`update words set english = 'changed here' where id = 1`;
}

beforeAll(async () => {
  first = await startSite(from.path, settings);
  second = await startSite(into.path, settings);
  await withDatabase(from.path, changeSongs);
});
afterAll(async () => {
  await stopProgram(first);
  await stopProgram(second);
  for (const each of [folder, from, into]) each.remove();
});

/**
 * Of learning, twins and words. A draft is made of what songs had taught until then, so both sites make theirs anew
 * by what all songs teach.
 */
const finishLearning = async (dataFolder: string) => {
  await withDatabase(dataFolder, (sql) => redraftSongs(sql, () => {}));
  await expect
    .poll(
      () =>
        withDatabase(
          dataFolder,
          (sql) => sql`
            select (select count(*) from private.songs_to_learn) as songs,
              (select count(*) from private.twins_to_find) as twins,
              (select count(*) from private.glossary_state where last_song is not null) as words`,
        ),
      { timeout: 60_000, interval: 500 },
    )
    .toEqual([{ songs: 0, twins: 0, words: 0 }]);
};

test("a killed export leaves no folder, and the next one removes what was begun", async () => {
  await withDatabase(from.path, async (sql) => {
    const parent = mkdtempSync(join(folder.path, "parent-"));
    const target = join(parent, "killed");
    let killed: ReturnType<typeof runProgram> | undefined;
    await sql.begin(async (lock) => {
      await lock`lock table words in access exclusive mode`;
      killed = runProgram([process.execPath, "scripts/export.ts", target, "--all"], {
        environment: { DATA_DIR: from.path },
      });
      await expect
        .poll(
          () => sql`
            select from pg_stat_activity where application_name = 'antara export' and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1);
      killed.child.kill("SIGKILL");
      await killed.ended;
    });
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(parent)).toEqual([expect.stringMatching(/^\.antara-draft-killed-/)]);
    expect(await runCommand(from.path, "export", target, "--all")).toMatchObject({ code: 0 });
    expect(readdirSync(parent)).toEqual(["killed"]);
  });
});

test("a folder that is not empty is refused with the next step", async () => {
  const { code, output } = await runCommand(from.path, "export", folder.path, "--all");
  expect([code, output]).toEqual([1, expect.stringContaining("is not empty. Name a folder that is empty")]);
});

test("a killed move changes nothing, and the next one gives every page the same bytes", async () => {
  const everything = join(mkdtempSync(join(folder.path, "moved-")), "everything");
  await finishLearning(from.path);
  const { code, output } = await runCommand(from.path, "export", "--all", everything);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/everything: 59 songs, \d+ albums, .*all else of the site/),
  ]);
  const session = await signInAt(second.address);
  const moving = runProgram(
    [
      ...[process.execPath, "--input-type=module", "--eval"],
      `import { moveFolderIn } from "#backups";
import { redraftSongs } from "#catalogue";
      import { joinDatabase } from "#postgres";
      const database = await joinDatabase({ dataDir: process.env.DATA_DIR, log: console });
      const options = { mayRemoveStarterSongs: true, onProgress: console.log };
      await moveFolderIn(database, process.env.FOLDER, options);
      console.log("moved");`,
    ],
    { environment: { DATA_DIR: into.path, FOLDER: everything } },
  );
  await moving.printed(/making its songs searchable/);
  moving.child.kill("SIGKILL");
  await moving.ended;
  expect(moving.output()).not.toContain("moved");
  const count = () => withDatabase(into.path, (sql) => sql`select count(*) as songs from lyrics`);
  expect(await count()).toEqual([{ songs: 52 }]);
  const database = await joinDatabase({ dataDir: into.path, log: console });
  await moveFolderIn(database, everything, { mayRemoveStarterSongs: true });
  await database.close();
  expect(await count()).toEqual([{ songs: 59 }]);
  await finishLearning(into.path);
  const paths = [
    ...examplePages.map(({ path }) => path).filter((path) => !path.startsWith("/admin")),
    ...[
      "/lyrics/naya-9-61",
      "/lyrics/x-3",
      "/lyrics/x-5",
      "/search?q=nayaa",
      "/album/album-1-16",
      "/singer/lata-24",
    ],
    ...["/sitemap.xml", "/sitemaps/songs-1.xml", "/robots.txt", "/feed.xml"],
  ];
  for (const path of paths) {
    const [one, other] = await Promise.all([read(first.address + path), read(second.address + path)]);
    expect(differences(one, other), path).toEqual([]);
  }
  const dashboard = await fetch(`${second.address}/admin/dashboard`, {
    headers: { Cookie: session },
    redirect: "manual",
  });
  expect(dashboard.status, "the administrator stays signed in").toBe(200);
  expect(first.output() + second.output()).not.toMatch(/error/i);
});

/**
 * Without what is another at each answer; the version of the catalogue, which never goes back; and when a sitemap
 * changed last, which a restore reads from the songs that are left.
 */
async function read(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: "manual" });
  const text = (await answer.text())
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/(?<=&quot;version&quot;:)\d+/g, "")
    .replace(/<lastmod>.*?<\/lastmod>/g, "");
  return `${answer.status} ${answer.headers.get("location")} ${text}`;
}

/** The first elements that differ, since a whole page is too long for a message. */
function differences(one: string, other: string): string[] {
  const [first, second] = [one, other].map((text) => text.split("<")) as [string[], string[]];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, place) => place)
    .filter((place) => first[place] !== second[place])
    .slice(0, 5)
    .map((place) => `${first[place]} became ${second[place]}`);
}
