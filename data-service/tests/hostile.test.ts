import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { maxBodyBytes } from "../limits.ts";
import { openTestService, publicKey, secretKey } from "../testing/open-test-service.ts";

const { ask, database, service } = await openTestService("odd shop");
const { sql } = database;

/** Text that could end a name, a string, a comment or a statement, or access another table. */
const attacks = [
  ...["'", '"', "''", '""', "\\", "\\'", "';--", '";--', "$$", "$1", "%s", "--", "/*", ";"],
  'x\'; drop table "the shop".parts; --',
  'x"; drop table "the shop".parts; --',
  'id" from "the shop".customer_details --',
  "1) or (1=1",
  "1::text; select pg_sleep(9)",
  "(select note from customer_details)",
  '\' union select note from "the shop".customer_details --',
  '{a,"b}',
  "\u0001\u{1f600}\u2028",
];

const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, "\\$&")}"`;
const encoded = encodeURIComponent;
const jsonOf = (bytes: number) => `{"name":"${"x".repeat(bytes - 11)}"}`;

async function fetchRaw(query: string, init: RequestInit = {}) {
  const headers = { apikey: publicKey, "Content-Type": "application/json", ...init.headers };
  const response = await service.answer(
    new Request(`http://site.example/rest/v1/${query}`, { ...init, headers }),
  );
  return { status: response.status, text: await response.text() };
}

async function everythingStands(): Promise<void> {
  const [counts] = await sql`
    select (select count(*) from "the shop".customers) as customers,
      (select count(*) from "the shop".parts) as parts`;
  expect(counts).toEqual({ customers: 3, parts: 4 });
}

describe.each(attacks)("written as %j", (attack) => {
  const name = encoded(quoted(attack));

  test.each([
    ["a value", `customers?name=eq.${encoded(attack)}`],
    ["a value of a list", `customers?name=in.(${name})`],
    ["a pattern", `customers?name=like.${encoded(attack)}`],
    ["a value in a condition", `customers?or=(name.eq.${name},id.eq.99)`],
    ["an alias", `customers?select=${name}:id&id=eq.99`],
    ["a key of JSON", `customers?select=x:Home%20Address-%3E%3E${name}&id=eq.99`],
    ["a number", `customers?id=eq.${encoded(attack)}`],
    ["a cast", `customers?select=id::${encoded(attack)}`],
    ["a column", `customers?select=${name}`],
    ["a column of a filter", `customers?${name}=eq.1`],
    ["a column of an order", `customers?order=${name}`],
    ["a direction", `customers?order=id.${encoded(attack)}`],
    ["an embedding", `orders?select=${name}(*)`],
    ["a hint", `orders?select=customers!${name}(*)`],
    ["a table", encoded(attack)],
    ["a function", `rpc/${encoded(attack)}`],
    ["an argument", `rpc/echo?word=${encoded(attack)}`],
    ["a limit", `customers?limit=${encoded(attack)}`],
  ])("%s does no harm", async (_place, query) => {
    const { status, text } = await fetchRaw(query);
    expect([200, 300, 400, 404]).toContain(status);
    expect(text).not.toContain("pays late");
    expect(text).not.toContain('"42601"');
  });

  test("is harmless as a key of a body, a column to write or a conflict column", async () => {
    const init = (body: unknown) => ({
      method: "POST",
      headers: { apikey: secretKey, Prefer: "resolution=merge-duplicates" },
      body: JSON.stringify(body),
    });
    expect((await fetchRaw("parts", init({ [attack]: 1 }))).status).toBe(400);
    expect((await fetchRaw(`parts?columns=${name}`, init({ id: 1 }))).status).toBe(400);
    expect((await fetchRaw(`parts?on_conflict=${name}`, init({ id: 1 }))).status).toBe(400);
    expect((await fetchRaw("rpc/echo", init({ [attack]: 1 }))).status).toBe(404);
    const written = await fetchRaw("rpc/echo", init({ word: attack }));
    expect(JSON.parse(written.text)).toBe(attack);
  });

  test("is returned unchanged as a value", async () => {
    const { body } = await ask("/customers?select=name", {
      method: "POST",
      key: secretKey,
      body: { name: attack, tags: [attack], "Home Address": { [attack]: attack } },
      headers: { Prefer: "return=representation" },
    });
    expect(body).toEqual([{ name: attack }]);
    const found = await fetchRaw(
      `customers?select=name,x:Home%20Address-%3E%3E${name}&name=in.(${name},"x")&tags=cs.${encoded(`{${quoted(attack)}}`)}`,
    );
    expect(JSON.parse(found.text)).toEqual([{ name: attack, x: attack }]);
    await sql`delete from "the shop".customers where id > 3`;
  });
});

test("all tables are unchanged afterwards", everythingStands);

