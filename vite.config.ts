import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** No chunk that is imported later has a style sheet of its own. Vite's loader for such style sheets would cost each visitor 0.6 KB. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load(id) {
    return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
  },
};

/** The formats of fonts and PNG pictures are compressed already. */
const compressible = /\.(js|css|svg)$/;

/** Writes a Brotli and a gzip file beside each file, at the highest level, so that the server need not compress files. */
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
/** In development: the module that React Router needs at the start of every page, and the entry file itself. */
let islandFiles = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", `/${islandsEntry}`];

/** Lists the files of the islands' code for the server's build, which runs after that of the browser. */
const listIslandFiles: Plugin = {
  name: "list-island-files",
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.isEntry && file.facadeModuleId?.endsWith(islandsEntry),
    );
    if (!entry) return;
    const files = new Set([entry.fileName]);
    // The loop also visits names that are added during it.
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
  plugins: [reactRouter(), plainImports, listIslandFiles, compressFiles],
  // A chunk that is imported later finds its own imports on the page already, so lists of them would be useless weight.
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
            // React and the islands are two files: a new release changes one of them only, and a browser runs each in a task of its own.
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
