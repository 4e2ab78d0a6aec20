/** For tests: a page cache in front of a site whose answers and clock a test sets. */
import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach } from "vitest";
import { languages } from "../../../../site/texts/languages.ts";
import { createContextReader } from "../../request-context/index.ts";
import { createFreshness, createPageCache } from "../index.ts";

interface TestedSite {
  /** By path; any other path has a page with `text`. */
  answers: Record<string, () => Response | Promise<Response>>;
  /** The paths that were rendered, in order. */
  rendered: string[];
  /** Milliseconds. */
  time: number;
}

export const text = "तेरे बिना ".repeat(500);
export const html = (body = text) =>
  new Response(body, { headers: { "Content-Type": "text/html", "X-Frame-Options": "SAMEORIGIN" } });

const readContext = createContextReader({ languages });

/**
 * Call it at the top of a test file.
 * @returns the site, anew for each test, and a function that opens a cache in front of it, which is closed after the
 *   test
 */
export function openTestedSite() {
  const site: TestedSite = { answers: {}, rendered: [], time: 0 };
  const stops: (() => void)[] = [];
  beforeEach(() => {
    Object.assign(site, { answers: {}, rendered: [], time: 0 } satisfies TestedSite);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const openCache = async ({ maxBytes = 10_000_000 } = {}) => {
    const freshness = createFreshness();
    const pages = createPageCache({
      freshness,
      maxBytes,
      now: () => site.time,
      render: async (path) => {
        site.rendered.push(path);
        return (await (site.answers[path] ?? (() => html()))()) as Response;
      },
    });
    const server = createServer((request, response) => {
      if (!pages.answer(request, response, readContext(request))) response.end("passed on");
    });
    await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
    stops.push(() => server.close());
    return { pages, freshness, ...requestsTo((server.address() as AddressInfo).port) };
  };
  return { site, openCache };
}

function requestsTo(port: number) {
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>((settle, refuse) => {
      send({ port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () => {
          const { date: _, ...cache } = answer.headers;
          settle({ status: answer.statusCode ?? 0, headers: cache, body: Buffer.concat(chunks) });
        });
      })
        .on("error", refuse)
        .end();
    });
  const words = async (path: string, headers?: Record<string, string>) =>
    String((await get(path, headers)).body);
  return { get, words };
}
