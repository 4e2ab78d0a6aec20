/** Configures nginx to send a recorded response from a file that is already compressed. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "#machine";
import type { RecordedAnswer } from "../harness/recorded-answer.ts";

/** Debian installs nginx into a folder that only root has on the PATH. */
const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

interface NginxServer {
  readonly command: readonly string[];
  readonly address: string;
}

/**
 * @param folder for its configuration and its file
 * @returns how to start it; undefined if it is not installed
 */
export async function configureNginx(
  folder: string,
  answer: RecordedAnswer,
): Promise<NginxServer | undefined> {
  const { stdout } = spawnSync("sh", ["-c", "command -v nginx"], { encoding: "utf8", env: { PATH: path } });
  const program = stdout.trim();
  if (!program) return undefined;
  const [port = 0] = await freePorts(1);
  writeFileSync(join(folder, "page"), answer.body);
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, answer));
  const command = [program, "-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  return { command, address: `http://127.0.0.1:${port}` };
}

/** Headers that nginx sets by itself. */
const ownHeaders = new Set(["content-type", "content-length", "transfer-encoding"]);

/** One process without logs that keeps the file open. */
function configuration(folder: string, port: number, { headers }: RecordedAnswer): string {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "text/html";
  const added = headers
    .filter(([name]) => !ownHeaders.has(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, "\\$&")}";`);
  const unused = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  etag off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10 inactive=1h;
  keepalive_requests 1000000000;
  keepalive_timeout 65 5;
  ${unused.map((name) => `${name}_temp_path ${folder};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder};
      try_files /page =404;
      max_ranges 0;
      default_type "${type}";
      ${added.join("\n      ")}
      add_header Last-Modified "";
    }
  }
}
`;
}
