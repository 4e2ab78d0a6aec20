/** Starts two Antara processes on one database. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { freePorts } from "#machine";
import { ClusterTestError } from "./cluster-test-error.ts";
import { type RunningProcess, startProcess, type TestContext, waitFor } from "./processes.ts";

export interface Application {
  readonly port: number;
  /** As `http://HOST:PORT`. */
  readonly address: string;
  /** Stops it gracefully and starts it again on the same port; settles when it is ready. */
  restart(): Promise<void>;
}

export const secretKey = randomBytes(12).toString("hex");

const program = join(import.meta.dirname, "..", "..", "server", "start.ts");

const loopback = "127.0.0.1";

/** @throws {ClusterTestError} when one does not become ready */
export async function startApplications(context: TestContext, databaseUrl: string): Promise<Application[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_API_SECRET_KEY: secretKey,
    HOST: loopback,
    TRUSTED_PROXY: loopback,
    ADMIN_PASSWORD: randomBytes(12).toString("hex"),
  };
  const ports = await freePorts(2);
  return Promise.all(
    ports.map(async (port, place) => {
      const name = `app${place + 1}`;
      const address = `http://${loopback}:${port}`;
      const environment = { ...settings, PORT: String(port), DATA_DIR: join(context.folder, name) };
      const start = async (): Promise<RunningProcess> => {
        const started = startProcess(context, name, [process.execPath, program], { environment });
        await waitFor(`a response of ${name}`, () => isAnswering(address), [started]);
        return started;
      };
      let running = await start();
      const restart = async () => {
        running.kill("SIGTERM");
        const end = await running.ended;
        if (end !== 0)
          throw new ClusterTestError(`${name} did not stop gracefully (${end}).\n${running.lastLines()}`);
        running = await start();
      };
      return { port, address, restart };
    }),
  );
}

async function isAnswering(address: string): Promise<true | undefined> {
  const answer = await fetch(`${address}/robots.txt`, { signal: AbortSignal.timeout(2_000) });
  return answer.ok || undefined;
}
