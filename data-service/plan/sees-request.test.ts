import { expect, test } from "vitest";
import { readRequest } from "../request/index.ts";
import { readSchema } from "../schema/read-schema.ts";
import { openTestService } from "../testing/open-test-service.ts";
import { planQuery } from "./plan-query.ts";
import { seesRequest } from "./sees-request.ts";

const { database } = await openTestService("songs");
const { sql } = database;
const plainFunctions = ["get_top_lyrics", "increment_views"];
const plain = await readSchema(sql, ["public"], plainFunctions);
await sql`create view public.titles as select id, title, album_id from lyrics`;
await sql`create policy some_rows on albums for select to anon using (year > 1900)`;
await sql`create function public.shout(song lyrics) returns text language sql stable as 'select upper(song.title)'`;
const schema = await readSchema(sql, ["public"], plainFunctions);

const seenBy = (path: string, query = "", method = "GET", from = schema): boolean => {
  const headers = new Headers({ "Content-Type": "application/json" });
  const body = method === "POST" ? new TextEncoder().encode("{}") : null;
  return seesRequest(planQuery(readRequest({ method, path, query, headers, body }), from, true));
};

test.each([
  ["that is said not to ask needs none", "get_top_lyrics", false],
  ["that writes needs them all the same", "increment_views", true],
  ["of which nothing is said needs them", "get_lyrics_count", true],
])("a function %s", (_, name, needsThem) => {
  expect(seenBy(`/rpc/${name}`, name === "increment_views" ? "song_id=1" : "", "GET", plain)).toBe(needsThem);
});

test.each([
  ["/lyrics", "select=*,lyrics_singers(position,singers(*)),lyricists(*)&order=title&title=like.a*"],
  ["/singers", "select=count()"],
])("a reading of %s, whose rules show every row, needs no settings", (path, query) => {
  expect(seenBy(path, query)).toBe(false);
});

test.each([
  ["a table with a rule for its rows", "/albums", "", "GET"],
  ["an embedded one", "/lyrics", "select=id,albums(name)", "GET"],
  ["an embedded one that only filters", "/lyrics", "select=id,albums!inner()", "GET"],
  ["one within an embedding", "/singers", "select=lyrics_singers(lyrics(albums(name)))", "GET"],
  ["a field that a function computes", "/lyrics", "select=shout", "GET"],
  ["an aggregate of it", "/lyrics", "select=shout.max()", "GET"],
  ["one that only filters rows", "/lyrics", "select=id&or=(id.eq.1,shout.eq.A)", "GET"],
  ["one that only orders them", "/lyrics", "select=id&order=shout", "GET"],
  ["a view", "/titles", "", "GET"],
  ["a function", "/rpc/get_lyrics_count", "", "GET"],
  [
    "a function that is said not to ask, beside a table with a rule for its rows",
    "/rpc/get_top_lyrics",
    "",
    "GET",
  ],
  ["a write", "/singers", "", "POST"],
])("%s needs them", (_, path, query, method) => {
  expect(seenBy(path, query, method)).toBe(true);
});
