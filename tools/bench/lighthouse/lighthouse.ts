/**
 * Lighthouse scores of the most important pages, on the phone and slow connection that it simulates: medians of
 * several runs. The package is downloaded for this benchmark only.
 */
import { execFile, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { chromiumFlags, fetchPackage, findChromium, installDebianPackage, startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";
import { recordLoads } from "./record-loads.ts";

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
/** Milliseconds in which a load must be recorded; slow machines take one minute. */
const patience = 180_000;
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

/** What is used of Lighthouse and of the package by which it starts browsers. */
interface Lighthouse {
  /** The file of its command. */
  readonly command: string;
  readonly launch: (options: object) => Promise<{ readonly port: number }>;
  /** Kills all browsers that were launched, also those that have not answered, each with its process group. */
  readonly killAll: () => void;
}

export async function benchLighthouse({ quick }: BenchOptions): Promise<readonly Row[]> {
  const lighthouse = await fetchLighthouse();
  installDevanagariFont();
  const browser = findChromium();
  if (!browser.found) throw new Error(browser.reason);
  await using stack = new AsyncDisposableStack();
  const site = await startOwnSite(stack.use(dataFolder()).path);
  stack.defer(site.stop);
  const isEnough = (reports: readonly Report[]) => (quick ? reports.length > 0 : hasEnough(reports));
  const rows: Row[] = [];
  for (const [name, path] of await pagesOf(site.address)) {
    const address = site.address + path;
    const load = () => measure(lighthouse, browser.path, address);
    rows.push(rowOf(name, await recordLoads(address, load, isEnough, maxRuns)));
  }
  return rows;
}

async function fetchLighthouse(): Promise<Lighthouse> {
  const main = fetchPackage("lighthouse", version);
  if (!main) throw new Error(`lighthouse@${version} could not be fetched from the npm registry.`);
  const launcher = createRequire(main).resolve("chrome-launcher");
  const { launch, killAll } = await import(pathToFileURL(launcher).href);
  return { command: join(dirname(main), "..", "cli", "index.js"), launch, killAll };
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
  const english = [
    ["home", "/"],
    ["song", await first("/", "lyrics")],
    ["album", await first("/albums", "album")],
    ["search", "/search"],
  ] as const;
  const hindi = english.map(
    ([name, path]) => [`${name} in Hindi`, path === "/" ? "/hi" : `/hi${path}`] as const,
  );
  return [...hindi, ...english];
}

function hasEnough(reports: readonly Report[]): boolean {
  return reports.filter(counts).length >= requiredRuns;
}

function counts({ environment }: Report): boolean {
  return environment.benchmarkIndex >= minBenchmarkIndex;
}

/**
 * Each load has a browser of its own, without a debugger: Playwright, for example, adds script contexts to the page,
 * which would be measured too. The browser ends in any case.
 *
 * @throws with the reason when the load could not be recorded
 */
async function measure(lighthouse: Lighthouse, chromePath: string, address: string): Promise<Report> {
  try {
    const port = await launch(lighthouse, chromePath);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...[lighthouse.command, address, `--port=${port}`, "--output=json", "--quiet"],
        ...["--no-enable-error-reporting", `--only-categories=${categories.join()}`],
      ],
      { maxBuffer: 2 ** 28, timeout: patience },
    );
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(reasonOf(error));
  } finally {
    lighthouse.killAll();
  }
}

/** @returns the port of the browser's debugger */
async function launch(lighthouse: Lighthouse, chromePath: string): Promise<number> {
  // With this level a browser that does not start shows what it has printed.
  const options = { chromePath, chromeFlags: ["--headless", ...chromiumFlags], logLevel: "error" };
  try {
    return (await lighthouse.launch(options)).port;
  } catch (error) {
    throw new Error(`${chromePath} did not start: ${(error as Error).message}`);
  }
}

/** @param error of the launch, or of the command, which prints its own */
function reasonOf(error: unknown): string {
  const { killed, stderr = "", message } = error as Error & { killed?: boolean; stderr?: string };
  if (killed) return `it took more than ${patience / 1_000} s`;
  const [, reason] = /^Runtime error encountered: (.*)/m.exec(stderr) ?? [];
  return reason ?? (stderr.trim().split("\n", 1)[0] || message);
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
