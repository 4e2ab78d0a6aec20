/**
 * What Lighthouse says of the pages that visitors see most, on the phone and the slow line that it imitates: medians of
 * several runs. Its package is fetched when this is run, since nothing else needs it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumFlags, findChromium, packageAside, startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import type { Row } from "../results/row.ts";

const version = "13.5.0";
/** Out of 100. */
const bar = 100;
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
  /** How fast the processor was just before: a slow one, slowed down four times, is a slower phone than is meant. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly title: string;
        readonly displayValue?: string;
        readonly numericValue?: number;
      }
    >
  >;
}
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Report }>;

export async function benchLighthouse({ quick }: BenchOptions): Promise<readonly Row[]> {
  const runs = quick ? 1 : 5;
  const lighthouse = await loadLighthouse();
  const dataFolder = mkdtempSync(join(tmpdir(), "antara-lighthouse-"));
  const site = await startOwnSite(dataFolder);
  const rows: Row[] = [];
  try {
    for (const [name, path] of await pagesOf(site.address)) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await measure(lighthouse, site.address + path));
      rows.push(rowOf(name, reports));
      for (const line of reports[0] ? whatCosts(reports[0]) : []) console.log(`    ${name}: ${line}`);
    }
  } finally {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return rows;
}

async function loadLighthouse(): Promise<Lighthouse> {
  const main = packageAside("lighthouse", version);
  if (!main) throw new Error(`lighthouse@${version} could not be fetched from the npm registry.`);
  return (await import(main)).default;
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

/** A browser of its own for each run, so that none has anything from the one before. */
async function measure(lighthouse: Lighthouse, address: string): Promise<Report> {
  const found = findChromium();
  if (!found.found) throw new Error(found.reason);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(address, { port, onlyCategories: categories, logLevel: "error" });
    return lhr;
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => settle(port));
    });
  });
}

function rowOf(page: string, reports: readonly Report[]): Row {
  const scores = categories.map((category) => ({
    category,
    score: median(reports.map((report) => Math.round(report.categories[category].score * 100))),
  }));
  return {
    question: `Lighthouse of ${page}, median of ${reports.length}`,
    ours: [
      scores.map(({ category, score }) => `${category} ${score}`).join(", "),
      metrics.map((metric) => `${metric.name} ${medianOf(metric, reports)}`).join(", "),
      `processor ${speedsOf(reports)}`,
    ].join("; "),
    ...{ reference: "", ratio: "" },
    bar: `${bar} in all four`,
    reached: scores.every(({ score }) => score >= bar),
  };
}

function speedsOf(reports: readonly Report[]): string {
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  return `${Math.min(...speeds)} to ${Math.max(...speeds)}`;
}

function medianOf({ audit, unit }: (typeof metrics)[number], reports: readonly Report[]): string {
  const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return unit === "ms" ? `${Math.round(value)} ms` : value.toFixed(3);
}

/** @returns the audits of the first run that are not perfect, so that one knows where to look */
function whatCosts(report: Report): string[] {
  const ids = new Set(
    categories.flatMap((category) =>
      report.categories[category].score < 1 ? report.categories[category].auditRefs.map(({ id }) => id) : [],
    ),
  );
  return [...ids].flatMap((id) => {
    const audit = report.audits[id];
    if (!audit || audit.score === null || audit.score >= 1) return [];
    return [`${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ""}`];
  });
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
