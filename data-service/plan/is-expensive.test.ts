import { expect, test } from "vitest";
import { readRequest } from "../request/index.ts";
import { readSchema } from "../schema/read-schema.ts";
import { buildSql } from "../sql/build-sql.ts";
import { openTestService } from "../testing/open-test-service.ts";
import { planQuery } from "./plan-query.ts";

const { database } = await openTestService("songs");
await database.sql`create table public.remarks (id integer primary key,
  song_id bigint references lyrics, words text)`;
await database.sql`create view public.titles as select id, title from lyrics`;
await database.sql`create index by_genre on lyrics (genre, title, year)`;
await database.sql`create index others on lyrics (lower(title), year)`;
await database.sql`create index of_some on lyrics (year) where year > 1900`;
await database.sql`create index for_patterns on lyrics (title text_pattern_ops)`;
const schema = await readSchema(database.sql, ["public"]);

const isExpensive = (query: string, path = "/lyrics", more: Record<string, string> = {}, method = "GET") => {
  const headers = new Headers({ "Content-Type": "application/json", ...more });
  const body = method === "GET" ? null : new TextEncoder().encode('{"title": "A"}');
  return buildSql(planQuery(readRequest({ method, path, query, headers, body }), schema, true)).isExpensive;
};

test.each([
  "title=match.a.*b",
  "title=not.imatch.a",
  "title=ilike.*dil*",
  "title=like(any).{dil*,_il}",
  "title=wfts(simple).dil",
  "or=(id.eq.1,title.not.fts.dil)",
  "or=(id.eq.1,and(id.gt.1,title.match.a))",
  "select=id,albums(name)&albums.name=imatch.a",
  "select=id,...albums!inner(name)&albums.name=like.*a",
  "select=id,albums!inner()&albums.name=match.a",
  "select=id,albums()&order=title&limit=1",
  "order=id,title",
  "order=year",
  "order=created_at.desc.nullslast",
  "order=created_at.desc,id.asc",
  "order=albums(name)&select=id,albums()",
  "genre=eq.Ghazal&order=year",
  "genre=gt.A&order=title",
  "year=gt.1900",
  "views=not.gt.5",
  "title=ilike.dil*",
  "genre=eq.Ghazal&views=eq.7",
  "or=(id.eq.1,id.eq.2)",
  "album_id=in.(1,2)&order=title",
  "select=albums!inner()",
  "offset=1001",
  "select=lyrics_singers(position)&lyrics_singers.offset=1001",
  "select=genre,count()",
  "select=remarks(words)",
  "select=lyrics_singers(singers(lyrics_singers(position)))",
  "select=views.sum()",
  "select=title,lyrics_singers(position.max())",
  "select=...albums(count())",
])("a query of songs with %s is expensive", (query) => {
  expect(isExpensive(query)).toBe(true);
});

test.each([
  "id=eq.1",
  "id=eq.1&order=title&title=neq.A&offset=1",
  "id=in.(1,2)&order=title",
  "order=id.desc&id=lt.7",
  "order=created_at,id&created_at=gt.2020-01-01",
  "order=views.desc,id&limit=50&offset=1000",
  "order=views.asc.nullslast",
  "genre=eq.Ghazal&order=title",
  "genre=eq.Ghazal&order=genre,title.desc,year.desc&title=gt.A",
  "genre=eq.Ghazal&title=eq.A&year=in.(1960,1961)",
  "album_id=eq.1&order=id",
  "album_id=is.null",
  "select=title,lyrics_singers(count)",
  "select=title,lyrics_singers(position,singers(name))&lyrics_singers.order=position&order=id",
  "select=*,albums(*),lyrics_singers(singers(*)),lyrics_lyricists(lyricists(*))",
  "select=id,albums()&order=views.desc&limit=1000",
])("a query of songs with %s is not expensive", (query) => {
  expect(isExpensive(query)).toBe(false);
});

test.each([
  ["an exact count", "genre=eq.Ghazal", "/lyrics", { Prefer: "count=exact" }, true],
  ["an estimated count", "genre=eq.Ghazal", "/lyrics", { Prefer: "count=estimated" }, false],
  ["an exact count of one row", "id=eq.1", "/lyrics", { Prefer: "count=exact" }, false],
  ["two columns of a key", "lyric_id=eq.1&singer_id=eq.2&order=position", "/lyrics_singers", {}, false],
  ["one column of a key", "lyric_id=eq.1", "/lyrics_singers", {}, false],
  ["an order of a view", "order=id", "/titles", {}, true],
  ["one row of a view", "id=eq.1", "/titles", {}, false],
  ["all rows of a view", "limit=10", "/titles", {}, false],
  ["the rows of a function in an order", "order=views", "/rpc/get_top_lyrics", {}, true],
  ["the rows of a function", "", "/rpc/get_top_lyrics", {}, false],
])("a reading of %s is expensive: %s %s", (_, query, path, headers, expected) => {
  expect(isExpensive(query, path, headers)).toBe(expected);
});

test("a write is expensive if no index has the rows that its filters select", () => {
  const write = (query: string, method: string) => isExpensive(query, "/lyrics", {}, method);
  expect(
    ["id=eq.1", "genre=eq.A", "year=eq.1960", "title=match.a"].map((query) => write(query, "PATCH")),
  ).toEqual([...[false, false, true, true]]);
  expect(write("", "POST")).toBe(false);
});
