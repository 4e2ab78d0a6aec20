/**
 * Mistakes that a generated request may hold, by the codes that tell of them. A request with two mistakes may be refused
 * for either.
 */
import type { Asked } from "#data-service-requests";

const traces: readonly { readonly code: RegExp; readonly trace: RegExp }[] = [
  { code: /^(42703|PGRST204)$/, trace: /no_such|nope|\bID\b|"id"/ },
  { code: /^PGRST200$/, trace: /no_such_hint/ },
  { code: /^PGRST202$/, trace: /no_such|get_lyrics_counts/ },
  { code: /^PGRST205$/, trace: /^\/(lyric|no_such_table|Lyrics|trash|account)\b/ },
  { code: /^PGRST107$/, trace: /image\/png/ },
  { code: /^PGRST10[35]$/, trace: /offset=|limit=|range: / },
  { code: /^PGRST116$/, trace: /pgrst\.object/ },
  { code: /^PGRST124$/, trace: /max-affected/ },
  { code: /^PGRST122$/, trace: /nope=1/ },
  { code: /^PGRST127$/, trace: /fts|[.=]sl\.|params=single-object|\.\.\./ },
  { code: /^PGRST100$/, trace: /\.nope\.|nonsense|unknown|no_such|\bID\b|"id"|\.\.\.\w+\(count\)/ },
  { code: /^ANTARA009$/, trace: /::/ },
  { code: /^(42846|22P02|22003|22007|22008|22009|22023)$/, trace: /::|[=.(]|"/ },
  { code: /^(42883|42804|42725|2201B)$/, trace: /like|match|fts|[.=](cs|cd|ov|is)\.|"|::/ },
  { code: /^42P10$/, trace: /on_conflict=(created_at|name_key)/ },
  { code: /^21000$/, trace: /"(id|name|key)":|^[^?]*$|\?select=/ },
  { code: /^23\d\d\d$/, trace: /"|^\/\w+\?/ },
];

/** @returns whether the request may rightly be refused with that code */
export function mayBeRefusedWith(code: string, { path, body, headers, role, method }: Asked): boolean {
  if (code === "42501") return role === "anon" && (method !== "GET" || path.includes("get_analytics_data"));
  if (code === "PGRST115") return method === "PUT";
  const written = [
    decodeAsFarAs(path),
    body ?? "",
    ...Object.entries(headers).map((pair) => pair.join(": ")),
  ].join("\n");
  return traces.some(({ code: known, trace }) => known.test(code) && trace.test(written));
}

/** Requests that are broken on purpose may hold a `%` of no meaning. */
function decodeAsFarAs(path: string): string {
  return path.replace(/(%[0-9A-F]{2})+/g, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}
