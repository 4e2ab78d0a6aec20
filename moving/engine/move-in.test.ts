import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import { openDataService } from "../../data-service/index.ts";
import { openTestDatabase, type TestDatabase } from "../../postgres/testing/index.ts";
import { openTables } from "../tables/open-tables.ts";
import { buildForeignSite, writeForeignTables } from "../testing/build-foreign-site.ts";
import { findState } from "./find-state.ts";
import { moveIn } from "./move-in.ts";
import type { MoveOutcome } from "./outcome.ts";

const songs = Number(process.env.SONGS ?? 60);
const folder = mkdtempSync(join(tmpdir(), "antara-move-"));
afterAll(() => rmSync(folder, { recursive: true }));

const foreign: Record<"bigint" | "uuid", TestDatabase> = {
  bigint: await openTestDatabase({ bare: true }),
  uuid: await openTestDatabase({ bare: true }),
};
for (const ids of ["bigint", "uuid"] as const) {
  await buildForeignSite(foreign[ids].sql, { songs, ids });
  await writeForeignTables(foreign[ids].sql, join(folder, ids));
}

function urlOf({ address }: TestDatabase): string {
  const [host] = address.hosts ?? [];
  const where = host ? `${host.name}:${host.port}` : "";
  const socket = address.socketFile?.replace(/\/\.s\.PGSQL\.(\d+)$/, (_, port) => `&port=${port}`);
  return `postgres://${address.user}:${address.password ?? ""}@${where}/${address.database}${socket ? `?host=${socket}` : ""}`;
}

const ways = {
  "the tables of a PostgreSQL": (ids: "bigint" | "uuid") => openTables(urlOf(foreign[ids])),
  "a folder of CSV files": (ids: "bigint" | "uuid") => openTables(join(folder, ids)),
} as const;

async function move(sql: Sql, open: () => ReturnType<typeof openTables>, more: { dryRun?: boolean } = {}) {
  const { site, close } = await open();
  const outcomes: MoveOutcome[] = [];
  const { keepsIds } = await findState(sql, site);
  try {
    await moveIn(sql, site, { keepsIds, report: (outcome) => outcomes.push(outcome), ...more });
  } finally {
    await close();
  }
  const counts: Record<string, number> = {};
  for (const { kind, status, isDraft } of outcomes) {
    const key = `${kind} ${status}${isDraft ? " draft" : ""}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return { outcomes, counts, site };
}

describe("a site is moved in", () => {
  test.each(Object.entries(ways))("by %s", async (_, open) => {
    const { sql, close } = await openTestDatabase();
    const { outcomes, counts, site } = await move(sql, () => open("bigint"));
    console.log(counts, outcomes.filter(({ remarks }) => remarks.length > 0).slice(0, 12), site.remarks);
    console.log(await move(sql, () => open("bigint")).then(({ counts }) => counts));
    await close();
  });
});
