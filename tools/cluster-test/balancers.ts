/** Starts HAProxy in front of the database and in front of the applications. */
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePorts } from "#machine";
import { writeFromExample } from "./example.ts";
import type { Node } from "./nodes.ts";
import { type RunningProcess, startProcess, type TestContext, waitFor } from "./processes.ts";

const loopback = "127.0.0.1";

/** Users other than root can often open only a thousand files. */
const connections = "maxconn 400";

const logToStderr = ["log /dev/log local0 notice", "log stderr format raw local0 notice"] as const;

/** @returns the port on which the current primary is reached */
export async function startDatabaseBalancer(context: TestContext, nodes: readonly Node[]): Promise<number> {
  const [port = 0] = await freePorts(1);
  const servers = nodes.map(
    ({ postgresPort, patroniPort }, place) =>
      [
        `10.0.0.1${place + 1}:5432 check port 8008`,
        `${loopback}:${postgresPort} check port ${patroniPort}`,
      ] as const,
  );
  startHaproxy(context, "haproxy-database", [
    ["maxconn 4000", connections],
    ["bind 127.0.0.1:6432", `bind ${loopback}:${port}`],
    ...servers,
  ]);
  return port;
}

export interface SiteBalancer {
  /** Of the site, as `http://HOST:PORT`. */
  readonly address: string;
  /** Waits until requests are sent to this application, counted from 0. */
  waitUntilActive(application: number): Promise<void>;
}

export async function startSiteBalancer(
  context: TestContext,
  applicationPorts: readonly number[],
): Promise<SiteBalancer> {
  const [port = 0] = await freePorts(1);
  const statistics = join(context.folder, "haproxy-site.sock");
  const haproxy = startHaproxy(context, "haproxy-site", [
    ["bind :443 ssl crt /etc/haproxy/certificate.pem alpn h2,http/1.1", `bind ${loopback}:${port}`],
    ["maxconn 20000", connections],
    ["/run/haproxy/admin.sock", statistics],
    ...applicationPorts.map(
      (application, place) => [`10.0.0.2${place + 1}:3000`, `${loopback}:${application}`] as const,
    ),
  ]);
  return {
    address: `http://${loopback}:${port}`,
    async waitUntilActive(application) {
      const name = `app${application + 1}`;
      await waitFor(
        `${name} in HAProxy`,
        async () => (await stateOf(statistics, name)) === "UP" || undefined,
        [haproxy],
      );
    },
  };
}

/** @param name of the process and of its example in `deploy/` */
function startHaproxy(
  context: TestContext,
  name: string,
  replacements: readonly (readonly [string, string])[],
): RunningProcess {
  const file = join(context.folder, `${name}.cfg`);
  writeFromExample(`${name}.cfg`, file, [logToStderr, ...replacements]);
  return startProcess(context, name, ["/usr/sbin/haproxy", "-db", "-f", file]);
}

/** @returns such as `UP` */
async function stateOf(statistics: string, server: string): Promise<string | undefined> {
  const socket = connect(statistics);
  socket.write("show stat\n");
  const rows = (await text(socket)).split("\n").map((row) => row.split(","));
  const state = rows[0]?.indexOf("status") ?? -1;
  return rows.find(([backend, name]) => backend === "applications" && name === server)?.[state];
}
