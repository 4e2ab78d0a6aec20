import { describe, expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask } = await openTestService("bookshop");

const rows = async (path: string) => {
  const { status, body } = await ask(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe("a view", () => {
  test("is embedded in a table, and a table in a view", async () => {
    expect(await rows("/loans?select=days,books(title)&order=days")).toEqual([
      { days: 5, books: { title: "Godan" } },
      { days: 10, books: { title: "Godan" } },
      { days: 30, books: { title: "Gora" } },
    ]);
    expect(await rows("/books?select=title,loans(days)&loans.order=days&id=lt.3&order=id")).toEqual([
      { title: "Godan", loans: [{ days: 5 }, { days: 10 }] },
      { title: "Gaban", loans: [] },
    ]);
  });

  test("is embedded in a view, also in one of another view", async () => {
    expect(
      await rows("/authors?select=name,cheap_books(title)&cheap_books.order=title&order=author"),
    ).toEqual([
      { name: "Premchand", cheap_books: [{ title: "Godan" }] },
      { name: "Tagore", cheap_books: [{ title: "Gora" }] },
      { name: "Nobody", cheap_books: [] },
    ]);
    expect(await rows("/kept_books?select=title,authors(name)&order=title")).toEqual([
      { title: "Godan", authors: { name: "Premchand" } },
      { title: "Gora", authors: { name: "Tagore" } },
    ]);
  });

  test("is embedded once where the foreign key is unique", async () => {
    expect(await rows("/books?select=title,covers(colour)&id=lt.3&order=id")).toEqual([
      { title: "Godan", covers: { colour: "red" } },
      { title: "Gaban", covers: null },
    ]);
  });

  test("is reached through a join table", async () => {
    expect(await rows("/readers?select=name,books!loans(title)&books.order=title&order=id")).toEqual([
      { name: "Asha", books: [{ title: "Godan" }, { title: "Gora" }] },
      { name: "Bela", books: [{ title: "Godan" }] },
      { name: "Chand", books: [] },
    ]);
  });

  test.each(["authors!books_author(name)", "authors!writer(name)"])("is chosen by %s", async (embedding) => {
    expect(await rows(`/books?select=${embedding}&id=eq.2`)).toEqual([{ authors: { name: "Premchand" } }]);
  });

  test("with two foreign keys is ambiguous, and the answer names both with the columns of the view", async () => {
    const { status, body } = await ask("/books?select=authors(name)");
    expect([status, body.code]).toEqual([300, "PGRST201"]);
    expect(body.details[0].relationship).toBe("books_author using books(writer) and authors(author)");
  });

  test("is not meant by a foreign key or its column alone", async () => {
    expect((await ask("/books?select=books_author(name)")).body.code).toBe("PGRST200");
    expect(await rows("/young_readers?select=name,readers_friend(name)&order=id")).toEqual([
      { name: "Bela", readers_friend: { name: "Asha" } },
      { name: "Chand", readers_friend: { name: "Bela" } },
    ]);
  });

  test("takes filters, inner joins and orders as an embedding", async () => {
    expect(await rows("/loans?select=days,books!inner(title)&books.title=eq.Gora")).toEqual([
      { days: 30, books: { title: "Gora" } },
    ]);
    expect(await rows("/loans?select=days,books(title)&order=books(title).desc,days&limit=1")).toMatchObject([
      { days: 30 },
    ]);
  });
});

describe("the key of a view", () => {
  const write = { key: secretKey, method: "POST" } as const;

  test("decides which row an upsert replaces", async () => {
    const { status, body } = await ask("/books?select=id,title", {
      ...write,
      headers: { Prefer: "resolution=merge-duplicates,return=representation" },
      body: { id: 4, title: "Gitanjali, new" },
    });
    expect([status, body]).toEqual([200, [{ id: 4, title: "Gitanjali, new" }]]);
  });

  test("is in the Location of a new row, and chooses the row of a PUT", async () => {
    const { status, headers } = await ask("/books", {
      ...write,
      headers: { Prefer: "return=headers-only" },
      body: { title: "Nirmala" },
    });
    expect([status, headers.get("Location")]).toEqual([201, "/rest/v1/books?id=eq.101"]);
    const replaced = await ask("/books?id=eq.101", {
      key: secretKey,
      method: "PUT",
      body: { id: 101, title: "Sevasadan" },
    });
    expect(replaced.status).toBe(204);
    expect(await rows("/books?id=eq.101&select=title")).toEqual([{ title: "Sevasadan" }]);
  });
});
