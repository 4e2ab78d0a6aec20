/** The number of database connections of all processes, counted by the database. */
import { Gauge, Registry } from "prom-client";
import type { Sql } from "#postgres";
import type { Metrics } from "./metrics.ts";

/** @returns the metrics of one query */
export async function readDatabaseMetrics(sql: Sql): Promise<Metrics> {
  const register = new Registry();
  const connections = new Gauge({
    name: "antara_database_connections",
    help: "Connections to the database, by program and by what they do.",
    labelNames: ["program", "state"],
    registers: [register],
  });
  // The state of other logins' connections is hidden.
  const rows = await sql<{ program: string; state: string; count: number }[]>`
    select application_name as program, coalesce(state, 'unknown') as state, count(*) as count
    from pg_stat_activity
    where datname = current_database() and application_name like 'antara%'
    group by 1, 2`;
  for (const { program, state, count } of rows) connections.set({ program, state }, count);
  return (await register.getMetricsAsJSON()) as Metrics;
}
