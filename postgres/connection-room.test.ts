import { expect, test } from "vitest";
import { connectionRoom } from "./connection-room.ts";
import { openTestDatabase } from "./testing/index.ts";

const { sql } = await openTestDatabase({ bare: true });

test("the number of possible connections is limited by the server, the database and the login", async () => {
  const [server] = await sql<{ most: number; kept: number }[]>`
    select current_setting('max_connections')::integer as most,
      current_setting('superuser_reserved_connections')::integer as kept`;
  expect(await connectionRoom(sql)).toBe((server?.most ?? 0) - (server?.kept ?? 0));
  const [{ name = "" } = {}] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql`alter database ${sql(name)} connection limit 40`;
  expect(await connectionRoom(sql)).toBe(40);
});
