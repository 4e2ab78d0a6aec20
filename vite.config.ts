import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
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

const islandsEntry = "site/islands/entry.islands.ts";
/** In development, what React Router has every page begin with, and the file as it is. */
let islandFiles = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", `/${islandsEntry}`];

/** Tells the server where the code of the islands is: the browser's files are made before its own. */
const tellIslandFiles: Plugin = {
  name: "tell-island-files",
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.isEntry && file.facadeModuleId?.endsWith(islandsEntry),
    );
    if (!entry) return;
    const files = new Set([entry.fileName]);
    // A set goes on to what is added on the way.
    for (const name of files) {
      const file = bundle[name];
      if (file?.type === "chunk") for (const imported of file.imports) files.add(imported);
    }
    islandFiles = Array.from(files, (name) => `/${name}`).reverse();
  },
  resolveId: (id) => (id === "virtual:islands" ? `\0${id}` : undefined),
  load(id) {
    if (id !== "\0virtual:islands") return;
    return `export const files = ${JSON.stringify(islandFiles)};`;
  },
};

export default defineConfig({
  plugins: [reactRouter(), plainImports, tellIslandFiles, compressedForms],
  // What is loaded late finds the rest of what it needs on the page already: lists of that would only weigh.
  build: { modulePreload: { resolveDependencies: () => [] } },
  // The server enters the site by one door of its own, so that react-router exists once on each side.
  environments: {
    ssr: { build: { rollupOptions: { input: "./site/door.ts" } } },
    client: {
      build: {
        rollupOptions: {
          // Beside what React Router names.
          input: [islandsEntry],
          // What React Router warns developers of, it tells them in development.
          treeshake: { manualPureFunctions: ["console.warn"] },
          output: {
            // Two pieces, each evaluated in a task of its own, for what every page needs and a release seldom changes.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "islands", test: /\/site\/(islands(?!\/entry)|navigation)\//, priority: 2 },
                { name: "administration", test: /node_modules\/react-router\//, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
