import { beforeAll, expect, test } from "vitest";
import { openPool, type Sql } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { readSchema } from "./read-schema.ts";

const { sql, address } = await openTestDatabase({ bare: true });

beforeAll(async () => {
  await sql.unsafe(`
    create table stones (id integer primary key);
    create view plain as select * from stones;
    create view alone as select * from stones;
    create or replace view alone as select * from alone;
    create view unseen as select 1 as id;
    create or replace view unseen as select count(id)::integer as id from unseen;
    create view one as select * from stones;
    create view two as select * from one;
    create or replace view one as select * from two;
    create view above as select id, id + 1 as next from two;
    create view first as select * from stones;
    create materialized view kept as select * from first;
    create or replace view first as select * from kept`);
});

/** A statement that never ends is stopped. */
async function inTime<Result>(work: (session: Sql) => Promise<Result>): Promise<Result> {
  const parameters = { statement_timeout: "20s" };
  const session = openPool({ ...address, parameters }, { connections: 1, applicationName: "test of views" });
  try {
    return await work(session);
  } finally {
    await session.end();
  }
}

test("views that use themselves, and those above them, are left out and named in one line", async () => {
  const warnings: string[] = [];
  const schema = await inTime((session) =>
    readSchema(session, ["public"], [], (line) => warnings.push(line)),
  );
  expect([...(schema.get("public")?.tables.keys() ?? [])]).toEqual(["first", "kept", "plain", "stones"]);
  expect(warnings).toEqual([
    "These views use themselves, so that PostgreSQL cannot answer them, and are left out of the data service: " +
      "above, alone, one, two, unseen. Make them anew from tables, and start again.",
  ]);
  for (const view of ["above", "alone", "one", "two", "unseen"])
    await expect(sql.unsafe(`select from ${view}`)).rejects.toMatchObject({ code: "42P17" });
  await sql`select from ${sql("kept")}`;
});
