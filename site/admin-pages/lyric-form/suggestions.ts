/** Suggests existing names for a partly typed one. */
import { type NameKind, suggestNames } from "#catalogue";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { Route } from "./+types/suggestions.ts";

const kinds: readonly string[] = ["singers", "lyricists", "music-directors", "albums"] satisfies NameKind[];

/** @returns `SuggestedName[]`, best first; none for a kind that does not exist */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const kind = url.searchParams.get("kind") ?? "";
  const typed = url.searchParams.get("typed") ?? "";
  const names = isKind(kind) ? suggestNames(context.get(liveContext).sql, kind, typed) : Promise.resolve([]);
  return Response.json(await queryCatalogue(names, "Error suggesting names:"));
}

function isKind(kind: string): kind is NameKind {
  return kinds.includes(kind);
}
