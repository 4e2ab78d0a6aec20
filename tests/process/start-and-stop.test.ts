import { afterAll, describe, expect, test } from "vitest";
import { processorSeconds } from "#machine";
import { processesIn } from "../../postgres/testing/index.ts";
import { compileCache, runProgram, startSite, stopProgram, temporaryFolder } from "./run-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe("the first start", () => {
  test("serves a home page whose HTML has its heading, six latest songs, four singers and six top songs; another application on its data folder is refused; SIGTERM ends it within 10 s with exit code 0, even with an open connection", async () => {
    const site = await startSite(folder.path);
    const response = await fetch(site.address);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("Discover Your Favorite Hindi Lyrics");
    const [, latest = "", singers = "", top = ""] = html.split(/id="(?:latest-lyrics|artists|top-lyrics)"/);
    expect(countOf(latest, /href="\/lyrics\//g)).toBe(6);
    expect(countOf(singers, /href="\/artist\//g)).toBe(4);
    expect(countOf(top.split("<footer")[0] ?? "", /href="\/lyrics\//g)).toBe(6);

    const songAddress = /href="(\/lyrics\/[^"]+)"/.exec(latest)?.[1] ?? "";
    const song = await (await fetch(site.address + songAddress)).text();
    expect(song).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
    expect(song).toContain("Dil-e-nadaan tujhe hua kya hai");

    const second = runProgram([process.execPath, "server/start.ts"], {
      environment: { ...compileCache(), PORT: "0", DATA_DIR: folder.path },
    });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("in use by another Antara");
    expect(second.output()).not.toMatch(/\n\s+at /);
    expect((await fetch(site.address)).status).toBe(200);

    await (await fetch(site.address)).text();
    const askedAt = Date.now();
    expect(await stopProgram(site)).toBe(0);
    expect(Date.now() - askedAt).toBeLessThan(10_000);
    expect(processesIn(folder.path)).toEqual([]);
  });
});

describe("a second start", () => {
  test("with npm start is ready in under 3 s, and ends with its database when it is told to", async () => {
    const startedAt = Date.now();
    const site = runProgram(["npm", "start"], { environment: { PORT: "0", DATA_DIR: folder.path } });
    const [, address = ""] = await site.printed(/ Antara is ready at (\S+)$/m);
    const tookMs = Date.now() - startedAt;
    // On a busy machine only its own processor time counts.
    const workedMs = 1_000 * processorSeconds([site.child.pid ?? 0]);
    expect(workedMs).toBeGreaterThan(0);
    expect(Math.min(tookMs, workedMs)).toBeLessThan(3_000);
    expect((await fetch(address)).status).toBe(200);
    expect(site.output()).not.toContain("Preparing");
    await stopProgram(site);
    expect(processesIn(folder.path)).toEqual([]);
  });

  test("with npm start ends with its database when npm is killed", async () => {
    const site = runProgram(["npm", "start"], { environment: { PORT: "0", DATA_DIR: folder.path } });
    await site.printed(/ Antara is ready at/m);
    site.child.kill("SIGKILL");
    await expect.poll(() => processesIn(folder.path), { timeout: 10_000 }).toEqual([]);
  });
});
