/** Who started a server, written into its own settings, so that a start that is under way is not taken for a leftover. */
import type { Sql } from "../pool.ts";

const name = /^antara, started by process (\d+)$/;

/** To be given to the server at its start. */
export function starterSettings(): Readonly<Record<string, string>> {
  return { cluster_name: `antara, started by process ${process.pid}` };
}

/** @returns the process that started the server, if it was an Antara */
export async function starterOf(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ cluster_name: string }[]>`show cluster_name`;
  const pid = Number(name.exec(row?.cluster_name ?? "")?.[1]);
  return pid > 0 ? pid : undefined;
}
