/**
 * Pictures of every page and state, three widths, light and dark, and a contact sheet that shows them side by side:
 * what a person looks at before a page is called done.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "./machine/chromium.ts";
import { startOwnSite } from "./machine/own-site.ts";

const help = `Usage: npm run screenshots [-- --only NAME] [-- --out FOLDER]

Starts a site of its own with the starter songs, takes a picture of each page and state at 360, 768 and 1440 px in light
and dark, and writes them with a contact sheet (index.html) to FOLDER, by default build/screenshots.
--only NAME takes the pages whose name contains NAME.`;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly javaScriptEnabled?: boolean;
}

const shots: readonly Shot[] = [
  { name: "home", path: "/" },
  { name: "song", path: "first song" },
  { name: "song-roman", path: "first song?script=roman" },
  { name: "song-hindi", path: "first song?script=hindi" },
  { name: "song-lines", path: "first song?script=lines" },
  { name: "song-without-javascript", path: "first song", javaScriptEnabled: false },
  { name: "singer", path: "/singer/1" },
  { name: "artist", path: "/artist/2" },
  { name: "lyricist", path: "/lyricist/1" },
  { name: "music-director", path: "/music-director/1" },
  { name: "album", path: "/album/1" },
  { name: "albums", path: "/albums" },
  { name: "lyricists", path: "/lyricists" },
  { name: "search", path: "/search?q=dil" },
  { name: "search-explore", path: "/search" },
  { name: "search-artists", path: "/search?q=a&type=artists" },
  { name: "search-nothing", path: "/search?q=zzyzx" },
  { name: "about-us", path: "/about-us" },
  { name: "terms-of-use", path: "/terms-of-use" },
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "song-not-found", path: "/lyrics/gone-999999" },
  { name: "page-not-found", path: "/no/such/page" },
];
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;

const { values } = parseArgs({
  options: { only: { type: "string" }, out: { type: "string" }, help: { type: "boolean" } },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
await takeAll(values.out ?? join(import.meta.dirname, "..", "build", "screenshots"), values.only ?? "");

async function takeAll(folder: string, only: string): Promise<void> {
  const found = findChromium();
  if (!found.found) throw new Error(found.reason);
  const dataFolder = mkdtempSync(join(tmpdir(), "antara-screenshots-"));
  const site = await startOwnSite(dataFolder);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  mkdirSync(folder, { recursive: true });
  try {
    const firstSong = await firstSongOf(site.address);
    const asked = shots.filter(({ name }) => name.includes(only));
    for (const shot of asked) {
      const path = shot.path.replace("first song", firstSong);
      for (const theme of themes)
        for (const width of widths) await take(browser, { ...shot, path }, theme, width);
    }
    writeFileSync(join(folder, "index.html"), contactSheet(asked));
    console.log(`${asked.length * widths.length * themes.length} pictures: ${join(folder, "index.html")}`);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }

  async function take(inBrowser: Browser, shot: Shot, colorScheme: (typeof themes)[number], width: number) {
    const context = await inBrowser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      javaScriptEnabled: shot.javaScriptEnabled ?? true,
    });
    const page = await context.newPage();
    await page.goto(site.address + shot.path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await showLazyPictures(page);
    await page.screenshot({ path: join(folder, fileOf(shot.name, colorScheme, width)), fullPage: true });
    await context.close();
  }
}

/** Pictures below the fold are fetched when they come near, which a picture of the whole page never makes them. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

async function firstSongOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return /href="(\/lyrics\/[^"]+)"/.exec(html)?.[1] ?? "/";
}

function fileOf(name: string, theme: string, width: number): string {
  return `${name}-${theme}-${width}.png`;
}

function contactSheet(taken: readonly Shot[]): string {
  const rows = taken.map(({ name }) => {
    const pictures = themes.flatMap((theme) =>
      widths.map((width) => {
        const file = fileOf(name, theme, width);
        return `<a href="${file}"><img src="${file}" alt="${theme}, ${width} px" loading="lazy"></a>`;
      }),
    );
    return `<section><h2>${name}</h2>${pictures.join("")}</section>`;
  });
  const style =
    "body{font:16px sans-serif;margin:24px}section{display:flex;gap:12px;align-items:start;flex-wrap:wrap}h2{width:100%}img{height:480px;border:1px solid #ccc}";
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${rows.join("")}`;
}