describe("a request that asks for too much is refused", () => {
  test.each([
    ["nested too deep", `parts?select=${"parent_id(".repeat(5)}*${")".repeat(5)}`, "ANTARA003"],
    [
      "of too many embeddings",
      `parts?select=${Array.from({ length: 21 }, (_, n) => `a${n}:parent_id(id)`).join()}`,
      "ANTARA004",
    ],
    [
      "of too many conditions",
      `parts?or=(${Array.from({ length: 101 }, () => "id.eq.1").join()})`,
      "ANTARA005",
    ],
    ["of a list too long", `parts?id=in.(${Array.from({ length: 1001 }, () => 1).join()})`, "ANTARA006"],
    ["with an address too long", `parts?name=eq.${"x".repeat(16_000)}`, "ANTARA001"],
  ])("%s", async (_what, query, code) => {
    expect(JSON.parse((await fetchRaw(query)).text).code).toBe(code);
  });

  test("but a request at the limit is answered", async () => {
    const widest = Array.from({ length: 20 }, (_, n) => `a${n}:parent_id(id)`).join();
    expect((await fetchRaw(`parts?select=${widest}`)).status).toBe(200);
    const deepest = `parts?select=${"parent_id(".repeat(4)}*${")".repeat(4)}`;
    expect((await fetchRaw(deepest)).status).toBe(200);
    expect(
      (await fetchRaw(`parts?select=${Array.from({ length: 500 }, () => "*").join()}`)).status,
    ).toBeLessThan(500);
  });

  test("for a body that is too large, before it was read completely", async () => {
    let sent = 0;
    const chunk = new Uint8Array(1_048_576).fill(32);
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const answered = await fetchRaw("parts", { method: "POST", body, duplex: "half" } as RequestInit);
    expect(JSON.parse(answered.text).code).toBe("ANTARA002");
    expect(sent).toBeLessThan(4);
  });

  test("for a body that is larger than what its caller may send, and names the limit", async () => {
    const ask = (bytes: number, key: string) =>
      fetchRaw("parts?id=eq.99", { method: "PATCH", headers: { apikey: key }, body: jsonOf(bytes) });
    const { visitor, service } = maxBodyBytes;
    const statuses = [];
    for (const bytes of [visitor, visitor + 1]) statuses.push((await ask(bytes, publicKey)).status);
    for (const bytes of [service, service + 1]) statuses.push((await ask(bytes, secretKey)).status);
    expect(statuses).toEqual([401, 413, 204, 413]);
    expect((await ask(visitor + 1, publicKey)).text).toContain(`more than ${visitor} bytes`);
  });

  test("for the refusal of an unknown function with all names of its arguments", async () => {
    const names = Array.from({ length: 1_500 }, (_, n) => `k${n}`);
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])));
    const { status, text } = await fetchRaw("rpc/echo", { method: "POST", body });
    expect(status).toBe(404);
    expect(JSON.parse(text).message).toMatch(
      /^Could not find the function the shop\.echo\(k0, k1, .*, …\) in/,
    );
    expect(text.length).toBeLessThan(2_000);
  });
});

test.each([
  ["gzip", 415],
  ["gzip, identity", 415],
  ["Identity", 401],
])(
  "a body with Content-Encoding '%s' is answered %d, and the header is named where it is why",
  async (encoding, status) => {
    const body = status === 415 ? gzipSync("[]") : '{"id":9}';
    const answered = await fetchRaw("parts", {
      method: "POST",
      headers: { "Content-Encoding": encoding },
      body,
    });
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.text).message.includes("Content-Encoding")).toBe(status === 415);
  },
);

test("a visitor's statement that takes too long is cancelled, and the next one is answered", async () => {
  const answered = await ask("/rpc/sleep", { method: "POST", body: { seconds: 30 } });
  expect(answered).toMatchObject({ status: 504, body: { code: "57014" } });
  const [, section = "", manual = ""] = /see '(.*)' in (\S*\.md)/.exec(answered.body.hint) ?? [];
  expect(section).toBe("Many rows");
  expect(await readFile(manual, "utf8")).toContain(`\n### ${section}\n`);
  expect((await ask("/parts?limit=1")).status).toBe(200);
});

test("quick statements do not wait for many slow ones", async () => {
  let ended = 0;
  let isOver = false;
  /** Starts the next one as soon as one has ended, so that all run together eventually. */
  const sleepOn = async () => {
    for (; !isOver; ended += 1) await ask("/rpc/sleep", { method: "POST", body: { seconds: 1 } });
  };
  const slow = Array.from({ length: 6 }, sleepOn);
  // Retries, because a busy machine may stall for longer than a statement sleeps.
  await vi
    .waitFor(
      async () => {
        // Until the first one counts as slow, another one could be sent behind it.
        const [known] = await sql<{ slow: number }[]>`
        select count(*) as slow from pg_stat_activity
        where query like '%sleep%' and state = 'active' and clock_timestamp() - query_start > interval '0.15 s'
          and application_name like 'antara data service%'`;
        expect(known).toEqual({ slow: 6 });
        const endedBefore = ended;
        expect(await ask("/parts?limit=1")).toMatchObject({ status: 200 });
        expect(ended).toBe(endedBefore);
      },
      { timeout: 20_000, interval: 20 },
    )
    .finally(() => {
      isOver = true;
    });
  await Promise.all(slow);
});
