/**
 * Lighthouse scores of the most important pages, on the phone and slow connection that it simulates: medians of
 * several runs. The package is downloaded for this benchmark only.
 */
import { execFile, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromiumFlags, fetchPackage, findChromium, installDebianPackage, startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";

const version = "13.5.0";
/** Out of 100. */
const bar = 100;
/**
 * Lighthouse slows the processor down by a factor that assumes a "high-end desktop" (its docs/throttling.md), in the
 * unit of its `benchmarkIndex`. On a slower processor the same factor would simulate a slower phone.
 */
const minBenchmarkIndex = 1500;
/** Runs that must count. Up to twice as many more may not count, because the processor was busy. */
const requiredRuns = 5;
const maxRuns = 3 * requiredRuns;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The parts of the performance score. */
const metrics = [
  { name: "first paint", audit: "first-contentful-paint", unit: "ms" },
  { name: "largest paint", audit: "largest-contentful-paint", unit: "ms" },
  { name: "blocked", audit: "total-blocking-time", unit: "ms" },
  { name: "speed index", audit: "speed-index", unit: "ms" },
  { name: "shift", audit: "cumulative-layout-shift", unit: "" },
] as const;

type Category = (typeof categories)[number];

/** The part of Lighthouse's report that is used. */
interface Report {
  /** How fast the processor was just before the page was loaded. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function benchLighthouse({ quick }: BenchOptions): Promise<readonly Row[]> {
  const lighthouse = fetchLighthouse();
  installDevanagariFont();
  await using stack = new AsyncDisposableStack();
  const site = await startOwnSite(stack.use(dataFolder()).path);
  stack.defer(site.stop);
  const rows: Row[] = [];
  for (const [name, path] of await pagesOf(site.address)) {
    const reports: Report[] = [];
    for (let left = maxRuns; left > 0 && !(quick ? reports.length : hasEnough(reports)); left -= 1) {
      const report = await measure(lighthouse, site.address + path);
      if (report) reports.push(report);
    }
    if (reports.length === 0) throw new Error(`Lighthouse could record none of ${maxRuns} loads of ${path}.`);
    rows.push(rowOf(name, reports));
  }
  return rows;
}

/** @returns the file of its command */
function fetchLighthouse(): string {
  const main = fetchPackage("lighthouse", version);
  if (!main) throw new Error(`lighthouse@${version} could not be fetched from the npm registry.`);
  return join(dirname(main), "..", "cli", "index.js");
}

/**
 * Installs a Devanagari font, since every phone of a Hindi reader has one. Without it a browser on Linux asks another
 * process 35 times on a song page whether the system has a font for a letter. Does nothing without `fc-list`
 * (fontconfig).
 */
function installDevanagariFont(): void {
  const hasOne = () => spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" }).stdout?.trim() !== "";
  if (hasOne() || (installDebianPackage("fonts-noto-core") && hasOne())) return;
  console.log(
    "  This machine has no Devanagari font, unlike every phone of a Hindi reader: pages load more slowly.",
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

function hasEnough(reports: readonly Report[]): boolean {
  return reports.filter(counts).length >= requiredRuns;
}

function counts({ environment }: Report): boolean {
  return environment.benchmarkIndex >= minBenchmarkIndex;
}

/**
 * Runs the command, so that each run has a browser without a debugger: Playwright, for example, adds script contexts
 * to the page, which would be measured too.
 *
 * @returns undefined when Lighthouse could not record this load and asks for another run
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
    console.log(`    ${address} again: Lighthouse could not record it`);
    return undefined;
  }
}

/** Medians of the runs that count. If none counts, medians of all runs, and the bar is missed. */
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
