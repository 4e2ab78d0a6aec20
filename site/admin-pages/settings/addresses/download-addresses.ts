/** Sends all old addresses as CSV, in the form in which the page takes them again. */
import { ReadableStream as WebStream } from "node:stream/web";
import { readOldAddresses, type Sql } from "#catalogue";
import { writeCsv } from "#exchange";
import { liveContext } from "../../../live.ts";
import type { Route } from "./+types/download-addresses.ts";

const columns = new Set(["old address", "new address"] as const);

async function* pairs(sql: Sql) {
  for await (const rows of readOldAddresses(sql))
    yield rows.map(({ path, address }) => ({ "old address": path, "new address": address ?? "" }));
}

async function* bytesOf(sql: Sql) {
  const encoder = new TextEncoder();
  for await (const text of writeCsv(pairs(sql), columns)) yield encoder.encode(text);
}

export function loader({ context }: Route.LoaderArgs): Response {
  const { sql, now } = context.get(liveContext);
  return new Response(WebStream.from(bytesOf(sql)) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="old-addresses-${now().toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
