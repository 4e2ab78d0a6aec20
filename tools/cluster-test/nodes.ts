/**
 * Three PostgreSQL under Patroni, and one etcd in which they agree who leads. In operation there are three etcd: with one,
 * its machine is the one that must not die.
 */
import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { freePorts } from "#machine";
import { openPool } from "#postgres";
import { fillExample } from "./example.ts";
import { type Processes, type RunningProcess, waitFor } from "./processes.ts";
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

export interface Nodes {
  readonly all: readonly Node[];
  readonly applicationPassword: string;
  /** @returns the primary, when it leads and both others follow it, one of them synchronously */
  whole(): Promise<Node>;
  /** @returns the primary, once it is another than this one */
  otherThan(former: Node): Promise<Node>;
}

const loopback = "127.0.0.1";

/** @throws {ClusterRefused} when they do not come up */
export async function startNodes(processes: Processes): Promise<Nodes> {
  const [client = 0, peer = 0, ...ports] = await freePorts(8);
  const etcd = startEtcd(processes, client, peer);
  const passwords = makePasswords();
  const all = [1, 2, 3].map((number) =>
    createNode(processes, {
      name: `db${number}`,
      postgresPort: ports[number * 2 - 2] ?? 0,
      patroniPort: ports[number * 2 - 1] ?? 0,
      etcdPort: client,
      passwords,
    }),
  );
  for (const node of all) node.start();
  const whole = () => waitFor("a primary that both others follow", () => findWhole(all), [etcd]);
  const applicationPassword = randomBytes(12).toString("hex");
  await makeDatabase(await whole(), passwords.superuser, applicationPassword);
  return {
    all,
    applicationPassword,
    whole,
    otherThan: (former) =>
      waitFor(`another primary than ${former.name}`, () =>
        findPrimary(all.filter((node) => node !== former)),
      ),
  };
}

function startEtcd(processes: Processes, client: number, peer: number): RunningProcess {
  const folder = processes.makeFolder("etcd");
  const [clientUrl, peerUrl] = [client, peer].map((port) => `http://${loopback}:${port}`);
  return processes.start("etcd", [
    "/usr/bin/etcd",
    ...["--name=etcd1", `--data-dir=${folder}`, "--log-level=warn"],
    ...[`--listen-client-urls=${clientUrl}`, `--advertise-client-urls=${clientUrl}`],
    ...[`--listen-peer-urls=${peerUrl}`, `--initial-advertise-peer-urls=${peerUrl}`],
    `--initial-cluster=etcd1=${peerUrl}`,
  ]);
}

const logins = ["restapi", "superuser", "replication", "rewind"] as const;

type Passwords = Readonly<Record<(typeof logins)[number], string>>;

function makePasswords(): Passwords {
  return Object.fromEntries(
    logins.map((login) => [login, randomBytes(12).toString("hex")]),
  ) as unknown as Passwords;
}

interface NodeOptions {
  readonly name: string;
  readonly postgresPort: number;
  readonly patroniPort: number;
  readonly etcdPort: number;
  readonly passwords: Passwords;
}

function createNode(processes: Processes, options: NodeOptions) {
  const { name, postgresPort, patroniPort } = options;
  const folder = processes.makeFolder(name);
  const data = join(folder, "data");
  const configuration = join(folder, "patroni.yml");
  processes.writeFile(configuration, configurationOf(options, folder, data));
  let patroni: RunningProcess | undefined;
  processes.alsoEnd(async () => {
    // Not by SIGKILL, after which its shared memory would stay in the machine.
    signalServerIn(data, "SIGQUIT");
    await waitFor(`the end of ${name}`, async () => (serverPidIn(data) ? undefined : true));
  });
  return {
    name,
    postgresPort,
    patroniPort,
    start() {
      // It would end its PostgreSQL in good order, for which nobody waits.
      patroni = processes.start(name, ["/usr/bin/patroni", configuration], { endSignal: "SIGKILL" });
    },
    async killPatroni() {
      patroni?.kill("SIGKILL");
      await patroni?.ended;
    },
    killPostgres: () => signalServerIn(data, "SIGKILL"),
  };
}

function configurationOf(
  { name, postgresPort, patroniPort, etcdPort, passwords }: NodeOptions,
  folder: string,
  data: string,
): string {
  return fillExample("patroni.yml", [
    ["name: db1", `name: ${name}`],
    ["10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379", `${loopback}:${etcdPort}`],
    ["10.0.0.11:8008", `${loopback}:${patroniPort}`],
    ["10.0.0.11:5432", `${loopback}:${postgresPort}`],
    ["10.0.0.0/24", `${loopback}/32`],
    ["/var/lib/postgresql/15/antara", data],
    ["/var/lib/postgresql/.patroni-pgpass", join(folder, "pgpass")],
    ["/usr/lib/postgresql/15/bin", postgresBinaries],
    ["/var/run/postgresql", folder],
    ...logins.map((login) => [`CHANGE-${login}`, passwords[login]] as const),
  ]);
}

function signalServerIn(data: string, signal: NodeJS.Signals): void {
  const pid = serverPidIn(data);
  if (pid) process.kill(pid, signal);
}

/** @returns nothing when it has ended: its file may stay behind, and name a process of somebody else */
function serverPidIn(data: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
    return readlinkSync(`/proc/${pid}/cwd`) === data ? pid : undefined;
  } catch {
    return undefined;
  }
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

async function findWhole(nodes: readonly Node[]): Promise<Node | undefined> {
  const primary = await findPrimary(nodes);
  if (!primary) return undefined;
  const answer = await fetch(`http://${loopback}:${primary.patroniPort}/cluster`);
  const { members } = (await answer.json()) as { members: readonly Member[] };
  const roles = members.map(({ role }) => role).sort();
  const isWhole =
    roles.join() === "leader,replica,sync_standby" &&
    members.every(({ state }) => state === "running" || state === "streaming") &&
    new Set(members.map(({ timeline }) => timeline)).size === 1;
  return isWhole ? primary : undefined;
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

/** As docs/scale-out.md tells operators. */
async function makeDatabase(primary: Node, superuser: string, application: string): Promise<void> {
  const sql = openPool(
    {
      hosts: [{ name: loopback, port: primary.postgresPort }],
      user: "postgres",
      password: superuser,
      database: "postgres",
    },
    { connections: 1 },
  );
  try {
    await sql.unsafe(`create role antara login createrole password '${application}'`);
    await sql`create database antara owner antara`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
