/** How often a second the data service answers a song with all its relations, and counts a view of one song. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOwnSite } from "#machine";
import { type Load, type LoadResult, load } from "../load/load.ts";

/** Answers a second. */
const readingBar = 4_000;
const countingBar = 5_000;

const connections = 64;
const seconds = 10;
const warmUpSeconds = 3;
const headers = { apikey: "antara-public" };

const songWithRelations =
  "/rest/v1/lyrics?select=*,albums(*),lyrics_singers(singers(*)),lyrics_lyricists(lyricists(*))," +
  "lyrics_music_directors(music_directors(*))&id=eq.1";

/** @returns whether both bars were reached */
export async function benchDataService(): Promise<boolean> {
  const dataFolder = mkdtempSync(join(tmpdir(), "antara-data-service-"));
  const site = await startOwnSite(dataFolder);
  try {
    const read = await measureReading(site.address);
    const counted = await measureCounting(site.address);
    return read && counted;
  } finally {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measureReading(address: string): Promise<boolean> {
  const answer = await (await fetch(address + songWithRelations, { headers })).text();
  const bare = await serveBare(answer);
  const reading = { address: address + songWithRelations, headers, connections };
  const own = await measure(reading);
  const reference = await measure({ address: bare.address, connections });
  bare.server.close();
  console.log(
    `a song with all its relations, ${answer.length} characters: ${describe(own)}; ` +
      `${ratio(own, reference)} of a bare node:http server that sends the same (${describe(reference)})`,
  );
  return own.failed === 0 && own.answeredPerSecond >= readingBar;
}

async function measureCounting(address: string): Promise<boolean> {
  const stored = await viewsOf(address);
  const counted = await measure({
    address: `${address}/rest/v1/rpc/increment_views`,
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: '{"song_id":1}',
    connections,
  });
  const added = (await viewsOf(address)) - stored;
  console.log(`views of one song: ${describe(counted)}; ${added} were stored, the warm-up's among them`);
  return counted.failed === 0 && counted.answeredPerSecond >= countingBar && added >= counted.answered;
}

async function viewsOf(address: string): Promise<number> {
  const answer = await fetch(`${address}/rest/v1/lyrics?select=views&id=eq.1`, { headers });
  const [song] = (await answer.json()) as { views: number }[];
  return song?.views ?? 0;
}

async function measure(asked: Omit<Load, "seconds">): Promise<LoadResult> {
  await load({ ...asked, seconds: warmUpSeconds });
  return load({ ...asked, seconds });
}

async function serveBare(body: string): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(body);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function describe({ answeredPerSecond, latency99, failed }: LoadResult): string {
  const failures = failed > 0 ? `, ${failed} FAILED` : "";
  return `${Math.round(answeredPerSecond)} a second, 99 of 100 within ${latency99} ms${failures}`;
}

function ratio(own: LoadResult, reference: LoadResult): string {
  return (own.answeredPerSecond / reference.answeredPerSecond).toFixed(2);
}
