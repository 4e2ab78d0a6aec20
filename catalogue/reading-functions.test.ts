import { expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { readingFunctions } from "./reading-functions.ts";

const { sql } = await openTestDatabase();

test("the reading functions are all functions of `public` that do not write", async () => {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype
    order by proname`;
  expect(rows.map(({ name }) => name)).toEqual([...readingFunctions]);
});

test("no function of the site asks which request runs it", async () => {
  const rows = await sql`
    select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ '(''request\\.|role'', true)'`;
  expect(rows).toHaveLength(0);
});
