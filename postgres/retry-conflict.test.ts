import { expect, test } from "vitest";
import { retryConflict } from "./retry-conflict.ts";
import { openTestDatabase } from "./testing/index.ts";

const { sql } = await openTestDatabase();
await sql`create sequence attempts`;
await sql.unsafe(`
  create function fail_until(attempt bigint, code text) returns bigint language plpgsql as $$
  declare own bigint := nextval('attempts');
  begin
    if own < attempt then raise exception using errcode = code, message = 'ended'; end if;
    return own;
  end $$`);

const run = (attempt: number, code: string) => async () => {
  const [row] = await sql<{ own: number }[]>`select fail_until(${attempt}, ${code}) as own`;
  return row?.own;
};

test.each(["40P01", "40001"])("what was ended because of others (%s) runs again", async (code) => {
  await sql`alter sequence attempts restart`;
  expect(await retryConflict(run(5, code))).toBe(5);
});

test("what ends each time fails at the fifth time", async () => {
  await sql`alter sequence attempts restart`;
  await expect(retryConflict(run(6, "40P01"))).rejects.toMatchObject({ code: "40P01" });
  expect(await retryConflict(run(6, "40P01"))).toBe(6);
});

test("what breaks a rule does not run again", async () => {
  await sql`alter sequence attempts restart`;
  await expect(retryConflict(run(2, "23514"))).rejects.toMatchObject({ code: "23514" });
});
