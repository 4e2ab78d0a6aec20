/** Full and read-only disks: small ones in memory, mounted for the site's processes only. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup } from "#backups";
import { freePort } from "#machine";
import { openDatabase } from "#postgres";
import { runProgram, stopProgram, temporaryFolder } from "../process/run-program.ts";
import { adminPassword, signInAt } from "../process/sign-in.ts";
import type { SentSong } from "../process/writers.ts";
import { saveByForm } from "./save-by-form.ts";

const megabyte = 1_000_000;
/** Enough for the starter songs and some seconds of saves. */
const diskBytes = 200 * megabyte;

const folder = temporaryFolder();
const data = join(folder.path, "data");
let site: ReturnType<typeof runProgram>;
let address: string;
let session: string;
/** The data folder, as this process can reach it. */
let disk: string;

beforeAll(async () => {
  mkdirSync(data);
  const port = await freePort();
  const mount = `mount -t tmpfs -o size=${diskBytes} none '${data}'`;
  site = runProgram(
    [
      "unshare",
      "--user",
      "--map-root-user",
      "--mount",
      "sh",
      "-c",
      `${mount} && exec '${process.execPath}' server/start.ts`,
    ],
    {
      environment: { PORT: String(port), DATA_DIR: data, ADMIN_PASSWORD: adminPassword, PAGE_CACHE_MB: "8" },
    },
  );
  [, address = ""] = await site.printed(/^Antara is ready at (\S+)$/m);
  session = await signInAt(address);
  disk = join("/proc", String(site.child.pid), "root", data);
});
afterAll(async () => {
  if (site.child.exitCode === null) await stopProgram(site);
  folder.remove();
});

/** Runs shell commands in a separate mount namespace. */
function runInMountNamespace(commands: string, environment: Readonly<Record<string, string>>) {
  return runProgram(["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", commands], {
    environment,
  });
}

let number = 0;
const acknowledged: string[] = [];

async function save(): Promise<string> {
  number += 1;
  const song: SentSong = {
    title: `Bol disk-${number}`,
    album: "Album",
    singers: ["Gaayika"],
    lyricists: ["Shaayar"],
  };
  try {
    await saveByForm(address, session)(song);
    acknowledged.push(song.title);
    return "saved";
  } catch (error) {
    return summaryOf((error as Error).message);
  }
}

/** @returns the status, and the message of the form */
function summaryOf(answer: string): string {
  const [, status, html = ""] = /^Answered (\d+): (.*)$/s.exec(answer) ?? [];
  const [, trouble = ""] = /<p class="form-message failed">(.*?)<\/p>/s.exec(html) ?? [];
  return `${status}: ${trouble.replace(/<[^>]+>/g, "")}`;
}

async function saveUntil(isEnough: (answer: string) => boolean): Promise<string> {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline; await wait(20)) {
    const answer = await save();
    if (isEnough(answer)) return answer;
  }
  throw new Error(`Not within 20 s; last output: ${site.output().slice(-2_000)}`);
}

const statusOf = async (path: string) => (await fetch(address + path)).status;

async function missing(): Promise<string[]> {
  const titles = await Promise.all(
    acknowledged.map(async (title) => {
      const text = await (await fetch(`${address}/search?q=${encodeURIComponent(`"${title}"`)}`)).text();
      return text.includes(title) ? [] : [title];
    }),
  );
  return titles.flat();
}

function fillDisk(): void {
  for (let file = 0; ; file += 1)
    try {
      writeFileSync(join(disk, `filler-${file}`), Buffer.alloc(megabyte));
    } catch {
      return;
    }
}

function freeDisk(): void {
  for (let file = 0; file < diskBytes / megabyte; file += 1)
    rmSync(join(disk, `filler-${file}`), { force: true });
}

test("with a full disk, saves are refused with a message, and no acknowledged song is lost", async () => {
  for (let round = 0; round < 3; round += 1) {
    await saveUntil((answer) => answer === "saved");
    expect(await statusOf("/")).toBe(200);
    fillDisk();
    const refusal = await saveUntil((answer) => answer !== "saved");
    expect(refusal).toMatch(/^503: .*nothing was saved/i);
    expect(await statusOf("/")).toBe(200);
    freeDisk();
    const freedAt = performance.now();
    await saveUntil((answer) => answer === "saved");
    const ms = Math.round(performance.now() - freedAt);
    console.log(
      `Saving worked ${ms} ms after the disk had room; the refusal before was ${JSON.stringify(refusal)}`,
    );
  }
  expect(await missing()).toEqual([]);
});

test("a start on a read-only disk is refused with one sentence", async () => {
  expect(await stopProgram(site)).toBe(0);
  const other = temporaryFolder();
  const first = runProgram([process.execPath, "server/start.ts"], {
    environment: { PORT: "0", DATA_DIR: other.path },
  });
  await first.printed(/Antara is ready/);
  await stopProgram(first);
  const mount = `mount --bind '${other.path}' '${other.path}' && mount -o remount,bind,ro '${other.path}'`;
  const again = runInMountNamespace(`${mount} && exec '${process.execPath}' server/start.ts`, {
    PORT: "0",
    DATA_DIR: other.path,
  });
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain(
    ` error The data folder ${other.path} cannot be used (EROFS). Name one that you may write to with DATA_DIR.\n`,
  );
  other.remove();
});

test("a restore that fills its disk ends with one sentence", async () => {
  const large = temporaryFolder();
  const backup = join(large.path, "large.backup");
  const database = await openDatabase({
    dataDir: join(large.path, "data"),
    starterCatalogue: false,
    log: console,
  });
  await database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into lyrics (title, lyrics_english)
      select 'Song ' || n, (select string_agg(md5(n::text || m::text), E'\n') from generate_series(1, 900) as m)
      from generate_series(1, 3000) as n`;
  });
  await makeBackup(database.sql, backup);
  await database.close();
  const small = temporaryFolder();
  const mount = `mount -t tmpfs -o size=${90 * megabyte} none '${small.path}'`;
  const restore = runInMountNamespace(
    `${mount} && exec '${process.execPath}' scripts/restore.ts '${backup}'`,
    {
      DATA_DIR: small.path,
    },
  );
  expect(await restore.ended).toBe(1);
  expect(restore.output().trimEnd().split("\n").at(-1)).toMatch(
    /^The (disk of the database is full|database is away: .*)\. Run this again once that is mended\.$/,
  );
  expect(restore.output()).not.toMatch(/\n\s+at .*:\d+/);
  small.remove();
  large.remove();
});
