import { describe, expect, test } from "vitest";
import { openDataService } from "../index.ts";
import { statementTime } from "../limits.ts";
import { openTestService, publicKey, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("bookshop", { aggregates: true });

const rows = async (path: string) => {
  const { status, body } = await ask(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe("an aggregate", () => {
  test.each([
    ["price.sum()", { sum: 29.5 }],
    ["price.avg()", { avg: 9.833333333333334 }],
    ["price.min(),price.max()", { min: 8, max: 12.5 }],
    ["price.count(),all:count()", { count: 3, all: 4 }],
    ["total:price.sum()::int", { total: 30 }],
    ["last:id::text.max()", { last: "4" }],
    ["n:editor_id::text.count()::text", { n: "2" }],
  ])("%s is computed of all rows", async (select, expected) => {
    expect(await rows(`/books?select=${select}`)).toEqual([expected]);
  });

  test("takes a value in JSON and a computed field", async () => {
    expect(await rows("/readers?select=facts->>born::int.min(),age.max()")).toEqual([{ min: 1985, max: 35 }]);
  });

  test("is computed of the rows that the filters select, for each group of the other columns", async () => {
    expect(await rows("/books?select=kind:genre,price.sum(),count()&id=lt.4&order=genre")).toEqual([
      { kind: "novel", sum: 29.5, count: 3 },
    ]);
    expect(await rows("/books?select=genre,writer,price.max()&order=genre.desc,writer&limit=2")).toEqual([
      { genre: "poems", writer: 2, max: null },
      { genre: "novel", writer: 1, max: 12.5 },
    ]);
    expect(await rows("/books?select=genre,price.max()&order=genre&offset=1")).toEqual([
      { genre: "poems", max: null },
    ]);
  });

  test("is counted as one row for each group", async () => {
    const { headers, body } = await ask("/books?select=genre,price.sum()&order=genre&limit=1", {
      headers: { Prefer: "count=exact" },
    });
    expect([headers.get("Content-Range"), body]).toEqual(["0-0/2", [{ genre: "novel", sum: 29.5 }]]);
  });

  test("is computed for each row in an embedding, also grouped there", async () => {
    expect(await rows("/readers?select=name,loans(days.sum(),days.avg()::int)&order=id")).toEqual([
      { name: "Asha", loans: [{ sum: 40, avg: 20 }] },
      { name: "Bela", loans: [{ sum: 5, avg: 5 }] },
      { name: "Chand", loans: [{ sum: null, avg: null }] },
    ]);
    expect(
      await rows("/authors?select=name,books!books_author(genre,price.max())&books.order=genre&author=eq.2"),
    ).toEqual([
      {
        name: "Tagore",
        books: [
          { genre: "novel", max: 9 },
          { genre: "poems", max: null },
        ],
      },
    ]);
  });

  test("is grouped by embeddings of its row", async () => {
    expect(await rows("/loans?select=reader_id,days.sum(),readers(name)&order=reader_id")).toEqual([
      { reader_id: 1, sum: 40, readers: { name: "Asha" } },
      { reader_id: 2, sum: 5, readers: { name: "Bela" } },
    ]);
    expect(
      await rows(
        "/books?select=price.sum(),authors!books_author(name,covers:books!books_editor(id))&limit=9",
      ),
    ).toEqual(
      expect.arrayContaining([
        { sum: 20.5, authors: { name: "Premchand", covers: [{ id: 3 }] } },
        { sum: 9, authors: { name: "Tagore", covers: [{ id: 2 }] } },
      ]),
    );
  });

  test("of a spread to one groups the rows by its other columns", async () => {
    expect(
      await rows("/loans?select=days.sum(),...readers(name,years:born.max())&order=readers(name).desc"),
    ).toEqual([
      { sum: 5, name: "Bela", years: 1992 },
      { sum: 40, name: "Asha", years: 1985 },
    ]);
    expect(await rows("/loans?select=...readers(born.min())")).toEqual([{ min: 1985 }]);
    expect(await rows("/loans?select=...readers(name)&order=readers(name)")).toHaveLength(3);
  });

  test("of a spread may be of a spread within it, beside embeddings and lists", async () => {
    const path =
      "/loans?select=...books(genre,...authors!books_author(authors:name.count(),name.max())),readers(name)";
    expect(await rows(`${path}&order=books(genre)`)).toEqual([
      { genre: "novel", authors: 2, max: "Tagore", readers: { name: "Asha" } },
      { genre: "novel", authors: 1, max: "Premchand", readers: { name: "Bela" } },
    ]);
    expect(await rows("/books?select=genre,price.sum(),...loans(days)&loans.order=days&order=genre")).toEqual(
      expect.arrayContaining([
        { genre: "novel", sum: 8, days: [5, 10] },
        { genre: "novel", sum: 9, days: [30] },
        { genre: "novel", sum: 12.5, days: [] },
        { genre: "poems", sum: null, days: [] },
      ]),
    );
  });

  test("count() of a spread counts the rows that it has", async () => {
    expect(await rows("/books?select=genre,all:count(),...covers(covered:count())&order=genre")).toEqual([
      { genre: "novel", all: 3, covered: 2 },
      { genre: "poems", all: 1, covered: 0 },
    ]);
  });

  test("is computed of the rows of a function", async () => {
    expect(await rows("/rpc/everyone?select=born.max()")).toEqual([{ max: 1999 }]);
    expect((await ask("/rpc/everyone?select=born.min()", { method: "POST", body: {} })).body).toEqual([
      { min: 1985 },
    ]);
  });

  test("is computed of written rows", async () => {
    const { status, body } = await ask(
      "/books?id=lt.3&select=writer,title.max(),...authors!books_author(name)",
      {
        method: "PATCH",
        key: secretKey,
        headers: { Prefer: "return=representation" },
        body: { genre: "novel" },
      },
    );
    expect([status, body]).toEqual([200, [{ writer: 1, max: "Godan", name: "Premchand" }]]);
  });

  test("is shown in CSV", async () => {
    const { text } = await ask("/loans?select=...readers(name),days.sum()&order=readers(name)", {
      headers: { Accept: "text/csv" },
    });
    expect(text).toBe("name,sum\nAsha,40\nBela,5");
  });

  test.each([
    ["/books?select=genre,price.sum()&order=title", "42803"],
    ["/books?select=genre::text,price.sum()&order=genre", "42803"],
    ["/loans?select=days.sum(),...readers(name)&order=readers(born)", "42803"],
    ["/loans?select=days.sum(),readers(name)&order=readers(name)", "42803"],
    ["/books?select=title.sum()", "42883"],
    ["/books?select=nothing.sum()", "42703"],
    ["/books?select=price::money.sum()", "ANTARA009"],
    ["/books?select=price.sum()::money", "ANTARA009"],
    ["/books?select=price.sum(),id.sum()", "ANTARA011"],
    ["/readers?select=name,...loans(days.sum())", "PGRST127"],
  ])("as in %s is refused as %s", async (path, code) => {
    expect((await ask(path)).body.code).toBe(code);
  });
});

test("a visitor's aggregate of too many rows is ended at the time for a statement", async () => {
  const began = performance.now();
  const { status, body } = await ask("/letters?select=kind,page.sum()");
  expect([status, body.code]).toEqual([504, "57014"]);
  expect(performance.now() - began).toBeGreaterThan(statementTime.visitor - 100);
});

describe("without the setting", () => {
  const options = { sql: database.sql, address: database.address, databaseUrl: database.address };
  const askWithout = async (path: string) => {
    const service = await openDataService({
      ...options,
      schemas: ["bookshop"],
      publicKey,
      secretKey,
      log: console,
    });
    const response = await service.answer(
      new Request(`http://site.example/rest/v1${path}`, { headers: { apikey: publicKey } }),
    );
    await service.close();
    return response.json();
  };

  test.each([
    "/books?select=price.sum()",
    "/books?select=id.count()",
    "/readers?select=name,loans(days.max())",
    "/loans?select=count(),readers(name)",
    "/loans?select=...readers(count())",
    "/readers?select=...loans(count)",
    "/readers?select=...loans(...books(count()))&loans.order=days",
  ])("%s is refused", async (path) => {
    expect(await askWithout(path)).toMatchObject({
      code: "PGRST123",
      hint: expect.stringContaining("DATA_API_AGGREGATES"),
    });
  });

  test("rows are counted", async () => {
    expect(await askWithout("/books?select=genre,count()&order=genre")).toEqual([
      { genre: "novel", count: 3 },
      { genre: "poems", count: 1 },
    ]);
    expect(await askWithout("/readers?select=loans!inner(count)&id=eq.1")).toEqual([
      { loans: [{ count: 2 }] },
    ]);
  });
});
