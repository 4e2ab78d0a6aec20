import { expect, test } from "vitest";
import { readRequest } from "../request/index.ts";
import { readSchema } from "../schema/read-schema.ts";
import { buildSql } from "../sql/build-sql.ts";
import { openTestService } from "../testing/open-test-service.ts";
import { planQuery } from "./plan-query.ts";

const { database } = await openTestService("songs");
const schema = await readSchema(database.sql, ["public"]);

const isExpensive = (query: string): boolean => {
  const asked = { method: "GET", path: "/lyrics", headers: new Headers(), body: null };
  return buildSql(planQuery(readRequest({ ...asked, query }), schema, true)).isExpensive;
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
  "select=lyrics_singers(singers(lyrics_singers(position)))",
  "select=views.sum()",
  "select=title,lyrics_singers(position.max())",
  "select=...albums(count())",
])("a query of songs with %s is expensive", (query) => {
  expect(isExpensive(query)).toBe(true);
});

test.each([
  "id=eq.1",
  "select=genre,count()",
  "select=title,lyrics_singers(count)",
  "title=ilike.dil*",
  "select=*,albums(*),lyrics_singers(singers(*)),lyrics_lyricists(lyricists(*))",
  "select=id,albums()&order=title&limit=1000",
])("a query of songs with %s is not expensive", (query) => {
  expect(isExpensive(query)).toBe(false);
});
