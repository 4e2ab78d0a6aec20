import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { dataFoldersForTests, postmasterOf } from "../testing/data-folders.ts";
import { openEmbedded } from "./open-embedded.ts";

const { parent, made, log, open } = dataFoldersForTests();

const modeOf = (folder: string) => statSync(folder).mode & 0o777;

describe("a data folder", () => {
  test("can be entered only by its owner", () => {
    expect([modeOf(made), modeOf(join(made, "postgres"))]).toEqual([0o700, 0o700]);
  });

  test("with other content keeps its mode", async () => {
    writeFileSync(join(made, "other"), "");
    chmodSync(made, 0o755);
    await open(made);
    expect([modeOf(made), modeOf(join(made, "postgres"))]).toEqual([0o755, 0o700]);
    rmSync(join(made, "other"));
  });

  test("may have a path of more than 150 characters, with spaces", async () => {
    const deep = join(parent, "a b", "गीत".repeat(10), "x".repeat(120));
    mkdirSync(dirname(deep), { recursive: true });
    renameSync(made, deep);
    const { sql, close } = await open(deep);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
    await close();
    renameSync(deep, made);
  });

  test("is used again by a second start, even if the process id in postmaster.pid belongs to another process", async () => {
    const cluster = join(made, "postgres");
    writeFileSync(join(cluster, "postmaster.pid"), `${process.pid}\n${cluster}\n1\n5432\n.\n\n\n`);
    writeFileSync(join(cluster, ".s.PGSQL.5432.lock"), `${process.pid}\n${cluster}\n1\n5432\n.\n`);
    const { sql } = await open(made);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
  });

  test("that cannot be created is refused with the name of its setting", async () => {
    writeFileSync(join(parent, "file"), "");
    await expect(open(join(parent, "file", "data"))).rejects.toThrow(/cannot be used \(ENOTDIR\).*DATA_DIR/);
  });
});

describe("a running database", () => {
  test("keeps committed data through a power cut, whatever its configuration files say", async () => {
    const ownFile = join(made, "postgres", "postgresql.auto.conf");
    writeFileSync(ownFile, "fsync = off\nfull_page_writes = off\n");
    const { sql } = await open(made);
    const settings = await sql`
      select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`;
    expect(settings).toEqual([
      { name: "fsync", setting: "on" },
      { name: "full_page_writes", setting: "on" },
      { name: "listen_addresses", setting: "" },
      { name: "synchronous_commit", setting: "on" },
    ]);
    const [row] = await sql`select cardinality(extensions.show_trgm('तेरे')) as trigrams`;
    expect(row?.trigrams).toBeGreaterThan(0);
    writeFileSync(ownFile, "");
  });

  test("is refused while a setting of the database allows loss of commits", async () => {
    const database = await open(made);
    await database.sql`alter database antara set synchronous_commit = off`;
    await database.close();
    await expect(open(made)).rejects.toThrow("synchronous_commit off");
  });
});

describe("a data folder of another major version", () => {
  test("is refused with the next step and not changed", async () => {
    const cluster = join(parent, "older", "postgres");
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, "PG_VERSION"), "16\n");
    const before = statSync(cluster).mtimeMs;
    await expect(open(join(parent, "older"))).rejects.toThrow(
      /made by PostgreSQL 16.*npm run upgrade-database/,
    );
    expect(statSync(cluster).mtimeMs).toBe(before);
    expect(readFileSync(join(cluster, "PG_VERSION"), "utf8")).toBe("16\n");
  });

  test("a folder of that name that is not a data folder is refused, too", async () => {
    const dataDir = join(parent, "strange");
    mkdirSync(join(dataDir, "postgres"), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow("is not a data folder of PostgreSQL");
  });
});

const isRoot = process.getuid?.() === 0;

if (isRoot) {
  describe("root without user namespaces", () => {
    test("gets advice when another user cannot reach the folder", async () => {
      const opening = openEmbedded({ dataDir: join(parent, "unreachable"), log, namespaces: false });
      await expect(opening).rejects.toThrow(
        /user 65534, who must be able to reach.*start as an ordinary user/,
      );
    });

    test("gives the database to that user, who can use it afterwards", async () => {
      const dataDir = join(parent, "handed");
      chmodSync(parent, 0o755);
      for (const namespaces of [false, true]) {
        const server = await openEmbedded({ dataDir, log, namespaces });
        expect(statSync(join(dataDir, "postgres")).uid).toBe(65534);
        expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(65534);
        await server.stop();
      }
    });
  });
}
