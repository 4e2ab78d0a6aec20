import { afterAll, describe, expect, test } from "vitest";
import { processesIn } from "../../postgres/testing/index.ts";
import { compileCache, runProgram, startSite, stopProgram, temporaryFolder } from "./run-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe("the first start", () => {
  test("serves its pages, keeps a second application off its data, and ends at SIGTERM", async () => {
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
  test("with npm start prepares nothing, and ends with its database when it is told to", async () => {
    const site = runProgram(["npm", "start"], { environment: { PORT: "0", DATA_DIR: folder.path } });
    const [, address = ""] = await site.printed(/^Antara is ready at (\S+)$/m);
    expect((await fetch(address)).status).toBe(200);
    expect(site.output()).not.toContain("Preparing");
    await stopProgram(site);
    expect(processesIn(folder.path)).toEqual([]);
  });

  test("with npm start ends with its database when npm is killed", async () => {
    const site = runProgram(["npm", "start"], { environment: { PORT: "0", DATA_DIR: folder.path } });
    await site.printed(/^Antara is ready at/m);
    site.child.kill("SIGKILL");
    await expect.poll(() => processesIn(folder.path), { timeout: 10_000 }).toEqual([]);
  });
});
