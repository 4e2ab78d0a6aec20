/** How Vite builds the site: which script and style sheet is in which file, each also written compressed. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * No chunk that is imported later has a style sheet of its own. Vite's loader for such style sheets would cost each
 * visitor 0.6 KB.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load(id) {
    return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
  },
};

/** The formats of fonts and PNG pictures are compressed already. */
const compressible = /\.(js|css|svg)$/;

/**
 * Writes a Brotli and a gzip file beside each file, at the highest level, so that the server need not compress files.
 */
const compressFiles: Plugin = {
  name: "compress-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "" }) {
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names.filter((name) => compressible.test(name)).map((name) => writeCompressed(join(dir, name))),
    );
  },
};

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path);
  const writeIfSmaller = async (ending: string, compressed: Promise<Buffer>) => {
    if ((await compressed).length < content.length) await writeFile(path + ending, await compressed);
  };
  await Promise.all([
    writeIfSmaller(".br", promisify(brotliCompress)(content)),
    writeIfSmaller(".gz", promisify(gzip)(content, { level: 9 })),
  ]);
}

const islandsEntry = "site/islands/entry.islands.ts";
const islandsModule = "site/islands/hydrate-islands.tsx";
/** In development: the module that React Router needs at the start of every page, and the entry file itself. */
let entryFiles = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", `/${islandsEntry}`];
let islandFiles: string[] = [];

/** Lists the files of the islands' code for the server's build, which runs after that of the browser. */
const listIslandFiles: Plugin = {
  name: "list-island-files",
  generateBundle(_, bundle) {
    const filesWith = (module: string) => {
      const chunk = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(module)),
      );
      const files = new Set(chunk && [chunk.fileName]);
      // The loop also visits names that are added during it.
      for (const name of files) {
        const file = bundle[name];
        if (file?.type === "chunk") for (const imported of file.imports) files.add(imported);
      }
      return Array.from(files, (name) => `/${name}`).reverse();
    };
    const files = filesWith(islandsEntry);
    if (files.length === 0) return;
    entryFiles = files;
    islandFiles = filesWith(islandsModule).filter((name) => !files.includes(name));
  },
  resolveId: (id) => (id === "virtual:islands" ? `\0${id}` : undefined),
  load(id) {
    if (id !== "\0virtual:islands") return;
    return `export const [entryFiles, islandFiles] = ${JSON.stringify([entryFiles, islandFiles])};`;
  },
};

export default defineConfig({
  plugins: [reactRouter(), plainImports, listIslandFiles, compressFiles],
  // A chunk that is imported later finds its own imports on the page already, so lists of them would be useless
  // weight.
  build: { modulePreload: { resolveDependencies: () => [] } },
  // The server imports the site by one door, so that react-router exists once in each build.
  environments: {
    ssr: { build: { rollupOptions: { input: "./site/door.ts" } } },
    client: {
      build: {
        rollupOptions: {
          // In addition to the entries of React Router.
          input: [islandsEntry],
          // React Router's warnings for developers are needed in development only.
          treeshake: { manualPureFunctions: ["console.warn"] },
          output: {
            // React and the islands are two files: a new release changes one of them only. What acts before they run
            // is a third, and the texts of a language are a fourth.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "texts-en", test: /\/site\/texts\/en\/islands\/index/, priority: 4 },
                { name: "texts-hi", test: /\/site\/texts\/hi\/islands\/index/, priority: 4 },
                { name: "acting-parts", test: /\/site\/acting-parts\/start-scripts/, priority: 3 },
                { name: "song-parts", test: /\/site\/(meanings|line-addresses)\/start-/, priority: 2 },
                { name: "islands", test: /\/site\/islands\/hydrate/, priority: 2 },
                { name: "administration", test: /node_modules\/react-router\//, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
