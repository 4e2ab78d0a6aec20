/** A lock, so that two commands started at once do not install or build over each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { PreparationFailed } from "./announce.mjs";
import { inProject, projectFolder } from "./project.mjs";

const folder = inProject(".node");
const lockFile = inProject(".node", "preparing");

/** Runs `work` while no other preparation of this folder runs. */
export async function withPreparationLock(work) {
  let hasPrinted = false;
  while (!acquireLock()) {
    if (!hasPrinted) console.log("Another command is preparing this folder; waiting for it …");
    hasPrinted = true;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function acquireLock() {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(error.code))
      throw new PreparationFailed(readOnlyMessage(error));
    if (error.code !== "EEXIST") throw error;
  }
  if (!isAlive(readLockOwner())) rmSync(lockFile, { force: true });
  return false;
}

const readOnlyMessage = ({ code }) =>
  `Antara in ${projectFolder} is not built, or has changed since, and this user may not write there (${code}). ` +
  "Run npm run build there as the user who owns it, then start again.";

function readLockOwner() {
  try {
    return Number(readFileSync(lockFile, "utf8"));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
