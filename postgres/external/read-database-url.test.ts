import { describe, expect, test } from "vitest";
import { DatabaseRefusal } from "../refusal.ts";
import { readDatabaseUrl } from "./read-database-url.ts";

describe("DATABASE_URL", () => {
  test("names one server", () => {
    expect(readDatabaseUrl("postgres://antara:s%40cret@db.example/songs?sslmode=require")).toEqual({
      hosts: [{ name: "db.example", port: 5432 }],
      user: "antara",
      password: "s@cret",
      database: "songs",
      ssl: "require",
      sessionAttributes: undefined,
      parameters: {},
    });
  });

  test("names several servers, each with its port", () => {
    const { hosts } = readDatabaseUrl("postgresql://a@db1:5433,db2,[::1]:5434/songs");
    expect(hosts).toEqual([
      { name: "db1", port: 5433 },
      { name: "db2", port: 5432 },
      { name: "::1", port: 5434 },
    ]);
  });

  test("names a socket by its folder", () => {
    const address = readDatabaseUrl("postgres://antara@/songs?host=/var/run/post%20gres&port=5433");
    expect(address.socketFile).toBe("/var/run/post gres/.s.PGSQL.5433");
    expect(address.hosts).toBeUndefined();
  });

  test("passes session settings on, without parameters of libpq", () => {
    const { parameters } = readDatabaseUrl("postgres://a@b/c?statement_timeout=5s&channel_binding=require");
    expect(parameters).toEqual({ statement_timeout: "5s" });
  });

  test("connects to the database named like the user by default", () => {
    expect(readDatabaseUrl("postgres://antara@db").database).toBe("antara");
  });

  test.each([
    "mysql://a:geheim@b/c",
    "antara",
    "postgres://a:geheim@b:port/c",
    "postgres://a:geh%eim@b/c",
    "postgres://a:ge@heim@b/c",
  ])("is refused without repeating the password: %s", (url) => {
    expect(() => readDatabaseUrl(url)).toThrow(DatabaseRefusal);
    expect(() => readDatabaseUrl(url)).not.toThrow("heim");
  });
});
