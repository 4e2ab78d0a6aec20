/**
 * Songs that are not public are looked for everywhere, on two instances on one database; and a publish at a time
 * survives kill -9.
 */
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { publishDraft, saveDraft, saveSong, withdrawSong } from "#catalogue";
import { addresses } from "../../site/addresses.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { embeddedDatabaseUrl } from "./embedded-database-url.ts";
import { type RunningSite, startSite, stopProgram, temporaryFolder } from "./run-program.ts";
import { withDatabase } from "./with-database.ts";

const publicKey = "antara-public";
/** A word of every hidden song, in both scripts. */
const mark = /adrishya|अदृश्य/i;
const hidden = (title: string) => ({
  title: `Adrishya ${title}`,
  singerNames: "Asha",
  albumName: "Dil Se (1998)",
  genre: "Ghazal",
  year: 1998,
  lyrics_hindi: `अदृश्य ${title}`,
  lyrics_english: `adrishya ${title} pankti`,
  translation_english: "Adrishya means unseen",
  notes: [{ line: `अदृश्य ${title}`, note: "Adrishya note" }],
});

const folder = copyOfTemplate("no-songs");
const otherFolder = temporaryFolder();
let sites: readonly RunningSite[];
const sql = <Result>(work: Parameters<typeof withDatabase<Result>>[1]) => withDatabase(folder.path, work);

beforeAll(async () => {
  const first = await startSite(folder.path, { STARTER_CATALOGUE: "off" });
  const DATABASE_URL = embeddedDatabaseUrl(folder.path);
  sites = [first, await startSite(otherFolder.path, { STARTER_CATALOGUE: "off", DATABASE_URL })];
});
afterAll(async () => {
  await Promise.all(sites.map(stopProgram));
  folder.remove();
  otherFolder.remove();
});

/** Every address that a visitor may ask for, with what leads to the songs in the places of parameters. */
function visitorsPaths(ids: readonly number[]): string[] {
  const values: Readonly<Record<string, string>> = {
    "genre/:group": "genre/ghazal",
    "year/:group": "year/1998",
  };
  const fill = (pattern: string): string[] => {
    if (/^lyrics\/:/.test(pattern))
      return ids.map((id) => pattern.replace(/:\w+/, pattern.includes(":id") ? `${id}` : `adrishya-${id}`));
    if (pattern === "decade/:group") return ["decade/1990s"];
    if (pattern === "words/:letter") return ["words/a"];
    if (pattern === "sitemaps/:file") return [];
    return [values[pattern] ?? pattern.replace(":slug", "x-1")];
  };
  const queries: Readonly<Record<string, readonly string[]>> = {
    search: [
      "?q=adrishya",
      "?q=%E0%A4%85%E0%A4%A6%E0%A5%83%E0%A4%B6%E0%A5%8D%E0%A4%AF&type=songs",
      "?q=pankti",
    ],
    "search/suggestions": ["?q=adrishya", "?q=adri"],
    "first-lines": ["", "?letter=a", "?letter=%E0%A4%85"],
  };
  return addresses
    .filter(({ isAdministration, pattern }) => !isAdministration && pattern !== "*")
    .flatMap(({ pattern }) =>
      fill(pattern).flatMap((path) => (queries[pattern] ?? [""]).map((query) => `/${path}${query}`)),
    );
}

/** What is not a page of the song's own title, which repeats what was searched for. */
const withoutQuestion = (text: string) =>
  text.replaceAll(/(value|data-facts|href|content)="[^"]*"/g, "").replaceAll(/[“"']adrishya[”"']/gi, "");

async function pagesWithMark(site: RunningSite, ids: readonly number[]): Promise<string[]> {
  const index = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const sitemaps = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  const found: string[] = [];
  for (const path of [...visitorsPaths(ids), ...sitemaps]) {
    const text = await (await fetch(site.address + path)).text();
    const isSearch = path.startsWith("/search?");
    if (isSearch ? /adrishya (draft|later|withdrawn)/i.test(text) : mark.test(withoutQuestion(text)))
      found.push(path);
  }
  return found;
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post?: {
          readonly parameters: readonly {
            readonly schema?: {
              readonly properties?: Readonly<
                Record<string, { readonly type?: string; readonly format?: string }>
              >;
            };
          }[];
        };
      }
    >
  >;
}

