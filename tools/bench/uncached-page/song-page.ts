/**
 * What does the page of a song cost beside its words alone? A part that is added to every song shows here, in time
 * and in bytes.
 */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BenchOptions } from "../bench.ts";
import { startBenchSite } from "../harness/bench-site.ts";
import { measurePairs } from "../harness/measure-pairs.ts";
import { recordAnswer } from "../harness/recorded-answer.ts";
import { startReference } from "../harness/reference-server.ts";
import { type Row, rowOfPairs } from "../row.ts";

/** Of the starter songs: both scripts, a translation, and 32 explained words. */
const path = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";

/** With the list of its words it had 10,537. Before words had meanings and the song a translation, it had 7,501. */
const mostBytes = 9_500;

/** Ratio to the answers a second of the reference; with the list of its words it was below. */
const minRatio = 1;

/**
 * Two connections keep the core busy. They ask for different addresses, since the site renders a page once for all
 * who ask for it at the same time.
 */
const load = { paths: [path, `${path}?script=both`], connections: 2, headers: { "Accept-Encoding": "br" } };

/** @throws when the words of the song are not found in the background */
export async function benchSongPage({ quick }: BenchOptions): Promise<readonly Row[]> {
  await using site = await startBenchSite({ environment: { PAGE_CACHE_MB: "0" } });
  const html = await untilWordsAreFound(site.address + path);
  await using reference = await startRenderer(linesOf(html));
  const compared = await measurePairs(
    { name: "a song page", server: site, load },
    { name: "its lines", server: reference, load },
    quick,
  );
  const { body } = await recordAnswer(site.address + path, load);
  const question = "the page of a song with translation and explained words, made anew";
  const bytes = {
    question: `${question}: its HTML, br`,
    ours: `${body.length.toLocaleString("en")} bytes`,
    reference: "before words had meanings: 7,501 bytes",
    ratio: (body.length / 7_501).toFixed(2),
    bar: `at most ${mostBytes.toLocaleString("en")} bytes`,
    reached: body.length <= mostBytes,
  };
  return [
    rowOfPairs(compared, { question, reference: "its lines, rendered by React alone", minRatio }),
    bytes,
  ];
}

async function untilWordsAreFound(page: string): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const html = await (await fetch(page)).text();
    if (html.includes("Words of this song")) return html;
    await setTimeout(1_000);
  }
  throw new Error("The words of the starter songs were not found within two minutes.");
}

function linesOf(html: string): string[] {
  const lyrics = html.slice(html.indexOf('<div class="lyrics'), html.indexOf('<section class="lyrics-lines'));
  return Array.from(lyrics.matchAll(/<span[^>]*>([^<]+)<\/span>/g), ([, line = ""]) => line);
}

async function startRenderer(lines: readonly string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "antara-bench-lines-"));
  const file = join(folder.path, "lines.json");
  writeFileSync(file, JSON.stringify(lines));
  const program = join(import.meta.dirname, "words-server.ts");
  return await startReference([process.execPath, program, file], { environment: { NODE_ENV: "production" } });
}
