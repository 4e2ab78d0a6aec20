import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "#machine";
import { processesIn } from "../../postgres/testing/index.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { compileCache, runProgram, startSite, stopProgram } from "./run-program.ts";
import { withDatabase } from "./with-database.ts";

const folder = copyOfTemplate("no-songs");
afterAll(folder.remove);

const startWith = (workers: number, environment: Record<string, string> = {}) =>
  startSite(
    folder.path,
    { WORKERS: String(workers), STARTER_CATALOGUE: "off", ...environment },
    "tests/process/site-with-save-endpoint.ts",
  );

interface Answer {
  readonly status: number;
  /** Id of the process that answered. */
  readonly process: number;
  readonly body: string;
}

/** A connection that a worker got just before it was killed is never answered. */
const answerTimeoutMs = 5_000;

/** Asks on a new connection, which any worker may get. */
function ask(address: string): Promise<Answer> {
  return new Promise((settle, refuse) => {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    get(address, { agent: new Agent({ keepAlive: false }), signal }, async (response) => {
      const { statusCode = 0, headers } = response;
      settle({
        status: statusCode,
        process: Number(headers["x-test-process"]),
        body: await text(response),
      });
    }).on("error", refuse);
  });
}

/** Asks until all workers have answered. */
async function askAll(address: string, workers: number): Promise<readonly Answer[]> {
  const answers = new Map<number, Answer>();
  while (answers.size < workers) {
    const answer = await ask(address);
    answers.set(answer.process, answer);
  }
  return [...answers.values()];
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const save = (address: string, title: string) =>
  fetch(`${address}/test/save`, {
    method: "POST",
    body: JSON.stringify({ title, singerNames: "Gaayika", lyrics_english: "Likha hua bol" }),
  });

/** Counts views of the first song, as its page does. */
async function countViews(address: string, times: number): Promise<void> {
  const headers = { Origin: address, "Sec-Fetch-Site": "same-origin" };
  const count = () => fetch(`${address}/lyrics/1/views`, { method: "POST", headers });
  const answers = await Promise.all(Array.from({ length: times }, count));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
}

const token = "a-token-of-the-operator";

/** @returns the matches in the metrics of all workers */
async function metric(address: string, pattern: RegExp): Promise<RegExpMatchArray | null> {
  const answer = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.text()).match(pattern);
}

/**
 * Subscribes to new songs on several connections, which the workers get in turn.
 * @returns titles as they are received, once for each connection
 */
async function subscribe(address: string, sockets: number): Promise<readonly string[]> {
  const received: string[] = [];
  const changes = [{ event: "INSERT", schema: "public", table: "lyrics" }];
  for (let number = 0; number < sockets; number += 1) {
    const socket = new WebSocket(
      `${address.replace("http", "ws")}/realtime/v1/websocket?apikey=antara-public&vsn=1.0.0`,
    );
    const joined = Promise.withResolvers<void>();
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          topic: "realtime:songs",
          event: "phx_join",
          ref: "1",
          join_ref: "1",
          payload: { config: { postgres_changes: changes } },
        }),
      );
    socket.onmessage = ({ data }) => {
      const { event, payload } = JSON.parse(data);
      if (event === "system") joined.resolve();
      if (event === "postgres_changes") received.push(payload.data.record.title);
    };
    await joined.promise;
  }
  return received;
}

