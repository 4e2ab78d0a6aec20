/**
 * How long does an administrator wait for the import of many songs in the browser, and how much memory does the page
 * need meanwhile? The songs are generated, exported by one site, and imported into another one that has none.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { exportFile } from "#exchange";
import { signInAt, startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, fillWithSongs, withDatabase } from "../harness/data-folder.ts";
import type { Row } from "../row.ts";
import { openPlainPage, type PlainPage } from "./plain-page.ts";

const fullSongs = 50_000;
const quickSongs = 2_000;

const barSeconds = 120;
const barMegabytes = 300;

const password = "lantern-gravel-otter-violin";
/** Milliseconds in which a step must be done. */
const patience = 20 * 60_000;
/** Milliseconds between two looks at the page. */
const step = 200;

export async function benchImport({ quick }: BenchOptions): Promise<readonly Row[]> {
  const songs = quick ? quickSongs : fullSongs;
  await using stack = new AsyncDisposableStack();
  const from = stack.use(dataFolder());
  const to = stack.use(dataFolder());
  await fillWithSongs(from.path, songs);
  const file = join(from.path, "songs.csv");
  await withDatabase(from.path, { connections: 2 }, (sql) => exportFile(sql, file));
  const site = await startOwnSite(to.path, { STARTER_CATALOGUE: "off", ADMIN_PASSWORD: password });
  stack.defer(site.stop);
  const cookies = await signInAt(site.address, password);
  const page = stack.use(await openPlainPage(`${site.address}/admin/lyrics/import`, cookies));
  await page.chooseFile(file);
  const memory = watchMemory(page.pid);
  stack.defer(memory.stop);
  const checked = await secondsOf(async () => {
    await click(page, "button.solid", /^Check songs/);
    await hasText(page, "button", importFile);
  });
  let done = "";
  const saved = await secondsOf(async () => {
    await click(page, "button", importFile);
    done = await hasText(page, "p", /^Done\..*added/);
  });
  const megabytes = memory.highest();
  const whole = (number: number) => Math.round(number).toLocaleString("en");
  return [
    {
      question: `the import of ${whole(songs)} songs in the browser: to check them, and to save them`,
      ours: `${whole(checked)} s and ${whole(saved)} s (${done}), page at most ${whole(megabytes)} MB`,
      reference: "",
      ratio: "",
      bar: `${barSeconds} s, ${barMegabytes} MB`,
      reached: checked + saved <= barSeconds && megabytes <= barMegabytes,
    },
  ];
}

const importFile = /^Import [\d,]+ songs$/;

async function click(page: PlainPage, selector: string, text: RegExp): Promise<void> {
  await hasText(page, selector, text);
  await page.evaluate(
    `[...document.querySelectorAll("${selector}")].find((each) => ${text}.test(each.textContent)).click()`,
  );
}

/** Waits for an element with this text. @returns its whole text */
async function hasText(page: PlainPage, selector: string, text: RegExp): Promise<string> {
  const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent).find((each) => ${text}.test(each))`;
  for (let waited = 0; waited < patience; waited += step) {
    const found = await page.evaluate(find);
    if (typeof found === "string") return found;
    await wait(step);
  }
  throw new Error(`The page shows no ${selector} with ${text}.`);
}

/** Looks at the private memory of a process again and again. @returns its highest value, in megabytes */
function watchMemory(pid: number): { highest(): number; stop(): void } {
  let highest = 0;
  const timer = setInterval(() => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    const kilobytes = [...text.matchAll(/^Private_\w+: +(\d+)/gm)].reduce(
      (sum, match) => sum + Number(match[1]),
      0,
    );
    highest = Math.max(highest, kilobytes / 1024);
  }, 500);
  return { highest: () => highest, stop: () => clearInterval(timer) };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}
