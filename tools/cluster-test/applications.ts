/** Two Antara on one database, as `npm start` runs them in the end. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { freePorts } from "#machine";
import { ClusterRefused } from "./cluster-refused.ts";
import { type Processes, type RunningProcess, waitFor } from "./processes.ts";

export interface Application {
  readonly name: string;
  readonly port: number;
  /** As `http://HOST:PORT`. */
  readonly address: string;
  /** Ends it in good order and starts it again on the same port; back when it is ready. */
  restart(): Promise<void>;
}

export const keys = { public: "antara-public", secret: randomBytes(12).toString("hex") };

export const projectFolder = join(import.meta.dirname, "..", "..");

const program = join(projectFolder, "server", "start.ts");

const loopback = "127.0.0.1";

/** @throws {ClusterRefused} when one does not become ready */
export async function startApplications(processes: Processes, databaseUrl: string): Promise<Application[]> {
  const ports = await freePorts(2);
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_API_SECRET_KEY: keys.secret,
    HOST: loopback,
    TRUSTED_PROXY: loopback,
    ADMIN_PASSWORD: randomBytes(12).toString("hex"),
  };
  const applications = ports.map((port, place) =>
    createApplication(processes, `app${place + 1}`, { ...settings, PORT: String(port) }),
  );
  return Promise.all(applications.map((start) => start()));
}

function createApplication(
  processes: Processes,
  name: string,
  settings: Readonly<Record<string, string>> & { readonly PORT: string },
): () => Promise<Application> {
  const folder = processes.makeFolder(name);
  const address = `http://${loopback}:${settings.PORT}`;
  let running: RunningProcess | undefined;
  const start = async () => {
    const environment = { ...settings, DATA_DIR: folder };
    running = processes.start(name, [process.execPath, program], { environment });
    await waitFor(`the answers of ${name}`, async () => {
      const answer = await fetch(`${address}/robots.txt`, { signal: AbortSignal.timeout(2_000) });
      return answer.ok || undefined;
    }, [running]);
  };
  const restart = async () => {
    running?.kill("SIGTERM");
    const end = await running?.ended;
    if (end !== 0)
      throw new ClusterRefused(`${name} did not end in good order (${end}).\n${running?.lastWords()}`);
    await start();
  };
  return async () => {
    await start();
    return { name, port: Number(settings.PORT), address, restart };
  };
}
