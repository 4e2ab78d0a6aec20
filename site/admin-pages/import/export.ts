/**
 * Sends public songs, all songs, or all people and albums, as a file, or everything as a zip. It is
 * inside the guarded layout, since it is a copy of the catalogue and costs a reading of all.
 */
import { data } from "react-router";
import { type Exported, exportStream } from "#exchange";
import { type Live, liveContext } from "../../live.ts";
import type { Route } from "./+types/export.ts";

const typeOf = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  zip: "application/zip",
} as const;

/** By what the address asks for, which is also the name of the file. */
const exported: ReadonlyMap<string, Exported> = new Map([
  ["songs", "songs"],
  ["all-songs", "all-songs"],
  ["people-and-albums", "entries"],
]);

const isFormat = (name: string): name is keyof typeof typeOf => Object.hasOwn(typeOf, name);

/** @throws 404 for another format, and for anything else that is to be exported */
export function loader({ request, params: { format }, context }: Route.LoaderArgs): Response {
  const of = new URL(request.url).searchParams.get("of") ?? "songs";
  const live = context.get(liveContext);
  const content = isFormat(format) && contentOf(live, format, of);
  if (!content) throw data(null, { status: 404 });
  return new Response(content, {
    headers: {
      "Content-Type": typeOf[format],
      "Content-Disposition": `attachment; filename="${of}-${live.now().toISOString().slice(0, 10)}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}

function contentOf(
  { sql, backups }: Live,
  format: keyof typeof typeOf,
  of: string,
): ReadableStream<Uint8Array> | undefined {
  if (format === "zip") return of === "everything" ? backups.readEverything() : undefined;
  const what = exported.get(of);
  return what && exportStream(sql, format, what);
}
