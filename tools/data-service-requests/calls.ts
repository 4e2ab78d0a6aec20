/** Calls of functions, by GET and POST, with filters, order and parts of what they return. */
import fc from "fast-check";
import type { Asked } from "./asked.ts";
import type { Pair } from "./filters.ts";
import { nowAndThen } from "./now-and-then.ts";
import { queryOf } from "./reads.ts";

interface Callable {
  readonly name: string;
  readonly given: fc.Arbitrary<Readonly<Record<string, unknown>>>;
  /** What it returns, where it returns rows. */
  readonly columns: readonly string[];
  /** By which the order of its rows is settled. */
  readonly key: string;
}

const few = fc.constantFrom(0, 1, 3, 6, -1);
const maybe = (given: fc.Arbitrary<Readonly<Record<string, unknown>>>) => fc.oneof(given, fc.constant({}));
const id = fc.constantFrom<unknown>(1, 5, 999_999, "7", "abc", null);

const callables: readonly Callable[] = [
  { name: "get_lyrics_count", given: fc.constant({}), columns: [], key: "" },
  {
    name: "get_top_lyrics",
    given: maybe(fc.record({ limit_count: few })),
    columns: ["id", "title", "views", "album_name", "singer_name"],
    key: "id",
  },
  {
    name: "get_top_singers",
    given: maybe(fc.record({ limit_count: fc.oneof(few, fc.constantFrom<unknown>("2", "x", null)) })),
    columns: ["id", "name", "songCount"],
    key: "id",
  },
  {
    ...{ name: "get_lyrics_by_lyricist", given: fc.record({ p_lyricist_id: id }) },
    ...{ columns: ["lyric_id"], key: "lyric_id" },
  },
  {
    ...{ name: "get_lyrics_by_music_director", given: fc.record({ p_music_director_id: id }) },
    ...{ columns: ["lyric_id"], key: "lyric_id" },
  },
  {
    name: "search_lyrics_ids",
    given: fc.record({ keyword: fc.constantFrom("geet 77", "गीत 12", "film 3", "", "%", "a,b", "it's") }),
    ...{ columns: ["lyric_id"], key: "lyric_id" },
  },
  {
    name: "get_analytics_data",
    given: fc.constant({}),
    columns: ["total_lyrics", "total_views"],
    key: "total_lyrics",
  },
  { name: "get_lyrics_counts", given: fc.constant({}), columns: [], key: "" },
  { name: "get_top_lyrics", given: fc.constant({ no_such: 1 }), columns: ["id"], key: "id" },
];

export const calls = (): fc.Arbitrary<Asked> =>
  fc.constantFrom(...callables).chain((callable) =>
    fc
      .record({
        given: callable.given,
        method: fc.constantFrom("GET", "POST", "POST", "HEAD"),
        narrowed: callable.columns.length > 0 ? narrowing(callable) : fc.constant([]),
        role: fc.constantFrom("anon", "anon", "service_role"),
        prefer: nowAndThen(6, fc.constantFrom("count=exact", "params=single-object")),
        accept: nowAndThen(
          5,
          fc.constantFrom("application/vnd.pgrst.object+json", "text/csv", "application/json"),
        ),
      })
      .map(({ given, method, narrowed, role, prefer, accept }): Asked => {
        const inAddress =
          method === "POST" ? [] : Object.entries(given).map(([name, value]): Pair => [name, String(value)]);
        return {
          ...{ method, role, isBroken: false, isOrdered: true, areEmbeddingsOrdered: true },
          path: `/rpc/${callable.name}${queryOf([...inAddress, ...narrowed])}`,
          headers: {
            ...(method === "POST" && { "content-type": "application/json" }),
            ...(prefer && { prefer }),
            ...(accept && { accept }),
          },
          body: method === "POST" ? JSON.stringify(given) : null,
        };
      }),
  );

function narrowing({ columns, key }: Callable): fc.Arbitrary<Pair[]> {
  const column = fc.constantFrom(...columns);
  return fc
    .record({
      select: nowAndThen(2, fc.uniqueArray(column, { minLength: 1, maxLength: 3 })),
      filter: nowAndThen(3, fc.constantFrom("gt.2", "not.is.null", "in.(1,2,3,4)", "eq.7")),
      order: nowAndThen(3, fc.tuple(column, fc.constantFrom("", ".desc", ".desc.nullslast"))),
      limit: nowAndThen(4, fc.constantFrom("0", "2", "5")),
      offset: nowAndThen(8, fc.constantFrom("0", "1", "100")),
    })
    .map(({ select, filter, order, limit, offset }): Pair[] => [
      ...(select ? [["select", select.join(",")] as const] : []),
      ...(filter ? [[key, filter] as const] : []),
      ...(order ? [["order", `${order.join("")},${key}`] as const] : []),
      ...(limit ? [["limit", limit] as const] : []),
      ...(offset ? [["offset", offset] as const] : []),
    ]);
}