describe("a site with three workers", () => {
  test("starts as one site: one password, one catalogue on all workers and sockets, one count of views", async () => {
    const site = await startWith(3, { METRICS_TOKEN: token });
    expect(site.output().match(/Antara is ready at/g)).toHaveLength(1);
    expect(site.output().match(/The administrator's password/g)).toHaveLength(1);
    await askAll(site.address, 3);
    for (const title of ["Pehla bol", "Doosra bol", "Teesra bol"]) {
      expect((await save(site.address, title)).status).toBe(200);
      await expect
        .poll(async () =>
          (await askAll(site.address, 3)).map(({ status, body }) => [status, body.includes(title)]),
        )
        .toEqual(Array.from({ length: 3 }, () => [200, true]));
    }
    await countViews(site.address, 30);
    const viewed = await withDatabase(
      folder.path,
      (sql) => sql`select views from lyrics order by id limit 1`,
    );
    expect(viewed[0]?.views).toBe(30);

    const received = await subscribe(site.address, 6);
    expect(await metric(site.address, /^antara_open_sockets\{worker="\d"\} [1-9]/gm)).toHaveLength(3);
    expect(await metric(site.address, /^antara_processes 3$/m)).not.toBeNull();
    await save(site.address, "Suna hua bol");
    await expect.poll(() => received.filter((title) => title === "Suna hua bol")).toHaveLength(6);

    const processes = (await askAll(site.address, 3)).map((answer) => answer.process);
    const saving = Array.from({ length: 6 }, (_, number) => save(site.address, `Aakhri bol ${number}`));
    await Promise.race(saving);
    const askedAt = Date.now();
    expect(await stopProgram(site)).toBe(0);
    expect(Date.now() - askedAt).toBeLessThan(10_000);
    for (const answer of saving) expect((await answer).status, "of a save during the stop").toBe(200);
    expect(processes.filter(isAlive)).toEqual([]);
    expect(processesIn(folder.path)).toEqual([]);
  });
});

describe("a worker", () => {
  test("that is stopped loses no request, and one that is killed is replaced, even the last one", async () => {
    const site = await startWith(2);
    const [stopped, first] = await askAll(site.address, 2);
    const failed: unknown[] = [];
    let over = false;
    const asking = async () => {
      while (!over) {
        const answer = await ask(`${site.address}/manifest.webmanifest`).catch((error: Error) => error);
        if (answer instanceof Error || answer.status !== 200) failed.push(answer);
      }
    };
    const visitors = [asking(), asking()];
    process.kill(stopped?.process ?? 0, "SIGTERM");
    await site.printed(/Worker \d is answering again/);
    over = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);

    process.kill(first?.process ?? 0, "SIGKILL");
    await site.printed(/Worker \d \(process \d+\) has ended \(SIGKILL\) and is replaced in 100 ms\./);
    expect((await ask(site.address)).status).toBe(200);
    await site.printed(/Worker \d is answering again/);
    const both = (await askAll(site.address, 2)).map((answer) => answer.process);
    expect(both).not.toContain(first?.process);

    for (const pid of both) process.kill(pid, "SIGKILL");
    await site.printed(/(?:has ended \(SIGKILL\)[\s\S]*){3}/);
    await expect.poll(() => ask(site.address).catch(() => undefined), { timeout: 20_000 }).toBeDefined();
    expect(await stopProgram(site)).toBe(0);
    expect(processesIn(folder.path)).toEqual([]);
  }, 120_000);
});

describe("the primary", () => {
  test("that is killed ends its workers, and the next start can use the port", async () => {
    const port = String(await freePort());
    const site = await startWith(2, { PORT: port });
    const processes = (await askAll(site.address, 2)).map((answer) => answer.process);
    site.child.kill("SIGKILL");
    const again = await startWith(2, { PORT: port });
    expect((await askAll(again.address, 2)).map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(() => processes.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    await stopProgram(again);
  });

  test("refuses a port that is in use with one sentence", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    const site = runProgram([process.execPath, "server/start.ts"], {
      environment: { ...compileCache(), PORT: String(port), DATA_DIR: folder.path, WORKERS: "2" },
    });
    expect(await site.ended).toBe(1);
    other.close();
    expect(site.output()).toMatch(
      new RegExp(`^\\S+ error PORT ${port} on 127.0.0.1 is in use by another program: .*\n$`),
    );
    expect(processesIn(folder.path)).toEqual([]);
  });
});
