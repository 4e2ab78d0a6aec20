/** Runs the command itself, as if it had been started directly: same terminal, same signals, same exit code. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { environmentWith } from "./npm.mjs";
import { inProject, projectFolder } from "./project.mjs";

/** How often it is looked whether npm, which started us, still lives. */
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
      env: { ...process.env, ...environmentWith(node) },
      // Over the fourth channel nothing is sent: its closing tells the program that we were killed.
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

/** A killed npm leaves its child running; whoever killed it meant the whole command. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) end();
  }, parentCheckMs).unref();
}
