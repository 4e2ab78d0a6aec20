/** Nested embeddings multiply rows, so a short request could ask for more than this process can hold. */
import { expect, test } from "vitest";
import { maxBytesShown } from "../limits.ts";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("songs");
const { sql } = database;

const [album] = await sql<{ id: string }[]>`insert into albums (name) values ('Long') returning id`;
await sql`
  insert into lyrics (title, lyrics_english, album_id)
  select 'Song ' || n, repeat('la la ' || n || ' ', 1500), ${album?.id ?? ""} from generate_series(1, 37) as n`;

const nested = `/albums?id=eq.${album?.id}&select=lyrics(albums(lyrics(lyrics_english)))`;
const refusal = {
  code: "ANTARA013",
  message: `The answer has more than ${maxBytesShown} bytes`,
  details: null,
  hint: "Ask for fewer rows, columns or embeddings.",
};

test.each(["application/json", "text/csv", "application/vnd.pgrst.array+json;nulls=stripped"])(
  "an answer as %s that is too large is refused before it is sent to this process",
  async (Accept) => {
    const { status, body } = await ask(nested, { key: secretKey, headers: { Accept } });
    expect([status, body]).toEqual([400, refusal]);
  },
);

test("a visitor is refused it too, by its size or, on a busy machine, by the time for a statement", async () => {
  const { body } = await ask(nested);
  expect([refusal.code, "57014"]).toContain((body as { readonly code: string }).code);
});

test("a smaller part of it is answered", async () => {
  const { status, text } = await ask(`${nested}&lyrics.limit=10`);
  expect(status).toBe(200);
  expect(text.length).toBeGreaterThan(4_500_000);
});

test("a change whose answer is too large is undone", async () => {
  const { status, body } = await ask(nested, {
    method: "PATCH",
    key: secretKey,
    headers: { Prefer: "return=representation" },
    body: { name: "Longer" },
  });
  expect([status, body]).toEqual([400, refusal]);
  expect((await ask(`/albums?id=eq.${album?.id}&select=name`)).body).toEqual([{ name: "Long" }]);
});