async function dataWithMark(site: RunningSite, ids: readonly number[]): Promise<string[]> {
  const headers = { apikey: publicKey, "Content-Type": "application/json" };
  const ask = async (path: string, body?: object) =>
    (
      await fetch(`${site.address}/rest/v1${path}`, {
        headers,
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      })
    ).text();
  const { paths } = JSON.parse(await ask("/")) as Described;
  const found: string[] = [];
  for (const [path, { post }] of Object.entries(paths)) {
    if (path === "/") continue;
    const properties = post?.parameters.find(({ schema }) => schema?.properties)?.schema?.properties ?? {};
    const args = (id: number) =>
      Object.fromEntries(
        Object.entries(properties).map(([name, { type, format }]) => [
          name,
          type === "integer" || format === "bigint" ? id : "adrishya",
        ]),
      );
    const answers = path.startsWith("/rpc/")
      ? await Promise.all([...ids, 1].map((id) => ask(path, args(id))))
      : [await ask(`${path}?select=*`)];
    if (answers.some((answer) => mark.test(answer))) found.push(path);
  }
  return found;
}

describe("a draft, a withdrawn song and one whose time has not come", () => {
  test("are found nowhere on two instances, and everywhere once they are published", async () => {
    const heard: string[] = [];
    const clients = sites.map(({ address }) =>
      createClient(address, publicKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    );
    await Promise.all(
      clients.map(
        (client) =>
          new Promise<void>((settle) =>
            client
              .channel("all")
              .on("postgres_changes", { event: "*", schema: "public" }, (change) =>
                heard.push(JSON.stringify(change)),
              )
              .subscribe((state) => state === "SUBSCRIBED" && settle()),
          ),
      ),
    );
    const ids = await sql(async (database) => {
      await saveSong(database, {
        ...hidden("x"),
        title: "Dikhta",
        lyrics_hindi: "दिखता",
        lyrics_english: "dikhta",
        translation_english: "Seen",
        notes: [],
      });
      const withdrawn = await saveSong(database, hidden("withdrawn"));
      // Cached before it is withdrawn.
      for (const site of sites) expect((await pagesWithMark(site, [withdrawn.id])).length).toBeGreaterThan(8);
      await vi.waitFor(() => expect(heard.join()).toMatch(mark), 10_000);
      const draft = await saveDraft(database, hidden("draft"));
      const later = await saveDraft(database, hidden("later"), {
        publishAt: new Date(Date.now() + 3_600_000).toISOString(),
      });
      await withdrawSong(database, withdrawn.id);
      await vi.waitFor(() => expect(heard.at(-1)).toContain("DELETE"), 10_000);
      return [withdrawn.id, draft.id, later.id];
    });
    for (const site of sites) {
      await vi.waitFor(
        async () =>
          expect((await fetch(`${site.address}/lyrics/adrishya-withdrawn-${ids[0]}`)).status).toBe(410),
        10_000,
      );
      expect(await pagesWithMark(site, ids)).toEqual([]);
      expect(await dataWithMark(site, ids)).toEqual([]);
    }
    // A deletion is told by the key of its row, which subscribers had before.
    const afterwards = heard.findIndex((change) => change.includes("DELETE"));
    const told = heard.slice(afterwards).filter((change) => !change.includes('"eventType":"DELETE"'));
    expect(told.filter((change) => mark.test(change))).toEqual([]);

    await sql(async (database) => {
      for (const id of ids) await publishDraft(database, id);
    });
    for (const site of sites) {
      for (const id of ids)
        await vi.waitFor(
          async () => expect((await fetch(`${site.address}/lyrics/adrishya-${id}`)).status).toBe(200),
          10_000,
        );
      const found = await pagesWithMark(site, ids);
      for (const path of [
        "/",
        "/feed.xml",
        "/search?q=adrishya",
        "/year/1998",
        "/decade/1990s",
        "/genre/ghazal",
      ])
        expect(found).toContain(path);
      expect(await dataWithMark(site, ids)).toEqual(
        expect.arrayContaining(["/lyrics", "/lyric_notes", "/lyric_translations"]),
      );
    }
    for (const client of clients) client.realtime.disconnect();
  });
});

test("a song whose time comes while the site is killed is published once by the next start", async () => {
  const { id } = await sql((database) =>
    saveDraft(database, hidden("killed"), { publishAt: new Date(Date.now() + 1_500).toISOString() }),
  );
  const [first, second] = sites as [RunningSite, RunningSite];
  await stopProgram(second);
  await wait(500);
  first.child.kill("SIGKILL");
  await first.ended;
  await wait(1_500);
  const again = await startSite(folder.path, { STARTER_CATALOGUE: "off", WORKERS: "2" });
  sites = [again];
  await vi.waitFor(
    async () => expect((await fetch(`${again.address}/lyrics/adrishya-killed-${id}`)).status).toBe(200),
    20_000,
  );
  const kept = await sql(
    (database) => database`
    select way, action from private.revisions
    where table_name = 'lyrics' and row_key = ${String(id)} and action <> 'draft-added'`,
  );
  expect([...kept]).toEqual([{ way: "clock", action: "published" }]);
});
