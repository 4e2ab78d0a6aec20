/** Two commands started at once must not install or build over each other: the later one waits for the earlier. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { inProject } from "./project.mjs";

const folder = inProject(".node");
const claim = inProject(".node", "preparing");

/** Runs `work` while no other preparation of this folder runs. */
export async function oneAtATime(work) {
  mkdirSync(folder, { recursive: true });
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
    writeFileSync(claim, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isAlive(readClaim())) rmSync(claim, { force: true });
  return false;
}

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
