/**
 * nginx and Caddy with their configurations of `deploy/`, where this machine has them. Only ports, certificate and
 * folders are changed.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePorts, waitFor } from "#machine";
import { projectFolder, type RunningProgram, runProgram } from "./run-program.ts";

/** The host name in the configurations. */
export const siteName = "lyrics.example";

interface Proxy {
  readonly name: string;
  /** Such as `nginx`; it must be on the PATH. */
  readonly program: string;
  /** Starts it in front of a site. */
  start(options: ProxyOptions): Promise<RunningProxy>;
}

interface ProxyOptions {
  /** An empty folder for the proxy. */
  readonly folder: string;
  readonly sitePort: number;
}

export interface RunningProxy {
  readonly running: RunningProgram;
  readonly httpsPort: number;
  readonly httpPort: number;
  /** In PEM format; only this test trusts it. */
  readonly certificate: string;
}

interface Ports {
  readonly httpPort: number;
  readonly httpsPort: number;
}

export const proxies: readonly Proxy[] = [
  { name: "nginx", program: "nginx", start: (options) => start(options, nginxCommand) },
  { name: "Caddy", program: "caddy", start: (options) => start(options, caddyCommand) },
];

/** Whether the machine has the programs that a test of this proxy needs. */
export function isInstalled({ program }: Proxy): boolean {
  const version = { nginx: "-v", caddy: "version", openssl: "version" };
  return [program, "openssl"].every(
    (each) => spawnSync(each, [version[each as keyof typeof version]]).status === 0,
  );
}

type CommandFor = (options: ProxyOptions, ports: Ports) => readonly string[];

async function start(options: ProxyOptions, commandFor: CommandFor): Promise<RunningProxy> {
  // A proxy started by root works as another user, who must reach its temporary folders.
  chmodSync(options.folder, 0o755);
  const [httpPort = 0, httpsPort = 0] = await freePorts(2);
  const ports = { httpPort, httpsPort };
  const certificate = makeCertificate(options.folder);
  const running = runProgram(commandFor(options, ports), {
    environment: { HOME: options.folder, XDG_DATA_HOME: options.folder, XDG_CONFIG_HOME: options.folder },
  });
  await waitFor(running, `listening on port ${httpsPort}`, () => isListenedOn(httpsPort));
  return { ...ports, running, certificate };
}

function isListenedOn(port: number): Promise<true | undefined> {
  return new Promise((settle) => {
    const socket = connect(port, "127.0.0.1", () => settle(true));
    socket.on("error", () => settle(undefined)).on("connect", () => socket.destroy());
  });
}

function makeCertificate(folder: string): string {
  const { status, stderr } = spawnSync(
    "openssl",
    [
      ...[
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
      ],
      ...["-subj", `/CN=${siteName}`, "-addext", `subjectAltName=DNS:${siteName}`],
      ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The certificate could not be made: ${stderr}`);
  return readFileSync(join(folder, "fullchain.pem"), "utf8");
}

function nginxCommand({ folder, sitePort }: ProxyOptions, { httpPort, httpsPort }: Ports): readonly string[] {
  const site = readFileSync(join(projectFolder, "deploy/nginx/antara.conf"), "utf8")
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${httpPort};`)
    .replace("listen 443 ", `listen 127.0.0.1:${httpsPort} `)
    .replaceAll(`/etc/letsencrypt/live/${siteName}`, folder)
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`);
  writeFileSync(join(folder, "antara.conf"), site);
  const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  mkdirSync(join(folder, "temporary"));
  const configuration = `daemon off;
    pid ${join(folder, "nginx.pid")};
    error_log stderr;
    events {}
    http {
      access_log off;
      ${temporaryFolders.map((name) => `${name}_temp_path ${join(folder, "temporary", name)};`).join("\n")}
      include ${join(folder, "antara.conf")};
    }`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  return ["nginx", "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
}

function caddyCommand({ folder, sitePort }: ProxyOptions, { httpPort, httpsPort }: Ports): readonly string[] {
  const site = readFileSync(join(projectFolder, "deploy/caddy/Caddyfile"), "utf8")
    .replace(
      `\n${siteName} {`,
      `\n${siteName} {\n\ttls ${join(folder, "fullchain.pem")} ${join(folder, "privkey.pem")}`,
    )
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`);
  const own = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tdefault_bind 127.0.0.1\n}\n`;
  writeFileSync(join(folder, "Caddyfile"), own + site);
  return ["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
}
