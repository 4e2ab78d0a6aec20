/**
 * The last stage: makes status, headers and body of a result. Refuses other than one row if one object was requested.
 */
import { readChosenAnswer } from "../refusals/chosen-answer.ts";
import { refuse } from "../refusals/errors.ts";
import type { Action, ApiRequest, ResponseFormat } from "../request/index.ts";
import { corsHeaders } from "./cors.ts";
import { makeResponse } from "./make-response.ts";
import type { QueryResult } from "./query-result.ts";

/**
 * Writes are already committed and checked, so they are refused here only for what a function has wrongly set.
 * @throws RequestRefused PGRST116, PGRST103 for an offset beyond the counted rows, PGRST111 and PGRST112 for settings
 */
export function writeResponse(request: ApiRequest, result: QueryResult): Response {
  const { action, format, isHead } = request;
  const range = rowRangeOf(request, result);
  if (isRead(action)) checkRows(format, range, result);
  const chosen = readChosenAnswer(result.chosenStatus ?? null, result.chosenHeaders ?? null);
  const status = chosen?.status ?? statusOf(request, range, result);
  const headers: Record<string, string> = {
    ...corsHeaders,
    // The response depends on the key in a header, and rows change at any time.
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  const hasBody = hasContent(request, result);
  if (hasBody) headers["Content-Type"] = mediaTypeOf(format, action);
  const contentRange = contentRangeOf(action, range, result);
  if (contentRange) headers["Content-Range"] = contentRange;
  const location = locationOf(request, result);
  if (location) headers.Location = location;
  if (request.profile !== null) headers["Content-Profile"] = request.profile;
  if (request.preferences.applied.length) {
    headers["Preference-Applied"] = request.preferences.applied.join(", ");
  }
  return makeResponse(hasBody && !isHead ? result.body : null, status, headers, chosen?.headers);
}

function hasContent(request: ApiRequest, { returns }: QueryResult): boolean {
  const { action } = request;
  return returns !== "nothing" && (isRead(action) || action === "call" || returnsRows(request));
}

/** Positions of this response's rows among all, from 0; `last` is before `first` if there is no row. */
interface RowRange {
  readonly first: number;
  readonly last: number;
}

function rowRangeOf({ ranges, action }: ApiRequest, { pageTotal }: QueryResult): RowRange {
  const first = action === "update" ? 0 : (ranges.find(({ path }) => path.length === 0)?.offset ?? 0);
  return { first, last: first + pageTotal - 1 };
}

function isRead(action: Action): boolean {
  return action === "read" || action === "call-to-read" || action === "describe";
}

function checkRows({ kind }: ResponseFormat, { first }: RowRange, { total, pageTotal }: QueryResult): void {
  if (total !== null && first > total) throw refuse("offsetBeyond", { offset: first, total });
  if (kind === "object" && pageTotal !== 1) throw refuse("notOneRow", { count: pageTotal });
}

function returnsRows({ preferences }: ApiRequest): boolean {
  return preferences.returning === "representation";
}

/** 206 means that there are more rows than these, which is known only if they were counted. */
function statusOf(
  request: ApiRequest,
  { first, last }: RowRange,
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

function mediaTypeOf({ kind, stripNulls }: ResponseFormat, action: Action): string {
  const stripped = stripNulls ? "; nulls=stripped" : "";
  if (action === "describe") return "application/openapi+json; charset=utf-8";
  if (kind === "csv") return "text/csv; charset=utf-8";
  if (kind === "object") return `application/vnd.pgrst.object+json${stripped}; charset=utf-8`;
  if (stripNulls) return `application/vnd.pgrst.array+json${stripped}; charset=utf-8`;
  return "application/json; charset=utf-8";
}

/** `0-24/3000`, with `*` for unknown numbers; inserted and deleted rows have no positions. */
function contentRangeOf(
  action: Action,
  { first, last }: RowRange,
  { returns, total }: QueryResult,
): string | null {
  if (action === "replace" || action === "describe" || returns === "nothing") return null;
  const hasPosition = action !== "insert" && action !== "delete" && last >= first && total !== 0;
  return `${hasPosition ? `${first}-${last}` : "*"}/${total ?? "*"}`;
}

/** The address of an inserted row, for callers that requested only headers. */
function locationOf(
  { action, target, preferences }: ApiRequest,
  { locationKey }: QueryResult,
): string | null {
  if (action !== "insert" || preferences.returning !== "headers-only") return null;
  if (target.kind !== "table" || locationKey === null) return null;
  return `/rest/v1/${encodeURIComponent(target.name)}?${locationKey}`;
}
