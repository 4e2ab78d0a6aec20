/**
 * Sends public songs, all songs, or all people and albums, as a file. It is inside the guarded layout, since it is a
 * copy of the catalogue and costs a reading of all.
 */
import { data } from "react-router";
import { type Exported, exportStream } from "#exchange";
import { liveContext } from "../../live.ts";
import type { Route } from "./+types/export.ts";

const typeOf = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
} as const;

/** By what the address asks for, which is also the name of the file. */
const exported: ReadonlyMap<string, Exported> = new Map([
  ["songs", "songs"],
  ["all-songs", "all-songs"],
  ["people-and-albums", "entries"],
]);

/** @throws 404 for another format, and for anything else that is to be exported */
export function loader({ request, params: { format }, context }: Route.LoaderArgs): Response {
  const of = new URL(request.url).searchParams.get("of") ?? "songs";
  const what = exported.get(of);
  if ((format !== "csv" && format !== "json") || !what) throw data(null, { status: 404 });
  const { sql, now } = context.get(liveContext);
  return new Response(exportStream(sql, format, what), {
    headers: {
      "Content-Type": typeOf[format],
      "Content-Disposition": `attachment; filename="${of}-${now().toISOString().slice(0, 10)}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}
