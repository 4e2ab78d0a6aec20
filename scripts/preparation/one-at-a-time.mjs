/** Two commands started at once must not install or build over each other: the later one waits for the earlier. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { PreparationFailed } from "./announce.mjs";
import { inProject, projectFolder } from "./project.mjs";

const folder = inProject(".node");
const claim = inProject(".node", "preparing");

/** Runs `work` while no other preparation of this folder runs. */
export async function oneAtATime(work) {
  let told = false;
  while (!takeClaim()) {
    if (!told) console.log("Another command is preparing this folder; waiting for it …");
    told = true;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(claim, { force: true });
  }
}

function takeClaim() {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(claim, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(error.code)) throw new PreparationFailed(mayNotWrite(error));
    if (error.code !== "EEXIST") throw error;
  }
  if (!isAlive(readClaim())) rmSync(claim, { force: true });
  return false;
}

const mayNotWrite = ({ code }) =>
  `Antara in ${projectFolder} is not built, or has changed since, and this user may not write there (${code}). ` +
  "Run npm run build there as the user who owns it, then start again.";

function readClaim() {
  try {
    return Number(readFileSync(claim, "utf8"));
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
