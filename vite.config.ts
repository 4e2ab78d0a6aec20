import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** What is loaded late has no style sheet of its own, and Vite's loader of such would cost each visitor 0.6 KB. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load(id) {
    return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
  },
};

/** Fonts and PNG pictures are compressed in themselves. */
const gains = /\.(js|css|svg)$/;

/** Lays the files' compressed forms beside them, as small as can be (Brotli 11, gzip 9): the server does it no more. */
const compressedForms: Plugin = {
  name: "compressed-forms",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "" }) {
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names.filter((name) => gains.test(name)).map((name) => writeCompressed(join(dir, name))),
    );
  },
};

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path);
  const keep = async (ending: string, form: Promise<Buffer>) => {
    if ((await form).length < content.length) await writeFile(path + ending, await form);
  };
  await Promise.all([
    keep(".br", promisify(brotliCompress)(content)),
    keep(".gz", promisify(gzip)(content, { level: 9 })),
  ]);
}

/** Components of all pages but songs. */
const ofLists = [
  ...[
    "album-card",
    "artist-card",
    "choice-links",
    "page-address",
    "pager",
    "prose-page",
    "result-status",
    "search/marked-text",
    "song-list",
  ],
  ...["operator-code/answer-consent", "operator-code/consent-buttons"],
].join("|");

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainImports, compressedForms],
  // What is loaded late finds the rest of what it needs on the page already: lists of that would only weigh.
  build: { modulePreload: { resolveDependencies: () => [] } },
  // The server enters the site by one door of its own, so that react-router exists once on each side.
  environments: {
    ssr: { build: { rollupOptions: { input: "./site/door.ts" } } },
    client: {
      build: {
        rollupOptions: {
          // What React Router warns developers of, it tells them in development.
          treeshake: { manualPureFunctions: ["console.warn"] },
          output: {
            // Two pieces, each evaluated in a task of its own, for what every page needs and a release seldom changes.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "router", test: /node_modules\/react-router\//, priority: 3 },
                // What two pages share, every visitor has after the first: twenty small files cost more than they spare.
                {
                  name: "visitor",
                  test: new RegExp(`/site/(?!admin-pages/|components/(${ofLists})\\.)`),
                  minShareCount: 2,
                  priority: 2,
                },
                // But what a song does without comes with the others: on a song page each byte is at the budget.
                {
                  name: "lists",
                  test: new RegExp(`/site/components/(${ofLists})\\.`),
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
