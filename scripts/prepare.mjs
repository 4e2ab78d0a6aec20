/**
 * The entry point of every command, on any Node.js from 20: prepares what is missing or stale (a recent Node.js,
 * dependencies, the production build), then runs the command. Plain JavaScript, because the Node.js that runs it may
 * not know TypeScript.
 */
import { announce, PreparationFailed } from "./preparation/announce.mjs";
import { prepareBuild } from "./preparation/build.mjs";
import { prepareDependencies } from "./preparation/dependencies.mjs";
import { withPreparationLock } from "./preparation/lock.mjs";
import { prepareNode } from "./preparation/recent-node.mjs";
import { prepareRouteTypes } from "./preparation/route-types.mjs";
import { run } from "./preparation/run.mjs";
import { startsSites } from "./preparation/starts-sites.mjs";

/** Each command with its program and what it needs. */
const commands = {
  start: { program: ["server/start.ts"], needs: [prepareBuild] },
  dev: { program: ["server/start-development.ts"], needs: [] },
  test: { program: ["scripts/check.ts", "--browser"], needs: [prepareRouteTypes, prepareBuildForTests] },
  check: { program: ["scripts/check.ts"], needs: [prepareRouteTypes, prepareBuildForTests] },
  build: { program: ["scripts/finish-build.ts"], needs: [prepareBuild] },
  "set-password": { program: ["scripts/set-password.ts"], needs: [] },
  backup: { program: ["scripts/backup.ts"], needs: [] },
  restore: { program: ["scripts/restore.ts"], needs: [] },
  "upgrade-database": { program: ["scripts/upgrade-database.ts"], needs: [] },
  import: { program: ["scripts/import.ts"], needs: [] },
  "move-in": { program: ["scripts/move-in.ts"], needs: [] },
  export: { program: ["scripts/export.ts"], needs: [] },
  "draft-scripts": { program: ["scripts/draft-scripts.ts"], needs: [] },
  schema: { program: ["scripts/schema.ts"], needs: [] },
  manual: { program: ["scripts/manual.ts"], needs: [] },
  "sound-rules": { program: ["scripts/sound-rules.ts"], needs: [] },
  "generate-catalogue": { program: ["tools/large-catalogue/generate-catalogue.ts"], needs: [] },
  bench: { program: ["tools/bench/run.ts"], needs: [prepareBuild] },
  "cluster-test": { program: ["tools/cluster-test/cluster-test.ts"], needs: [prepareBuild] },
  "crash-test": { program: ["scripts/crash-test.ts"], needs: [prepareBuild] },
  screenshots: { program: ["tools/screenshots/screenshots.ts"], needs: [prepareBuild] },
};

async function prepare(commandName, commandArguments) {
  const command = commands[commandName];
  if (!command) {
    throw new PreparationFailed(
      `There is no command ${JSON.stringify(commandName ?? "")}. Use one of: ${Object.keys(commands).join(", ")}.`,
    );
  }
  // Takes the lock only when there is something to make: a service may not be able to write to this folder.
  const missing = () => missingFor(command, commandArguments);
  if (missing().length > 0) await withPreparationLock(() => make(missing()));
  return run(prepareNode().path, [...command.program, ...commandArguments]);
}

function missingFor({ needs }, commandArguments) {
  const steps = [prepareNode, prepareDependencies, ...needs].map((need) => need(commandArguments));
  return steps.filter((step) => step && !step.upToDate);
}

/** Most changes are tried by tests beside the code, which need no site. */
function prepareBuildForTests(patterns) {
  return startsSites(patterns) ? prepareBuild() : undefined;
}

async function make(steps) {
  announce(steps);
  for (const step of steps) await step.make(prepareNode().path);
}

prepare(process.argv[2], process.argv.slice(3)).then(
  (exitCode) => process.exit(exitCode),
  (error) => {
    console.error(error instanceof PreparationFailed ? error.message : error);
    process.exit(1);
  },
);
