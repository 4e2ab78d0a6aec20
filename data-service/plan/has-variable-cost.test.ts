import { expect, test } from "vitest";
import { readRequest } from "../request/index.ts";
import { readSchema } from "../schema/read-schema.ts";
import { openTestService } from "../testing/open-test-service.ts";
import { hasVariableCost } from "./has-variable-cost.ts";
import { planQuery } from "./plan-query.ts";

const { database } = await openTestService("songs");
const schema = await readSchema(database.sql, ["public"]);

const isVariable = (path: string, query = ""): boolean => {
  const asked = { method: "GET", headers: new Headers(), body: null };
  return hasVariableCost(planQuery(readRequest({ ...asked, path, query }), schema, true));
};

test.each([
  ["/rpc/search_lyrics_ids", "keyword=dil"],
  ["/lyrics", "title=eq.Dil"],
  ["/lyrics", "title=like.a*"],
  ["/lyrics", "id=gt.5"],
  ["/lyrics", "id=not.eq.5"],
  ["/lyrics", "id=in.(1,2)"],
  ["/lyrics", "or=(id.eq.1,genre.eq.Filmi)"],
  ["/lyrics", "offset=100"],
  ["/lyrics", "select=id,albums(name)&albums.name=gt.a"],
  ["/lyrics", "select=id,albums!inner()&albums.name=eq.Dil"],
  ["/lyrics", "select=id,singers!inner(id)&singers.id=eq.1"],
  ["/lyrics_singers", "lyric_id=eq.1"],
])("the time of %s with %s depends on its values", (path, query) => {
  expect(isVariable(path, query)).toBe(true);
});

test.each([
  ["/rpc/get_lyrics_count", ""],
  ["/lyrics", "select=*,albums(*),lyrics_singers(position,singers(*))&id=eq.1"],
  ["/lyrics", "select=id,title,albums(name)&order=created_at.desc&limit=50"],
  ["/lyrics", "album_id=is.null"],
])("the time of %s with %s does not", (path, query) => {
  expect(isVariable(path, query)).toBe(false);
});
