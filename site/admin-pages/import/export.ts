/**
 * Sends all songs, or all people and albums, as a file. It is inside the guarded layout, since it is a copy of the
 * catalogue and costs a reading of all.
 */
import { data } from "react-router";
import { exportStream } from "#exchange";
import { liveContext } from "../../live.ts";
import type { Route } from "./+types/export.ts";

const typeOf = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
} as const;

/** @throws 404 for another format */
export function loader({ request, params: { format }, context }: Route.LoaderArgs): Response {
  if (format !== "csv" && format !== "json") throw data(null, { status: 404 });
  const { sql, now } = context.get(liveContext);
  const areEntries = new URL(request.url).searchParams.get("of") === "people-and-albums";
  const name = `${areEntries ? "people-and-albums" : "songs"}-${now().toISOString().slice(0, 10)}.${format}`;
  return new Response(exportStream(sql, format, areEntries ? "entries" : "songs"), {
    headers: {
      "Content-Type": typeOf[format],
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
