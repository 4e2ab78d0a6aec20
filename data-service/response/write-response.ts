/** The last stage: what came of a request, as status, headers and body. Refuses what is not the one row asked for. */
import { refuse } from "../errors.ts";
import type { Action, AnswerForm, ApiRequest } from "../request/index.ts";
import { corsHeaders } from "./cors.ts";
import type { QueryResult } from "./query-result.ts";

/**
 * Of writes it is too late to refuse anything here: they are committed, and were judged before.
 * @throws RequestRefused PGRST116, or PGRST103 for an offset beyond the rows that were counted
 */
export function writeResponse(request: ApiRequest, result: QueryResult): Response {
  const { action, answerAs, isHead } = request;
  const range = rowsShown(request, result);
  if (isRead(action)) needRowsAskedFor(answerAs, range, result);
  const status = statusOf(request, range, result);
  // A plain object, which a server may send without making the heavier `Headers` of it.
  const headers: Record<string, string> = {
    ...corsHeaders,
    // The key, which is a header, decides what is seen, and rows change at any moment.
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  const hasBody = status !== 204 && (isRead(action) || action === "call" || returnsRows(request));
  if (hasBody) headers["Content-Type"] = mediaTypeOf(answerAs, action);
  const contentRange = contentRangeOf(action, range, result);
  if (contentRange) headers["Content-Range"] = contentRange;
  const location = locationOf(request, result);
  if (location) headers.Location = location;
  if (request.profile !== null) headers["Content-Profile"] = request.profile;
  if (request.preferences.applied.length) {
    headers["Preference-Applied"] = request.preferences.applied.join(", ");
  }
  return new Response(hasBody && !isHead ? result.body : null, { status, headers });
}

/** Rows of this answer among all, from 0; `last` is before `first` where there is none. */
interface Shown {
  readonly first: number;
  readonly last: number;
}

function rowsShown({ ranges, action }: ApiRequest, { pageTotal }: QueryResult): Shown {
  const first = action === "update" ? 0 : (ranges.find(({ path }) => path.length === 0)?.offset ?? 0);
  return { first, last: first + pageTotal - 1 };
}

function isRead(action: Action): boolean {
  return action === "read" || action === "call-to-read" || action === "describe";
}

function needRowsAskedFor({ kind }: AnswerForm, { first }: Shown, { total, pageTotal }: QueryResult): void {
  if (total !== null && first > total) throw refuse("offsetBeyond", { offset: first, total });
  if (kind === "object" && pageTotal !== 1) throw refuse("notOneRow", { count: pageTotal });
}

function returnsRows({ preferences }: ApiRequest): boolean {
  return preferences.returning === "representation";
}

/** 206 says that there are more rows than these, which is known only where they were counted. */
function statusOf(
  request: ApiRequest,
  { first, last }: Shown,
  { returns, total, insertedRows }: QueryResult,
): number {
  switch (request.action) {
    case "read":
    case "call-to-read":
    case "call":
      if (returns === "nothing") return 204;
      return total !== null && last - first + 1 < total ? 206 : 200;
    case "insert":
      return insertedRows === 0 && request.preferences.resolution === "merge-duplicates" ? 200 : 201;
    case "replace":
      if (!returnsRows(request)) return 204;
      return insertedRows === 0 ? 200 : 201;
    case "update":
    case "delete":
      return returnsRows(request) ? 200 : 204;
    case "describe":
      return 200;
  }
}

function mediaTypeOf({ kind, stripNulls }: AnswerForm, action: Action): string {
  const stripped = stripNulls ? "; nulls=stripped" : "";
  if (action === "describe") return "application/openapi+json; charset=utf-8";
  if (kind === "csv") return "text/csv; charset=utf-8";
  if (kind === "object") return `application/vnd.pgrst.object+json${stripped}; charset=utf-8`;
  if (stripNulls) return `application/vnd.pgrst.array+json${stripped}; charset=utf-8`;
  return "application/json; charset=utf-8";
}

/** `0-24/3000`, with `*` for what is not known; of what is inserted or deleted no place among rows can be told. */
function contentRangeOf(
  action: Action,
  { first, last }: Shown,
  { returns, total }: QueryResult,
): string | null {
  if (action === "replace" || action === "describe" || returns === "nothing") return null;
  const hasPlace = action !== "insert" && action !== "delete" && last >= first && total !== 0;
  return `${hasPlace ? `${first}-${last}` : "*"}/${total ?? "*"}`;
}

/** Where the row is that was made, for callers that asked for headers alone. */
function locationOf(
  { action, target, preferences }: ApiRequest,
  { locationKey }: QueryResult,
): string | null {
  if (action !== "insert" || preferences.returning !== "headers-only") return null;
  if (target.kind !== "table" || locationKey === null) return null;
  return `/rest/v1/${encodeURIComponent(target.name)}?${locationKey}`;
}
