/**
 * Takes a screenshot of every page and state at three widths, light and dark, and makes a contact sheet for visual
 * review.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, findChromium } from "#machine";
import { runCommand } from "#terminal";
import { examplePages, onePerModule } from "../../site/example-pages.ts";
import { signIn, sites } from "./sites-to-show.ts";

const help = `Usage: npm run screenshots [-- --only NAME] [-- --out FOLDER]

Starts temporary sites (with the starter songs, without songs, with hard cases), takes a screenshot of each page and state at
360, 768 and 1440 px in light and dark, and writes them with a contact sheet (index.html) to FOLDER, by default build/screenshots.
With --only NAME, only pages whose name contains NAME.`;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly javaScriptEnabled?: boolean;
  /** By default the site with the starter songs. */
  readonly site?: keyof typeof sites;
  /** A page of the administration. */
  readonly signedIn?: boolean;
}

const administration = (name: string, path: string, site?: Shot["site"]): Shot => ({
  name: `admin-${name}`,
  path: `/admin${path}`,
  signedIn: true,
  ...(site && { site }),
});

/** Of each route module one page, by the name of its file: `song`, `admin-listing`. */
const pages = onePerModule(examplePages.filter(({ noScreenshot }) => noScreenshot === undefined)).map(
  ({ path, address: { file, frame, isAdministration } }): Shot => ({
    name: `${isAdministration ? "admin-" : ""}${basename(file, ".tsx")}`,
    path,
    signedIn: isAdministration && frame !== "sign-in",
  }),
);

/** States of pages, and those on other sites. */
const states: readonly Shot[] = [
  { name: "song-roman", path: "/lyrics/1?script=roman" },
  { name: "song-hindi", path: "/lyrics/1?script=hindi" },
  { name: "song-lines", path: "/lyrics/1?script=lines" },
  { name: "song-translation", path: "/lyrics/1?script=translation" },
  { name: "song-without-javascript", path: "/lyrics/1", javaScriptEnabled: false },
  { name: "report-sent", path: "/lyrics/1/report?sent=stored" },
  { name: "artist", path: "/artist/2" },
  { name: "lyricist", path: "/lyricist/1" },
  { name: "music-director", path: "/music-director/1" },
  { name: "year", path: "/year/1954" },
  { name: "decade", path: "/decade/1950s" },
  { name: "singers", path: "/singers" },
  { name: "lyricists", path: "/lyricists" },
  { name: "search-songs", path: "/search?q=dil" },
  { name: "search-filters", path: "/search?q=dil&genre=ghazal" },
  { name: "search-artists", path: "/search?q=a&type=artists" },
  { name: "search-nothing", path: "/search?q=zzyzx" },
  { name: "empty-home", path: "/", site: "empty" },
  { name: "empty-albums", path: "/albums", site: "empty" },
  { name: "long-titles-home", path: "/", site: "hard" },
  { name: "long-titles-song", path: "/lyrics/1", site: "hard" },
  { name: "only-hindi", path: "/lyrics/2", site: "hard" },
  { name: "only-roman", path: "/lyrics/3", site: "hard" },
  { name: "machine-made-roman", path: "/lyrics/2/machine-made", site: "hard" },
  { name: "machine-made-hindi", path: "/lyrics/3/machine-made", site: "hard" },
  { name: "one-song", path: "/lyricist/2", site: "hard" },
  { name: "fifty-songs", path: "/singer/3", site: "hard" },
  { name: "long-titles-search", path: "/search?q=mohabbat", site: "hard" },
  { name: "without-songs", path: "/music-director/1", site: "hard" },
  administration("lyrics-search", "/lyrics?q=ghalib"),
  administration("lyrics-none", "/lyrics", "empty"),
  administration("lyrics-long-titles", "/lyrics", "hard"),
  administration("missing-scripts-long-titles", "/lyrics/missing-scripts", "hard"),
  administration("missing-scripts-none", "/lyrics/missing-scripts", "empty"),
  administration("look-through", "/lyrics/edit/3?from=missing-scripts&done=2&of=18&draft=yes", "hard"),
  administration("glossary", "/words?letter=g"),
  administration("glossary-add", "/words/add?word=%E0%A4%9D%E0%A4%B0%E0%A5%8B%E0%A4%96%E0%A4%BE"),
  administration("glossary-edit", "/words/edit/1"),
  administration("edit-lyric-notes", "/lyrics/edit/1", "hard"),
  administration("singers-none", "/singers", "empty"),
  administration("add-singer", "/singers/add"),
  administration("artists", "/artists"),
  administration("albums", "/albums"),
  administration("edit-album", "/albums/edit/1"),
  { name: "song-not-found", path: "/lyrics/gone-999999" },
  { name: "page-not-found", path: "/no/such/page" },
];
const shots = [...pages, ...states];
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;

await runCommand({ help, texts: ["only", "out"] }, ({ texts: { only = "", out } }) =>
  takeAll(out ?? join(import.meta.dirname, "..", "..", "build", "screenshots"), only),
);

async function takeAll(folder: string, only: string): Promise<void> {
  const found = findChromium();
  if (!found.found) throw new Error(found.reason);
  const asked = shots.filter(({ name }) => name.includes(only));
  const browser = await chromium.launch({ executablePath: found.path, args: [...chromiumFlags] });
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, site] of Object.entries(sites)) {
      const shotsOfSite = asked.filter((shot) => (shot.site ?? "starter") === name);
      if (shotsOfSite.length > 0)
        await site((address) => takeAllOfSite(browser, address, shotsOfSite, folder));
    }
    writeFileSync(join(folder, "index.html"), contactSheet(asked));
    console.log(`${asked.length * widths.length * themes.length} screenshots: ${join(folder, "index.html")}`);
  } finally {
    await browser.close();
  }
}

async function takeAllOfSite(
  browser: Browser,
  address: string,
  shotsOfSite: readonly Shot[],
  folder: string,
) {
  const session = shotsOfSite.some(({ signedIn }) => signedIn) ? await signIn(address) : "";
  for (const shot of shotsOfSite)
    for (const theme of themes)
      for (const width of widths) {
        const file = join(folder, fileOf(shot.name, theme, width));
        const cookie = shot.signedIn ? session : "";
        await take(browser, { ...shot, path: address + shot.path }, { theme, width, file, cookie });
      }
}

interface Target {
  readonly theme: (typeof themes)[number];
  readonly width: number;
  readonly file: string;
  /** The `Cookie` header to send; empty for a visitor. */
  readonly cookie: string;
}

async function take(browser: Browser, shot: Shot, { theme, width, file, cookie }: Target): Promise<void> {
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    javaScriptEnabled: shot.javaScriptEnabled ?? true,
    ...(cookie && { extraHTTPHeaders: { Cookie: cookie } }),
  });
  const page = await context.newPage();
  await page.goto(shot.path, { waitUntil: "networkidle" });
  if (shot.javaScriptEnabled ?? true)
    await page.waitForFunction(() =>
      Array.from(document.fonts).some(({ family }) => /Martel for/.test(family)),
    );
  await showLazyPictures(page);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
}

/**
 * Lazy pictures below the fold are loaded when a visitor scrolls to them, which a full-page screenshot does not do.
 */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
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
