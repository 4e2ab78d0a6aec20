/**
 * Stores the process that started a server in its settings, so that a running start is not mistaken for a leftover.
 */
import type { Sql } from "../pool.ts";

const name = /^antara, started by process (\d+)$/;

/** Settings for the start of the server. */
export function starterSettings(): Readonly<Record<string, string>> {
  return { cluster_name: `antara, started by process ${process.pid}` };
}

/** @returns the process that started the server, if it was Antara */
export async function starterOf(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ cluster_name: string }[]>`show cluster_name`;
  const pid = Number(name.exec(row?.cluster_name ?? "")?.[1]);
  return pid > 0 ? pid : undefined;
}
