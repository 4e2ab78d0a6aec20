/** The files with which operators deploy Antara, as far as they can be checked on this machine. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder, runProgram } from "./run-program.ts";

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");

describe("the container image", () => {
  const dockerfile = read("Dockerfile");

  test("has the version of Node.js that the project pins", () => {
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map((match) => match[1]);
    expect(new Set(versions)).toEqual(new Set([read(".node-version").trim()]));
  });

  test("runs as a numeric user other than root", () => {
    expect(/^USER (\d+):\d+$/m.exec(dockerfile)?.[1]).toMatch(/^[1-9]/);
  });

  test("is healthy only while /healthz answers 200", async () => {
    const check: string[] = JSON.parse(/HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");
    const requests: (string | undefined)[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      requests.push(request.url);
      response.writeHead(status).end();
    });
    const port = await new Promise<string>((settle) => {
      server.listen(0, "127.0.0.1", () => settle(String(Object(server.address()).port)));
    });
    const exitCode = () => runProgram(check, { environment: { PORT: port } }).ended;
    expect(await exitCode()).toBe(0);
    status = 503;
    expect(await exitCode()).toBe(1);
    server.closeAllConnections();
    server.close();
    expect(await exitCode(), "while nothing listens").toBe(1);
    expect(requests).toEqual(["/healthz", "/healthz"]);
  });
});

describe("the systemd service", () => {
  const unit = join(projectFolder, "deploy", "systemd", "antara.service");
  const analyze = (...words: string[]) =>
    spawnSync("systemd-analyze", [...words, unit], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    });

  test("waits longer than a stop may take, and lets Antara stop its PostgreSQL", () => {
    const text = readFileSync(unit, "utf8");
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10);
    expect(text).toMatch(/^KillMode=mixed$/m);
  });

  if (spawnSync("systemd-analyze", ["--version"]).status === 0) {
    test("passes systemd's verification", () => {
      const { status, stderr } = analyze("verify");
      expect(stderr.split("\n").filter((line) => line.includes("antara.service"))).toEqual([]);
      expect(status, stderr).toBe(0);
    });

    test("is sandboxed: systemd rates its exposure at most 1.5 of 10", () => {
      const { status, stdout, stderr } = analyze(
        "security",
        "--offline=true",
        "--threshold=15",
        "--no-pager",
      );
      expect(status, stdout.split("\n").slice(-3).join("\n") + stderr).toBe(0);
    });
  } else {
    console.info(
      "– systemd's verification of the service: not run. There is no systemd-analyze on this machine.",
    );
  }
});

test("every proxy in deploy/ hides the paths that the operator's guide names", () => {
  const [, row = ""] = /^\| keep (.*) to yourself/m.exec(read("docs/operating.md")) ?? [];
  const paths = [...row.matchAll(/`\/(\w+)`/g)].map(([, name]) => name);
  expect(paths).toEqual(["healthz", "readyz", "metrics"]);
  const hidden = {
    "deploy/nginx/antara.conf": `location ~ ^/(${paths.join("|")})$ {\n        return 404;`,
    "deploy/nginx-site.conf": `location ~ ^/(${paths.join("|")})$ {\n        return 404;`,
    "deploy/caddy/Caddyfile": `@ours path /${paths.join(" /")}\n\trespond @ours 404`,
    "deploy/haproxy-site.cfg": `deny_status 404 if { path /${paths.join(" /")} }`,
  };
  for (const [file, words] of Object.entries(hidden)) expect(read(file), file).toContain(words);
});
