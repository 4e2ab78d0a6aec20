/** Sends a backup to the administrator. It is inside the guarded layout, since a backup contains all data. */
import { data } from "react-router";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/download-backup.ts";

/** @throws 404 when there is no backup of this name */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const backup = await context.get(liveContext).backups.read(params.name);
  if (!backup) throw data(null, { status: 404 });
  return new Response(backup.content, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(backup.bytes),
      // The name matches our own pattern, so it needs no escaping in a header.
      "Content-Disposition": `attachment; filename="${params.name}"`,
      "Cache-Control": "no-store",
    },
  });
}
