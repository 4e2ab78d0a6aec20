/**
 * Starts three PostgreSQL under Patroni, and one etcd for electing the leader. In operation there are three etcd, so
 * that one may fail.
 */
import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "#machine";
import { openPool, type Sql } from "#postgres";
import { writeFromExample } from "./example.ts";
import { type RunningProcess, startProcess, type TestContext, waitFor } from "./processes.ts";
import { postgresBinaries } from "./programs.ts";

export interface Node {
  readonly name: string;
  readonly postgresPort: number;
  readonly patroniPort: number;
  /** Starts its Patroni, which starts its PostgreSQL. */
  start(): void;
  killPatroni(): Promise<void>;
  killPostgres(): void;
}

const loopback = "127.0.0.1";

const logins = ["restapi", "superuser", "replication", "rewind"] as const;

/** For all logins, since they can be reached on loopback only. */
export const password = randomBytes(12).toString("hex");

/** @throws {ClusterTestError} when they do not start */
export async function startNodes(context: TestContext): Promise<Node[]> {
  const [clientPort = 0, peerPort = 0, ...ports] = await freePorts(8);
  startEtcd(context, clientPort, peerPort);
  const nodes = [1, 2, 3].map((number) =>
    createNode(context, `db${number}`, ports[number * 2 - 2] ?? 0, ports[number * 2 - 1] ?? 0, clientPort),
  );
  for (const node of nodes) node.start();
  await createDatabase(await waitForHealthyCluster(nodes));
  return nodes;
}

function startEtcd(context: TestContext, clientPort: number, peerPort: number): void {
  const [clientUrl, peerUrl] = [clientPort, peerPort].map((port) => `http://${loopback}:${port}`);
  startProcess(context, "etcd", [
    "/usr/bin/etcd",
    ...["--name=etcd1", `--data-dir=${join(context.folder, "etcd")}`, "--log-level=warn"],
    ...[`--listen-client-urls=${clientUrl}`, `--advertise-client-urls=${clientUrl}`],
    ...[`--listen-peer-urls=${peerUrl}`, `--initial-advertise-peer-urls=${peerUrl}`],
    `--initial-cluster=etcd1=${peerUrl}`,
  ]);
}

function createNode(
  context: TestContext,
  name: string,
  postgresPort: number,
  patroniPort: number,
  etcdPort: number,
): Node {
  const folder = join(context.folder, name);
  const [data, configuration] = [join(folder, "data"), join(folder, "patroni.yml")];
  writeFromExample("patroni.yml", configuration, [
    ["name: db1", `name: ${name}`],
    ["10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379", `${loopback}:${etcdPort}`],
    ["10.0.0.11:8008", `${loopback}:${patroniPort}`],
    ["10.0.0.11:5432", `${loopback}:${postgresPort}`],
    ["10.0.0.0/24", `${loopback}/32`],
    ["/var/lib/postgresql/15/antara", data],
    ["/var/lib/postgresql/.patroni-pgpass", join(folder, "pgpass")],
    ["/usr/lib/postgresql/15/bin", postgresBinaries],
    ["/var/run/postgresql", folder],
    ...logins.map((login) => [`CHANGE-${login}`, password] as const),
  ]);
  let patroni: RunningProcess | undefined;
  context.stack.defer(async () => {
    // SIGKILL would leave its shared memory behind.
    signalServerIn(data, "SIGQUIT");
    await waitFor(`the end of ${name}`, async () => (serverPidIn(data) ? undefined : true));
  });
  return {
    name,
    postgresPort,
    patroniPort,
    start() {
      // SIGTERM would stop its PostgreSQL gracefully, which takes time.
      patroni = startProcess(context, name, ["/usr/bin/patroni", configuration], { endSignal: "SIGKILL" });
    },
    async killPatroni() {
      patroni?.kill("SIGKILL");
      await patroni?.ended;
    },
    killPostgres: () => signalServerIn(data, "SIGKILL"),
  };
}

function signalServerIn(data: string, signal: NodeJS.Signals): void {
  const pid = serverPidIn(data);
  if (pid) process.kill(pid, signal);
}

/** @returns undefined when it has ended; its pid file may then contain the id of another process */
function serverPidIn(data: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
    return readlinkSync(`/proc/${pid}/cwd`) === data ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the primary, once both others follow it, one of them synchronously */
export function waitForHealthyCluster(nodes: readonly Node[]): Promise<Node> {
  return waitFor("a primary that both others follow", async () => {
    const primary = await findPrimary(nodes);
    return primary && (await isFollowedByBoth(primary)) ? primary : undefined;
  });
}

/** @returns the new primary, once there is one */
export function waitForNewPrimary(nodes: readonly Node[], former: Node): Promise<Node> {
  const others = nodes.filter((node) => node !== former);
  return waitFor(`a primary other than ${former.name}`, () => findPrimary(others));
}

async function findPrimary(nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const asked = fetch(`http://${loopback}:${node.patroniPort}/primary`, {
      signal: AbortSignal.timeout(2_000),
    });
    if (await asked.then(({ status }) => status === 200).catch(() => false)) return node;
  }
  return undefined;
}

interface Member {
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

async function isFollowedByBoth({ patroniPort }: Node): Promise<boolean> {
  const answer = await fetch(`http://${loopback}:${patroniPort}/cluster`);
  const { members } = (await answer.json()) as { members: readonly Member[] };
  return (
    members
      .map(({ role }) => role)
      .sort()
      .join() === "leader,replica,sync_standby" &&
    members.every(({ state }) => state === "running" || state === "streaming") &&
    new Set(members.map(({ timeline }) => timeline)).size === 1
  );
}

/** As docs/scale-out.md tells operators. */
async function createDatabase(primary: Node): Promise<void> {
  await using sql = openNode(primary, "postgres", "postgres");
  await sql.unsafe(`create role antara login createrole password '${password}'`);
  await sql`create database antara owner antara`;
}

/** @returns a connection that ends when it goes out of scope */
export function openNode({ postgresPort }: Node, user: string, database: string): Sql & AsyncDisposable {
  const hosts = [{ name: loopback, port: postgresPort }];
  const sql = openPool({ hosts, user, password, database }, { connections: 1 });
  return Object.assign(sql, { [Symbol.asyncDispose]: () => sql.end({ timeout: 1 }) });
}
