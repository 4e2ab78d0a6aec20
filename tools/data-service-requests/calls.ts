/** Calls of functions, by GET and POST, with filters, order and parts of what they return. */
import type { Draft, Pair } from "./asked.ts";
import type { Draw } from "./draw.ts";

interface Callable {
  readonly name: string;
  readonly argument?: string;
  /** Values for it, plausible and odd; `undefined` leaves it out. */
  readonly values?: readonly unknown[];
  /** What it returns, where it returns rows; the first settles their order. */
  readonly columns?: readonly string[];
}

const ids = [1, 5, 999_999, "7", "abc", null];
const counts = [0, 1, 3, 6, -1, undefined, undefined, undefined];

/** `increment_views` is left out: it is the one thing that a visitor may change. */
const callables: readonly Callable[] = [
  { name: "get_lyrics_count" },
  {
    name: "get_top_lyrics",
    argument: "limit_count",
    values: counts,
    columns: ["id", "title", "views", "album_name", "singer_name"],
  },
  {
    name: "get_top_singers",
    argument: "limit_count",
    values: [...counts, "2", "x", null],
    columns: ["id", "name", "songCount"],
  },
  { name: "get_lyrics_by_lyricist", argument: "p_lyricist_id", values: ids, columns: ["lyric_id"] },
  {
    name: "get_lyrics_by_music_director",
    argument: "p_music_director_id",
    values: ids,
    columns: ["lyric_id"],
  },
  {
    name: "search_lyrics_ids",
    argument: "keyword",
    values: ["geet 77", "गीत 12", "film 3", "", "%", "a,b", "it's"],
    columns: ["lyric_id"],
  },
  { name: "get_analytics_data", columns: ["total_lyrics", "total_views"] },
  { name: "get_lyrics_counts" },
  { name: "get_top_lyrics", argument: "no_such", values: [1], columns: ["id"] },
];

export function drawCall(draw: Draw): Draft {
  const { name, argument = "", values = [undefined], columns = [] } = draw.pick(callables);
  const method = draw.pick(["GET", "POST", "POST", "HEAD"]);
  const value = draw.pick(values);
  const given = value === undefined ? {} : { [argument]: value };
  const inAddress = Object.entries(given).map(([name, value]): Pair => [name, String(value)]);
  const narrowing = columns.length > 0 ? drawNarrowing(draw, columns) : [];
  return {
    method,
    target: `rpc/${name}`,
    pairs: [...(method === "POST" ? [] : inAddress), ...narrowing],
    headers: {
      ...(method === "POST" && { "content-type": "application/json" }),
      ...(draw.oneIn(6) && { prefer: draw.pick(["count=exact", "params=single-object"]) }),
      ...(draw.oneIn(5) && {
        accept: draw.pick(["application/vnd.pgrst.object+json", "text/csv", "application/json"]),
      }),
    },
    body: method === "POST" ? JSON.stringify(given) : null,
    role: draw.oneIn(3) ? "service_role" : "anon",
    isOrdered: true,
    areEmbeddingsOrdered: true,
  };
}

function drawNarrowing(draw: Draw, columns: readonly string[]): Pair[] {
  const [key = ""] = columns;
  const pairs: Pair[] = [];
  if (draw.oneIn(2)) pairs.push(["select", draw.some(columns, 1, 3).join(",")]);
  if (draw.oneIn(3)) pairs.push([key, draw.pick(["gt.2", "not.is.null", "in.(1,2,3,4)", "eq.7"])]);
  if (draw.oneIn(3))
    pairs.push(["order", `${draw.pick(columns)}${draw.pick(["", ".desc", ".desc.nullslast"])},${key}`]);
  if (draw.oneIn(4)) pairs.push(["limit", draw.pick(["0", "2", "5"])]);
  if (draw.oneIn(8)) pairs.push(["offset", draw.pick(["0", "1", "100"])]);
  return pairs;
}
