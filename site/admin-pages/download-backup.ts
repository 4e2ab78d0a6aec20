/** Sends a backup to the administrator. It lies within the guarded layout, since it holds all that there is. */
import { data } from "react-router";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/download-backup.ts";

/** @throws 404 when there is no backup of this name any more */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const backup = await context.get(liveContext).backups.read(params.name);
  if (!backup) throw data(null, { status: 404 });
  return new Response(backup.content, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(backup.bytes),
      // The name is one of our own pattern, without signs that a header would take for its own.
      "Content-Disposition": `attachment; filename="${params.name}"`,
      "Cache-Control": "no-store",
    },
  });
}
