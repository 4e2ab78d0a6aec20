/** Runs on one server: it is about the tests themselves. */
import { describe, expect, test } from "vitest";
import { openPool } from "../pool.ts";
import { openTestDatabase } from "./open-test-database.ts";

describe("a database for a test file", () => {
  test("is migrated and has no songs", async () => {
    const { sql, close } = await openTestDatabase();
    expect(await sql`select count(*) from lyrics`).toMatchObject([{ count: 0 }]);
    await close();
  });

  test("has the starter songs if requested", async () => {
    const { sql, close } = await openTestDatabase({ starterSongs: true });
    expect(await sql`select count(*) from lyrics`).toMatchObject([{ count: 52 }]);
    await close();
  });

  test("fails the file that leaves a connection open", async () => {
    const database = await openTestDatabase();
    const forgotten = openPool(database.address, { connections: 1, applicationName: "forgotten" });
    await forgotten`select 1`;
    await expect(database.close()).rejects.toThrow("forgotten");
    await forgotten.end();
  });

  test("fails the file that does not release a connection", async () => {
    const database = await openTestDatabase();
    const never = new Promise(() => {});
    const transaction = database.sql.begin((sql) => sql`select 1`.then(() => never));
    await Promise.all([
      expect(database.close()).rejects.toThrow("has not given back"),
      expect(transaction).rejects.toThrow(),
    ]);
  });
});
