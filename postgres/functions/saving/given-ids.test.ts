/** Ids that callers give never meet those that the database gives. */
import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../testing/index.ts";

const { sql, address } = await openTestDatabase({ connections: 4 });

const most = 9_007_199_254_740_991n;
const tables = ["albums", "singers", "lyricists", "music_directors", "lyrics", "words"] as const;
type Table = (typeof tables)[number];

const devanagariOf = (name: string) =>
  String.fromCodePoint(...Array.from(name, (letter) => 0x0915 + ((letter.codePointAt(0) ?? 0) % 32)));

/** The columns that a row needs besides its id. */
const rowOf = (table: Table, name: string) => {
  if (table === "lyrics") return { title: name, lyrics_english: "la" };
  if (table === "words")
    return { word: devanagariOf(name), roman: name.toLowerCase(), origin: "hindi", english: "x", hindi: "क" };
  return { name };
};

let count = 0;
/** Of letters alone, as words are. */
const newName = () => {
  count += 1;
  return `Naam${String(count).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`;
};

async function give(table: Table, id: bigint | number): Promise<void> {
  await sql`insert into ${sql(table)} ${sql({ id: String(id), ...rowOf(table, newName()) })}`;
}

async function add(table: Table): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into ${sql(table)} ${sql(rowOf(table, newName()))} returning id`;
  return row?.id ?? 0;
}

beforeEach(async () => {
  for (const table of tables) await sql`delete from ${sql(table)}`;
});

test("every table that programs may write, and that numbers its rows, follows given ids", async () => {
  const numbered = await sql<{ name: string }[]>`
    select c.relname as name from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' order by 1`;
  expect(numbered.map(({ name }) => name)).toEqual(tables.toSorted());
});

describe.each(tables)("%s", (table) => {
  test("an addition gets the number after a given one, near or far, inserted, upserted or changed", async () => {
    const last = await add(table);
    for (const beyond of [1, 7, 50_000]) {
      await give(table, last + beyond);
      expect(await add(table)).toBe(last + beyond + 1);
    }
    const changed = await add(table);
    await sql`update ${sql(table)} set id = ${changed + 300} where id = ${changed}`;
    expect(await add(table)).toBe(changed + 301);
    // Behind the sequence nothing moves.
    await give(table, changed);
    expect(await add(table)).toBe(changed + 302);
  });

  test("an id that JavaScript cannot read exactly is refused by name", async () => {
    for (const id of [most + 1n, 9_223_372_036_854_775_807n])
      await expect(give(table, id)).rejects.toMatchObject({
        code: "23514",
        constraint_name: `${table}_id_is_at_most_9007199254740991`,
        message: `The id ${id} is above 9007199254740991, the largest that all clients read exactly.`,
      });
    const id = await add(table);
    const change = sql`update ${sql(table)} set id = 9223372036854775807 where id = ${id}`;
    await expect(change).rejects.toMatchObject({ code: "23514" });
  });

  test("after the largest id additions go on where they were", async () => {
    const last = await add(table);
    await give(table, most);
    expect(await add(table)).toBe(last + 1);
  });
});

test("the sequence never goes back while ids are given and rows are added at the same time", async () => {
  const others = openPool(address, { connections: 4, applicationName: "test of ids" });
  const start = await add("singers");
  let isEnded = false;
  const seen: number[] = [];
  const watching = (async () => {
    while (!isEnded) {
      const [row] = await sql<{ last: number }[]>`select last_value as last from singers_id_seq`;
      seen.push(row?.last ?? 0);
    }
  })();
  const adding = Array.from(
    { length: 60 },
    (_, at) => others`insert into singers (name) values (${`Added ${at}`})`,
  );
  // In an order that is neither that of the ids nor its reverse.
  const giving = Array.from({ length: 60 }, (_, at) => start + 1_000 + ((at * 37) % 60) * 700);
  const given = giving.map((id) => others`insert into singers (id, name) values (${id}, ${`Given ${id}`})`);
  const outcomes = await Promise.allSettled([...adding, ...given]);
  isEnded = true;
  await watching;
  await others.end();
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(await add("singers")).toBeGreaterThan(Math.max(...giving));
});

test("ids that were given before are behind the sequence after an upgrade", async () => {
  await sql`insert into singers (id, name) select n, 'Former ' || n from generate_series(200000, 200009) as n`;
  await sql`select setval('singers_id_seq', 7)`;
  await sql`select private.follow_given_ids()`;
  expect(await add("singers")).toBe(200_010);
  await sql`select private.follow_given_ids()`;
  expect(await add("singers")).toBe(200_011);
});
