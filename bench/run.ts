/** Runs the benchmarks, one after the other, since they share the machine's cores. Each prints what it measured. */
import { parseArgs } from "node:util";
import { benchDataService } from "./data-service/data-service.ts";
import { benchGrowth } from "./growth/growth.ts";
import { benchLighthouse } from "./lighthouse/lighthouse.ts";
import { benchSearchQuality } from "./search/quality.ts";
import { benchSearchScale, type ScaleOptions } from "./search/scale.ts";

/** Each answers a question about the site and returns whether its bars were reached. */
const benches: Readonly<Record<string, (options: ScaleOptions) => Promise<boolean>>> = {
  "data-service": benchDataService,
  growth: benchGrowth,
  lighthouse: benchLighthouse,
  search: benchSearchQuality,
  "search-scale": benchSearchScale,
};

/** It takes too long, and too much of the disk, to come unasked. */
const byNameAlone: readonly string[] = ["growth", "search-scale"];

const help = `Usage: npm run bench [-- NAME…] [--songs N] [--queries N] [--data DIR]

Runs the benchmarks: ${Object.keys(benches).join(", ")}. With NAME only those; without, all but ${byNameAlone.join(", ")}.
Exit code 0 only if every bar was reached.

Of growth and search-scale:
  --songs N    how many songs it generates; 1000000 if left out, which need 20 GB of free disk
  --queries N  how many search-scale asks; 2000 if left out
  --data DIR   a data folder that is kept: filled if it has no songs, else taken with the songs that it has`;

const wholeNumber = /^[1-9]\d{0,7}$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", default: false },
    songs: { type: "string", default: "1000000" },
    queries: { type: "string", default: "2000" },
    data: { type: "string" },
  },
});
const unknown = positionals.filter((name) => !(name in benches));
if (values.help) {
  console.log(help);
} else if (unknown.length > 0 || !wholeNumber.test(values.songs) || !wholeNumber.test(values.queries)) {
  const mistake =
    unknown.length > 0 ? `There is no benchmark ${unknown.join(", ")}.` : "N is a whole number.";
  console.error(`${mistake}\n\n${help}`);
  process.exitCode = 1;
} else {
  const options = { songs: Number(values.songs), queries: Number(values.queries), dataDir: values.data };
  for (const [name, bench] of Object.entries(benches)) {
    if (!(positionals.length > 0 ? positionals : notByNameAlone()).includes(name)) continue;
    console.log(`\n${name}`);
    if (!(await bench(options))) process.exitCode = 1;
  }
}

function notByNameAlone(): readonly string[] {
  return Object.keys(benches).filter((name) => !byNameAlone.includes(name));
}
