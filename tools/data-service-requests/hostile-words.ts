/** Names, values and texts that nobody should send: ones that mean harm, that break a parser, or that get through one. */
import type { Draw } from "./draw.ts";
import { tables } from "./tables.ts";
import { drawValue } from "./values.ts";

/** Of tables, columns and functions. */
const names = [
  ...(
    'trash private.trash account pg_class pg_sleep information_schema.tables __proto__ constructor toString " "id a"b ' +
    "'' गीत * .. lyrics; ctid tableoid xmin rpc count select id::text title->a title->>0 get_lyrics_count " +
    "get_top_lyrics save_lyric search_lyrics_ids"
  ).split(" "),
  "",
  " ",
  "a".repeat(70),
  ...tables.map(({ name }) => name),
];

const values = [
  ...(
    "1) or 1=1 --|$1|$$|\\|\\'|%00|\u0000|\ud800|\u202e|1e400|NaN|-0|{1,2,null}|[1,2]|{}|null|::|->>|->a->>b|" +
    "pg_sleep(9)|(((a+)+)+)+$"
  ).split("|"),
  "'; drop table lyrics; --",
  "9".repeat(400),
  "(".repeat(200),
  "{".repeat(200),
  '"'.repeat(99),
  "%".repeat(50),
  "x".repeat(5_000),
];

export const drawHostileName = (draw: Draw): string => (draw.oneIn(3) ? draw.text() : draw.pick(names));

export function drawHostileValue(draw: Draw): string {
  return draw.way(
    [6, () => drawValue(draw, draw.pick(["bigint", "text", "timestamptz"]))],
    [2, () => draw.pick(values)],
    [1, () => draw.text()],
    [1, () => String(draw.number(-1e6, 1e6) * 9e9)],
  );
}

const operators = "cs cd ov fts sl adj not.not.eq eq(any) eq(some) nope not in is eq".split(" ");
const embeddings = 'albums lyrics lyrics_singers ...albums a:singers albums!nope x!! "albums"'.split(" ");
const pieces = "( ) ,, :: -> id.eq.1 views.sum() count() *".split(" ");

/** What looks like a `select` or a tree of conditions, and is none. */
function drawJunk(draw: Draw, depth = 3): string {
  const within = () => (depth > 0 ? drawJunk(draw, depth - 1) : "");
  const items = draw.list(0, 4, () =>
    draw.way(
      [1, () => drawHostileName(draw)],
      [1, () => `${draw.pick(embeddings)}(${within()})`],
      [1, () => `${draw.pick(["and", "not.or", "or"])}(${within()}`],
      [1, () => draw.pick(pieces)],
    ),
  );
  return items.join(",");
}

const places = "select order columns on_conflict or albums.and not.and".split(" ");
const parts = "limit offset albums.limit a.b.c.offset".split(" ");

/** A pair of the address. */
export function drawHostilePair(draw: Draw): readonly [name: string, value: string] {
  return draw.pick<() => readonly [string, string]>([
    () => [draw.pick(places), drawJunk(draw)],
    () => [drawHostileName(draw), `${draw.pick(operators)}.${drawHostileValue(draw)}`],
    () => [draw.pick(parts), drawHostileValue(draw)],
    () => [drawHostileName(draw), drawHostileValue(draw)],
  ])();
}
