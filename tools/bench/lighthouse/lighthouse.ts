/**
 * What Lighthouse says of the pages that visitors see most, on the phone and the slow line that it imitates: medians of
 * several runs. Its package is fetched when this is run, since nothing else needs it.
 */
import { execFile, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromiumFlags, findChromium, installDebianPackage, packageAside, startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";

const version = "13.5.0";
/** Out of 100. */
const bar = 100;
/**
 * What the factor by which Lighthouse slows a processor down supposes of it, in the unit of its `benchmarkIndex`: "high-end
 * desktop" (docs/throttling.md of Lighthouse). On a slower one the same factor makes a slower phone than is meant.
 */
const supposedSpeed = 1500;
/** Of the runs that count; as many again, twice, may fall into moments in which others have the processor. */
const wanted = 5;
const attempts = 3 * wanted;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** What performance is made of, so that two measurements can be compared: the score says the same of much. */
const metrics = [
  { name: "first paint", audit: "first-contentful-paint", unit: "ms" },
  { name: "largest paint", audit: "largest-contentful-paint", unit: "ms" },
  { name: "blocked", audit: "total-blocking-time", unit: "ms" },
  { name: "speed index", audit: "speed-index", unit: "ms" },
  { name: "shift", audit: "cumulative-layout-shift", unit: "" },
] as const;

type Category = (typeof categories)[number];

/** What we use of Lighthouse's answer. */
interface Report {
  /** How fast the processor was just before the page was asked for. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function benchLighthouse({ quick }: BenchOptions): Promise<readonly Row[]> {
  const lighthouse = fetchLighthouse();
  giveDevanagariFace();
  await using stack = new AsyncDisposableStack();
  const site = await startOwnSite(stack.use(dataFolder()).path);
  stack.defer(site.stop);
  const rows: Row[] = [];
  for (const [name, path] of await pagesOf(site.address)) {
    const reports: Report[] = [];
    for (let left = attempts; left > 0 && !(quick ? reports.length : enough(reports)); left -= 1) {
      const report = await measure(lighthouse, site.address + path);
      if (report) reports.push(report);
    }
    if (reports.length === 0)
      throw new Error(`Lighthouse could record none of ${attempts} loads of ${path}.`);
    rows.push(rowOf(name, reports));
  }
  return rows;
}

/** @returns the file of its command */
function fetchLighthouse(): string {
  const main = packageAside("lighthouse", version);
  if (!main) throw new Error(`lighthouse@${version} could not be fetched from the npm registry.`);
  return join(dirname(main), "..", "cli", "index.js");
}

/**
 * Every phone of a reader of Hindi has one. Where there is none, a browser on Linux asks another process again and again
 * whether the system has a face for a letter: 35 such questions on the page of a song, none with one. Where there is no
 * `fc-list` (fontconfig) nothing is known, and nothing is done.
 */
function giveDevanagariFace(): void {
  const hasOne = () => spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" }).stdout?.trim() !== "";
  if (hasOne() || (installDebianPackage("fonts-noto-core") && hasOne())) return;
  console.log(
    "  This machine has no Devanagari face, as every phone of a reader of Hindi has: pages come later.",
  );
}

async function pagesOf(address: string): Promise<(readonly [string, string])[]> {
  const first = async (page: string, kind: string) => {
    const html = await (await fetch(address + page)).text();
    const [, path] = new RegExp(`href="(/${kind}/[^"]+)"`).exec(html) ?? [];
    if (!path) throw new Error(`${page} leads to no page of the kind ${kind}.`);
    return path;
  };
  return [
    ["home", "/"],
    ["song", await first("/", "lyrics")],
    ["album", await first("/albums", "album")],
    ["search", "/search"],
  ];
}

function enough(reports: readonly Report[]): boolean {
  return reports.filter(counts).length >= wanted;
}

function counts({ environment }: Report): boolean {
  return environment.benchmarkIndex >= supposedSpeed;
}

/**
 * By the command and not as a library: it starts a browser for each run and is the only one to debug it. Whoever else does
 * (Playwright, which starts one for tests) adds script contexts to the page, and they are measured along.
 *
 * @returns nothing when Lighthouse says that it could not record this load, which it asks to be run again
 */
async function measure(command: string, address: string): Promise<Report | undefined> {
  const browser = findChromium();
  if (!browser.found) throw new Error(browser.reason);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...[command, address, "--output=json", "--quiet", "--no-enable-error-reporting"],
        ...[`--only-categories=${categories.join()}`, `--chrome-flags=--headless ${chromiumFlags.join(" ")}`],
      ],
      { env: { ...process.env, CHROME_PATH: browser.path }, maxBuffer: 2 ** 28 },
    );
    return JSON.parse(stdout);
  } catch (error) {
    if (!/Please run Lighthouse again\. \(\w+\)/.test(String(error))) throw error;
    console.log(`    ${address} once more: Lighthouse could not record it`);
    return undefined;
  }
}

/** What the runs say that count; where none does, what all say, and the bar is missed. */
function rowOf(page: string, reports: readonly Report[]): Row {
  const counted = reports.filter(counts);
  const shown = counted.length > 0 ? counted : reports;
  const figures = metrics.map((metric) => `${metric.name} ${medianOf(metric, shown)}`);
  return {
    question: `Lighthouse of ${page}, median of the ${counted.length} of ${reports.length} runs that count`,
    ours: [
      inWords(scoresOf(shown)),
      figures.join(", "),
      `processor ${speedsOf(shown)}`,
      ...(shown.length < reports.length ? [`all runs: ${inWords(scoresOf(reports).slice(0, 1))}`] : []),
    ].join("; "),
    reference: "",
    ratio: "",
    bar: `${bar} in all four`,
    reached: counted.length > 0 && scoresOf(counted).every(({ score }) => score >= bar),
  };
}

interface Score {
  readonly category: Category;
  readonly score: number;
}

function scoresOf(reports: readonly Report[]): Score[] {
  return categories.map((category) => ({
    category,
    score: median(reports.map((report) => Math.round(report.categories[category].score * 100))),
  }));
}

function inWords(scores: readonly Score[]): string {
  return scores.map(({ category, score }) => `${category} ${score}`).join(", ");
}

function speedsOf(reports: readonly Report[]): string {
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  return `${Math.min(...speeds)} to ${Math.max(...speeds)}`;
}

function medianOf({ audit, unit }: (typeof metrics)[number], reports: readonly Report[]): string {
  const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return unit === "ms" ? `${Math.round(value)} ms` : value.toFixed(3);
}
