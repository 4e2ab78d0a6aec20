/** Runs the benchmarks, one after the other, since they share the machine's cores. Each prints what it measured. */
import { parseArgs } from "node:util";
import { benchDataService } from "./data-service/data-service.ts";
import { benchLighthouse } from "./lighthouse/lighthouse.ts";
import { benchSearchQuality } from "./search/quality.ts";

/** Each answers a question about the site and returns whether its bars were reached. */
const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  "data-service": benchDataService,
  lighthouse: benchLighthouse,
  search: benchSearchQuality,
};

const help = `Usage: npm run bench [-- NAME…]

Runs the benchmarks: ${Object.keys(benches).join(", ")}. With NAME only those. Exit code 0 only if every bar was reached.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in benches));
if (values.help) {
  console.log(help);
} else if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}.\n\n${help}`);
  process.exitCode = 1;
} else {
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}`);
    if (!(await bench())) process.exitCode = 1;
  }
}
