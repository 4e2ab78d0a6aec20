import { type IncomingHttpHeaders, type RequestOptions, request as requestPlainly } from "node:http";
import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { freePort } from "#machine";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { isInstalled, proxies, type RunningProxy, siteName } from "./proxies.ts";
import { type RunningProgram, startSite, stopProgram, temporaryFolder } from "./run-program.ts";
import { adminPassword } from "./sign-in.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface AskOptions extends Pick<RequestOptions, "method" | "headers" | "localAddress"> {
  readonly body?: string;
}

describe.each(proxies.filter(isInstalled))("behind $name, as configured in deploy/", (proxy) => {
  const siteFolder = copyOfTemplate("starter-songs");
  const proxyFolder = temporaryFolder();
  let site: RunningProgram;
  let running: RunningProxy;
  beforeAll(async () => {
    const sitePort = await freePort();
    site = await startSite(siteFolder.path, {
      PORT: String(sitePort),
      SITE_URL: `https://${siteName}`,
      TRUSTED_PROXY: "127.0.0.1",
      ADMIN_PASSWORD: adminPassword,
    });
    running = await proxy.start({ folder: proxyFolder.path, sitePort });
  });
  afterAll(async () => {
    await stopProgram(running.running);
    await stopProgram(site);
    for (const folder of [proxyFolder, siteFolder]) folder.remove();
  });

  const ask = (path: string, options: AskOptions = {}) =>
    answerTo(request, path, {
      ...options,
      port: running.httpsPort,
      ca: running.certificate,
      servername: siteName,
    });
  const signIn = (password: string, options: AskOptions = {}) =>
    ask("/admin", {
      method: "POST",
      body: new URLSearchParams({ username: "admin", password }).toString(),
      ...options,
      headers: {
        Origin: `https://${siteName}`,
        "Content-Type": "application/x-www-form-urlencoded",
        ...options.headers,
      },
    });

  test("http is redirected to https", async () => {
    const { status, headers } = await answerTo(requestPlainly, "/top-lyrics", { port: running.httpPort });
    expect(status).toBeGreaterThanOrEqual(301);
    expect(headers.location?.replace(/:\d+/, "")).toBe(`https://${siteName}/top-lyrics`);
  });

  test("pages and files arrive as Antara compressed them, and contain the public address of the site", async () => {
    const headers = { "Accept-Encoding": "br" };
    const page = await ask("/");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toContain("max-age=");
    const html = page.body.toString();
    expect(html).toContain(`<link rel="canonical" href="https://${siteName}/"`);
    const [, file = ""] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    for (const path of ["/", file])
      expect((await ask(path, { headers })).headers["content-encoding"]).toBe("br");
  });

  test("the administrator signs in with a cookie for https only, and her pages are not cached", async () => {
    const signedIn = await signIn(adminPassword);
    expect(signedIn.status).toBe(302);
    const cookies = signedIn.headers["set-cookie"] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
    const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
    const dashboard = await ask("/admin/dashboard", { headers: { Cookie: cookie } });
    expect(dashboard.status).toBe(200);
    expect(dashboard.headers["cache-control"]).toContain("no-store");
  });

  test("a form of the maximum size is accepted, and a larger one refused with Antara's message", async () => {
    const signedIn = await signIn(adminPassword);
    const cookie = (signedIn.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
    const song = new URLSearchParams({ title: "", lyrics_english: "x".repeat(4_000_000) }).toString();
    const headers = {
      Cookie: cookie,
      Origin: `https://${siteName}`,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const accepted = await ask("/admin/lyrics/add", { method: "POST", body: song, headers });
    expect(accepted.body.includes("Please fill out the Song Title.")).toBe(true);
    const refused = await signIn("x".repeat(4_500_000), {
      headers: { Expect: "100-continue", "Content-Length": "4500024" },
    });
    expect(refused.status).toBe(413);
    expect(refused.body.toString()).toContain("Please shorten it");
  });

  test("a page can open a websocket", async () => {
    const address = `wss://${siteName}:${running.httpsPort}/realtime/v1/websocket?apikey=antara-public&vsn=1.0.0`;
    const socket = new WebSocket(address, {
      ca: running.certificate,
      lookup: (_name, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    const answer = new Promise<string>((settle, fail) => {
      socket.on("message", (data) => settle(String(data))).on("error", fail);
    });
    socket.on("open", () =>
      socket.send(JSON.stringify({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "1" })),
    );
    expect(JSON.parse(await answer)).toMatchObject({ event: "phx_reply", payload: { status: "ok" } });
    socket.close();
  });

  test("visitors are distinguished by their real addresses, whatever X-Forwarded-For they send", async () => {
    const guess = (localAddress: string, invented: string) =>
      signIn("a wrong guess", { localAddress, headers: { "X-Forwarded-For": invented } });
    const statuses: number[] = [];
    for (let round = 1; round <= 6; round += 1)
      statuses.push((await guess("127.0.0.2", `192.0.2.${round}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guess("127.0.0.3", "192.0.2.9")).status).toBe(401);
  });

  test("the request id in the log comes from the proxy, not from the visitor", async () => {
    const { headers } = await signIn("", { headers: { "X-Request-Id": "invented-by-a-visitor" } });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{32,36}$/);
  });

  test("the paths for monitoring are not public, in whatever form they are requested", async () => {
    for (const path of ["/healthz", "/readyz", "/metrics", "/readyz?now"])
      expect((await ask(path)).status, path).toBe(404);
    // A proxy that does not decode the path passes it on to Antara, which redirects to the plain form.
    expect((await ask("/%68ealthz")).status).toBeOneOf([301, 404]);
  });

  test("while Antara is down, visitors and robots are asked to come back soon", async () => {
    await stopProgram(site);
    const { status, headers, body } = await ask("/lyrics");
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(body.toString()).toContain("being restarted");
  });
});

function answerTo(
  ask: typeof request,
  path: string,
  { body, headers, ...options }: AskOptions & { port: number; ca?: string; servername?: string },
): Promise<Answer> {
  return new Promise((settle, fail) => {
    const sent = ask(
      { host: "127.0.0.1", path, agent: false, headers: { Host: siteName, ...headers }, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", fail);
        response.on("end", () =>
          settle({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", fail);
    // With Expect the client gets the refusal before it sends the body.
    if (sent.hasHeader("Expect")) sent.on("continue", () => sent.end(body)).flushHeaders();
    else sent.end(body);
  });
}

test("proxies that are not installed on this machine are listed", () => {
  for (const { name, program } of proxies.filter((proxy) => !isInstalled(proxy)))
    console.info(`– tests behind ${name}: not run. They need the programs ${program} and openssl.`);
});
