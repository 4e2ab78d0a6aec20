/** Runs on one server: no version reads a file, an answer or a refusal in another way. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import type { MovedEntry, MovedSite, MovedSong } from "../moved.ts";
import { readMovedPart } from "../read-moved-part.ts";
import { openForeignSite } from "../testing/open-foreign-site.ts";
import { openTables } from "./open-tables.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-tables-"));
const foreign = await openForeignSite(folder, { songs: 3, ids: "bigint" });
afterAll(async () => {
  await foreign.close();
  rmSync(folder, { recursive: true });
});

let folders = 0;
function files(content: Readonly<Record<string, string>>): string {
  folders += 1;
  const path = join(folder, String(folders));
  mkdirSync(path);
  for (const [name, text] of Object.entries(content)) writeFileSync(join(path, name), text);
  return path;
}

async function songsOf(site: MovedSite) {
  const songs = [];
  for await (const { song, views } of site.songs(() => {})) songs.push({ ...song, views });
  return songs;
}

const lyrics = "id,title,lyrics_english,views\n7,Tere,Tere bina,12\n";

describe("files of tables", () => {
  test.each(["lyrics.csv", "lyrics_rows.csv", "public.lyrics.csv", "lyrics (1).csv", "Lyrics_rows (2).csv"])(
    "are recognised by their names: %s",
    async (name) => {
      const { site } = await openTables(files({ [name]: lyrics }));
      expect(await songsOf(site)).toMatchObject([{ title: "Tere", views: 12 }]);
      expect(site.remarks).toContain("There is no table singers: what it has is left out.");
    },
  );

  test("name the second of two songs with one id, which is left out", async () => {
    const { site } = await openTables(files({ "lyrics.csv": `${lyrics}7,Dusra,Dusra,\n8,Teesra,Teesra,\n` }));
    const leftOut: unknown[] = [];
    const titles = [];
    for await (const { song } of site.songs((what) => leftOut.push(what))) titles.push(song.title);
    expect(titles).toEqual(["Tere", "Teesra"]);
    expect(leftOut).toMatchObject([{ title: "Dusra", reason: "Another song before it has the id 7." }]);
  });

  test("may be a zip, and have their rows in any order, links before songs", async () => {
    const path = join(folder, "tables.zip");
    const texts = {
      "./lyrics.csv": `${lyrics}8,Meri,Meri,\n`,
      "singers.csv": "id,name,extra\n2,Mukesh,x\n1,Lata,y\n",
      "lyrics_singers.csv": "lyric_id,singer_id\n8,1\n7,2\n8,2\n7,NULL\n9,9\n",
    };
    writeFileSync(
      path,
      zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))),
    );
    const { site } = await openTables(path);
    expect((await songsOf(site)).map(({ singers }) => singers)).toEqual(["Mukesh", "Lata, Mukesh"]);
    expect(site.remarks).toContain("singers: these columns are left out: extra.");
  });

  test("have values that a browser can send, whatever stands in them", async () => {
    const { site } = await openTables(
      files({
        "lyrics.csv": "id,title,lyrics_english,views\n1,Ek,x,many\n2,Do,x,-3\n3,Teen,x,2.5\n4,Char,x,9\n",
        "albums.csv": "id,name,year\n1,Lal,nineteen\n2,Nila,1954\n",
      }),
    );
    const [songs, entries]: [MovedSong[], MovedEntry[]] = [[], []];
    for await (const song of site.songs(() => {})) songs.push(song);
    for await (const entry of site.entries()) entries.push(entry);
    const sent = JSON.stringify({ source: site.name, dryRun: true, entries, songs });
    expect(() => readMovedPart(sent)).not.toThrow();
    expect(songs.map(({ views }) => views)).toEqual([0, 0, 0, 9]);
    expect(entries.map(({ year }) => year)).toEqual(["nineteen", 1954]);
  });

  test("are refused in plain words", async () => {
    await expect(openTables(join(folder, "nowhere"))).rejects.toThrow("nowhere");
    await expect(openTables(files({ "songs.csv": lyrics }))).rejects.toThrow(
      /no file lyrics.csv.*npm run import/,
    );
    await expect(openTables(files({ "lyrics.csv": lyrics, "lyrics_rows.csv": lyrics }))).rejects.toThrow(
      "are one table",
    );
    await expect(openTables(files({ "lyrics.csv": "id,name\n1,x\n" }))).rejects.toThrow(
      "has no column title",
    );
    const half = files({ "lyrics.csv": lyrics, "lyrics_singers.csv": "song,singer\n1,2\n" });
    await expect(openTables(half)).rejects.toThrow(
      "The table lyrics_singers has no column lyric_id, singer_id",
    );
  });
});

describe("a REST service", () => {
  test("without its key, with a wrong one, or in the clear is refused", async () => {
    await expect(openTables("https://name.example")).rejects.toThrow("--key KEY");
    await expect(foreign.byRest("wrong")).rejects.toThrow(/The key may not read the table lyrics/);
    await expect(openTables("http://name.example", { key: "k" })).rejects.toThrow(
      "Write https://name.example",
    );
  });

  test("whose rules hide all rows is refused, with the key that sees them", async () => {
    const answers = async (url: string | URL | Request) =>
      String(url).includes("settings") ? new Response("{}", { status: 404 }) : new Response("[]");
    const opened = openTables("https://name.example", { key: "k", fetch: answers as typeof fetch });
    await expect(opened).rejects.toThrow(/gives no rows.*row-level.*service_role/);
  });

  test("that is busy is asked again, and one that stays away is named", async () => {
    let asked = 0;
    const busy = async (url: string | URL | Request, init?: RequestInit) => {
      asked += 1;
      if (asked === 1) return new Response("busy", { status: 503 });
      return new Response(String(url).includes("/lyrics?") ? '[{"id": 1, "title": "Ek"}]' : "[]", init && {});
    };
    const { site } = await openTables("https://name.example", { key: "k", fetch: busy as typeof fetch });
    expect(site.hasNumbersAsIds).toBe(true);
    const away = async () => {
      throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND name.example") });
    };
    const opened = openTables("https://name.example", { key: "k", fetch: away as typeof fetch });
    await expect(opened).rejects.toThrow("does not answer: getaddrinfo ENOTFOUND name.example");
  });
});

test("a PostgreSQL that is Antara's, or cannot be reached, is refused without its password", async () => {
  const { address, close } = await openTestDatabase();
  const own = foreign.url.replace(/\/antara_test_\w+/, `/${address.database}`);
  await expect(openTables(own)).rejects.toThrow(/is a database of Antara.*npm run export/);
  await close();
  const refused = openTables("postgres://me:hidden@127.0.0.1:1/none");
  await expect(refused).rejects.toThrow(/cannot be read/);
  await expect(refused).rejects.not.toThrow("hidden");
});
