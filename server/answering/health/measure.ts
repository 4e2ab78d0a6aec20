/** What one process counts and measures of itself, as Prometheus names it. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PageCacheFigures } from "../page-cache/index.ts";
import type { AnsweredRequest } from "../request-log/index.ts";
import { createRequestCounter } from "./count-requests.ts";
import type { Measures } from "./measures.ts";

export interface MeasuredParts {
  /** From 1 on; 1 also where there is one process only. */
  readonly worker: number;
  readonly version: string;
  openSockets(): number;
  viewsWaiting(): number;
  /** Left out where no pages are kept. */
  readonly pageCache?: () => PageCacheFigures;
}

interface Meter {
  /** Counts a request that has ended. */
  count(answered: AnsweredRequest): void;
  measure(): Promise<Measures>;
}

/** Begins to watch the event loop and the garbage collector of this process. */
export function createMeter(parts: MeasuredParts): Meter {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = createRequestCounter();
  gaugeOf("antara_processes", "Processes that answer requests.", () => 1);
  gaugeOf("antara_views_waiting", "Views that wait to be stored.", parts.viewsWaiting);
  if (parts.pageCache) measurePageCache(parts.pageCache, registers);
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

  function gaugeOf(name: string, help: string, value: () => number): void {
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
    measure: async () => [...((await register.getMetricsAsJSON()) as Measures), ...requests.measures()],
  };
}

function measurePageCache(figures: () => PageCacheFigures, registers: Registry[]): void {
  new Counter({
    name: "antara_page_cache_answers_total",
    help: "Pages from memory (hit), pages that had to be made (miss), and pages from before a change (stale).",
    labelNames: ["outcome"],
    registers,
    collect() {
      const { hits, misses, stale } = figures();
      this.reset();
      this.inc({ outcome: "hit" }, hits);
      this.inc({ outcome: "miss" }, misses);
      this.inc({ outcome: "stale" }, stale);
    },
  });
  new Gauge({
    name: "antara_page_cache_bytes",
    help: "Memory that the kept pages take, all processes together.",
    registers,
    collect() {
      this.set(figures().bytes);
    },
  });
  new Gauge({
    name: "antara_page_cache_entries",
    help: "Kept pages, all processes together.",
    registers,
    collect() {
      this.set(figures().entries);
    },
  });
}
