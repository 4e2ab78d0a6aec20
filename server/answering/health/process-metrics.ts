/** The metrics of one process, as named for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PageCacheStats } from "../page-cache/index.ts";
import type { AnsweredRequest } from "../request-log/index.ts";
import { createRequestCounter } from "./count-requests.ts";
import type { Metrics } from "./metrics.ts";

export interface ProcessMetricsParts {
  /** From 1; also 1 when there is only one process. */
  readonly worker: number;
  readonly version: string;
  openSockets(): number;
  viewsWaiting(): number;
  /** Left out when there is no page cache. */
  readonly pageCache?: () => PageCacheStats;
}

interface ProcessMetrics {
  /** Counts a finished request. */
  count(answered: AnsweredRequest): void;
  measure(): Promise<Metrics>;
}

/** Starts to watch the event loop and garbage collector of this process. */
export function createProcessMetrics(parts: ProcessMetricsParts): ProcessMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = createRequestCounter();
  addGauge("antara_processes", "Processes that answer requests.", () => 1);
  addGauge("antara_views_waiting", "Views that wait to be stored.", parts.viewsWaiting);
  if (parts.pageCache) addPageCacheMetrics(parts.pageCache, registers);
  new Gauge({
    name: "antara_open_sockets",
    help: "Connections that follow the catalogue, by worker.",
    labelNames: ["worker"],
    registers,
    collect() {
      this.set({ worker: parts.worker }, parts.openSockets());
    },
  });
  new Gauge({
    name: "antara_build_info",
    help: "The version that runs.",
    labelNames: ["version", "node"],
    aggregator: "first",
    registers,
  }).set({ version: parts.version, node: process.version }, 1);

  function addGauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  return {
    count: requests.count,
    measure: async () => [...((await register.getMetricsAsJSON()) as Metrics), ...requests.metrics()],
  };
}

function addPageCacheMetrics(stats: () => PageCacheStats, registers: Registry[]): void {
  new Counter({
    name: "antara_page_cache_answers_total",
    help: "Pages from memory (hit), rendered pages (miss), and pages from before a change (stale).",
    labelNames: ["outcome"],
    registers,
    collect() {
      const { hits, misses, stale } = stats();
      this.reset();
      this.inc({ outcome: "hit" }, hits);
      this.inc({ outcome: "miss" }, misses);
      this.inc({ outcome: "stale" }, stale);
    },
  });
  new Gauge({
    name: "antara_page_cache_bytes",
    help: "Memory of the cached pages, all processes together.",
    registers,
    collect() {
      this.set(stats().bytes);
    },
  });
  new Gauge({
    name: "antara_page_cache_entries",
    help: "Cached pages, all processes together.",
    registers,
    collect() {
      this.set(stats().entries);
    },
  });
}
