/** Connections to the database, as the database counts them, whoever opened them; asked once for all processes. */
import { Gauge, Registry } from "prom-client";
import type { Sql } from "#postgres";
import type { Measures } from "./measures.ts";

/**
 * @returns what one question tells; nothing where it is not answered
 */
export async function measureDatabase(sql: Sql): Promise<Measures> {
  const register = new Registry();
  const connections = new Gauge({
    name: "antara_database_connections",
    help: "Connections to the database, by program and by what they do.",
    labelNames: ["program", "state"],
    registers: [register],
  });
  // Of another login's connections the state is not told.
  const rows = await sql<{ program: string; state: string; count: number }[]>`
    select application_name as program, coalesce(state, 'unknown') as state, count(*) as count
    from pg_stat_activity
    where datname = current_database() and application_name like 'antara%'
    group by 1, 2`;
  for (const { program, state, count } of rows) connections.set({ program, state }, count);
  return (await register.getMetricsAsJSON()) as Measures;
}
