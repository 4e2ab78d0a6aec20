import { describe, expect, test } from "vitest";
import { openTestService } from "../testing/open-test-service.ts";

const { ask } = await openTestService("library");

async function idsOf(path: string): Promise<readonly number[]> {
  const { status, body } = await ask(`${path}${path.includes("?") ? "&" : "?"}select=id&order=id`);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body.map(({ id }: { id: number }) => id);
}

describe("full text search finds", () => {
  test.each([
    ["words=fts(english).!cat | ate", [1, 2]],
    ["words=fts.rat", [1, 2]],
    ["words=fts(english).rat | cats", [1, 2, 3]],
    ["words=plfts(english).the cats", [1, 3]],
    ["words=phfts(english).fat cats", [1]],
    ['words=wfts(english)."fat cat" or -fat', [1, 3]],
    ["words=not.wfts(english).cats", [2]],
    ["title=fts(english).cat", [1, 3]],
    ["title=fts(simple).cat", []],
    ["title=plfts(english).a rat", [1, 2]],
    ["title=not.phfts(english).ate rats", [2, 3]],
    ["notes=fts(english).sleep <-> dogs", [1]],
    ["notes->en=plfts(english).dogs", [1, 2]],
    ["notes->>de=wfts(german).Hunde", [1]],
    ["pages=wfts(english).cats", [1]],
    ["pages->0=wfts(english).cats", [1]],
    ["or=(id.eq.2,title.wfts(english).cats)", [1, 2, 3]],
    ['and=(title.phfts(english)."ate, rats",words.not.fts.dog)', [1]],
  ])("by %s the books %j", async (filter, ids) => {
    expect(await idsOf(`/books?${filter}`)).toEqual(ids);
  });

  test("what a function returns, as in a table", async () => {
    expect(await idsOf("/rpc/all_books?title=wfts(english).cats")).toEqual([1, 3]);
  });

  test.each([
    ["words=fts(klingon).cat", 400, "42704"],
    ["words=fts.cat rat", 400, "42601"],
    ["id=fts.1", 404, "42883"],
  ])("nothing by %s: the database refuses it with %i %s", async (filter, status, code) => {
    expect(await ask(`/books?${filter}`)).toMatchObject({ status, body: { code } });
  });
});

describe("ranges and lists are compared", () => {
  test.each([
    ["nights=sl.[2024-01-05,2024-02-01)", [1]],
    ["nights=sr.[2023-01-01,2024-01-05)", [2]],
    ["nights=nxr.[2023-01-01,2024-01-05)", [1]],
    ["nights=nxl.[2024-01-02,2024-01-03)", [2]],
    ["nights=adj.[2024-01-09,2024-01-10)", [2]],
    ["nights=not.adj.[2024-01-09,2024-01-10)", [1]],
    ["nights=ov.[2024-01-04,2024-01-06)", [1, 2]],
    ["rooms=cs.[2,3]", [1]],
    ["rooms=cd.[0,20]", [1, 2, 3]],
    ["rooms=eq.empty", [3]],
    ["free=ov.{[2,4),[25,26)}", [1, 2]],
    ["free=cs.{[7,8)}", [1]],
    ["free=sl.{[10,12)}", [1]],
    ["guests=cs.{Asha}", [1]],
    ['guests=ov.{x,"Bela, Goa"}', [1]],
    ["guests=cd.{Asha}", [2]],
    ['or=(nights.sl."[2024-01-05,2024-02-01)",rooms.adj."[9,10)")', [1, 2]],
  ])("by %s the stays %j", async (filter, ids) => {
    expect(await idsOf(`/stays?${filter}`)).toEqual(ids);
  });

  test.each([
    ["nights=sl.[2024-01-09,2024-01-05)", 400, "22000"],
    ["rooms=adj.5", 400, "22P02"],
    ["id=adj.5", 404, "42883"],
  ])("and by %s refused with %i %s", async (filter, status, code) => {
    expect(await ask(`/stays?${filter}`)).toMatchObject({ status, body: { code } });
  });
});
