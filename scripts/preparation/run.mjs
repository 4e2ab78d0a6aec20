/** Runs the command as if it had been started directly: same terminal, signals and exit code. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { environmentWith } from "./npm.mjs";
import { inProject, projectFolder } from "./project.mjs";

/**
 * Code that an earlier command has compiled: it halves the work of a start. Where it cannot be written, Node.js does
 * without.
 */
const compiledFolder = inProject(".node", "compiled");

/** How often to check whether npm, our parent, is still alive. */
const parentCheckMs = 500;

/**
 * @param node the Node.js to run it with
 * @param programArguments the program, relative to the project, and its arguments
 * @returns the exit code
 */
export function run(node, [program, ...programArguments]) {
  return new Promise((settle) => {
    const child = spawn(node, [inProject(program), ...programArguments], {
      cwd: projectFolder,
      env: { NODE_COMPILE_CACHE: compiledFolder, ...process.env, ...environmentWith(node) },
      // Nothing is sent over the fourth channel; when it closes, the program knows that we were killed.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    endWithNpm(() => child.kill("SIGTERM"));
    child.on("error", (error) => {
      console.error(`${node} could not be started: ${error.message}`);
      settle(1);
    });
    child.on("exit", (code, signal) => settle(code ?? 128 + constants.signals[signal]));
  });
}

/** A killed npm leaves its child running, but the whole command was meant to end. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) end();
  }, parentCheckMs).unref();
}
