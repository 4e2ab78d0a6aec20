/** HAProxy before the database, and HAProxy and nginx, each by itself, before the applications. */
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePorts } from "#machine";
import { fillExample } from "./example.ts";
import type { Nodes } from "./nodes.ts";
import { type Processes, waitFor } from "./processes.ts";

const loopback = "127.0.0.1";

/** Who is not root may often open no more than a thousand files. */
const connections = "maxconn 400";

const loggedHere = ["log /dev/log local0 notice", "log stderr format raw local0 notice"] as const;

/** @returns the port on which the primary is reached, whichever it is */
export async function startDatabaseBalancer(processes: Processes, nodes: Nodes): Promise<number> {
  const [port = 0] = await freePorts(1);
  const folder = processes.makeFolder("haproxy-database");
  const file = join(folder, "haproxy.cfg");
  processes.writeFile(
    file,
    fillExample("haproxy-database.cfg", [
      ["maxconn 4000", connections],
      loggedHere,
      ["bind 127.0.0.1:6432", `bind ${loopback}:${port}`],
      ...nodes.all.map(
        ({ postgresPort, patroniPort }, place) =>
          [
            `10.0.0.1${place + 1}:5432 check port 8008`,
            `${loopback}:${postgresPort} check port ${patroniPort}`,
          ] as const,
      ),
    ]),
  );
  processes.start("haproxy-database", ["/usr/sbin/haproxy", "-db", "-f", file]);
  return port;
}

export interface SiteBalancers {
  /** Addresses of the site, as `http://HOST:PORT`: by HAProxy and by nginx. */
  readonly haproxy: string;
  readonly nginx: string;
  /** Waits until HAProxy sends visitors to this application, counted from 0. */
  hasTakenIn(application: number): Promise<void>;
}

export async function startSiteBalancers(
  processes: Processes,
  applicationPorts: readonly number[],
): Promise<SiteBalancers> {
  const [haproxyPort = 0, nginxPort = 0] = await freePorts(2);
  const servers = applicationPorts.map(
    (port, place) => [`10.0.0.2${place + 1}:3000`, `${loopback}:${port}`] as const,
  );
  const { haproxy, statistics } = startHaproxy(processes, haproxyPort, servers);
  startNginx(processes, nginxPort, servers);
  return {
    haproxy: `http://${loopback}:${haproxyPort}`,
    nginx: `http://${loopback}:${nginxPort}`,
    async hasTakenIn(application) {
      const isTakenIn = async () => {
        const state = await stateOf(statistics, `app${application + 1}`);
        return state === "UP" || undefined;
      };
      await waitFor(`app${application + 1} in HAProxy`, isTakenIn, [haproxy]);
    },
  };
}

type Servers = readonly (readonly [string, string])[];

/** @returns the process, and the socket by which it tells its state */
function startHaproxy(processes: Processes, port: number, servers: Servers) {
  const folder = processes.makeFolder("haproxy-site");
  const [file, statistics] = [join(folder, "haproxy.cfg"), join(folder, "admin.sock")];
  processes.writeFile(
    file,
    fillExample("haproxy-site.cfg", [
      ["bind :443 ssl crt /etc/haproxy/certificate.pem alpn h2,http/1.1", `bind ${loopback}:${port}`],
      ["maxconn 20000", connections],
      loggedHere,
      ["/run/haproxy/admin.sock", statistics],
      ...servers,
    ]),
  );
  const haproxy = processes.start("haproxy-site", ["/usr/sbin/haproxy", "-db", "-f", file]);
  return { haproxy, statistics };
}

function startNginx(processes: Processes, port: number, servers: Servers): void {
  const folder = processes.makeFolder("nginx");
  const [file, site] = [join(folder, "nginx.conf"), join(folder, "site.conf")];
  processes.writeFile(
    site,
    fillExample("nginx-site.conf", [
      ["listen 443 ssl http2;", `listen ${loopback}:${port};`],
      ["    ssl_certificate /etc/nginx/certificate.pem;\n", ""],
      ["    ssl_certificate_key /etc/nginx/certificate.key;\n", ""],
      ...servers,
    ]),
  );
  // What Debian's own nginx.conf would say around it.
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  processes.writeFile(
    file,
    `daemon off; pid ${join(folder, "pid")}; error_log stderr;
     events {} http { access_log off; ${temporary.join(" ")} include ${site}; }`,
  );
  processes.start("nginx", ["/usr/sbin/nginx", "-e", "stderr", "-c", file, "-p", folder]);
}

/** @returns such as `UP` */
async function stateOf(statistics: string, server: string): Promise<string | undefined> {
  const socket = connect(statistics);
  socket.write("show stat\n");
  const rows = (await text(socket)).split("\n").map((row) => row.split(","));
  const state = rows[0]?.indexOf("status") ?? -1;
  return rows.find(([backend, name]) => backend === "applications" && name === server)?.[state];
}
