/** Runs on one server: it compares the project's files with each other, whatever the version of PostgreSQL. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { functionsReadme } from "../functions-readme.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";

const folder = dirname(functionsReadme);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".sql"))
  .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

test("each setting of a function is of a kind that the README gives a reason for", async () => {
  const { sql } = await openTestDatabase();
  const rows = await sql<{ setting: string }[]>`
    select distinct setting from pg_proc, unnest(proconfig) as setting
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and setting not like 'search_path=%'`;
  const [, kinds = ""] = /\n## Settings\n(.*?)\n## /s.exec(readFileSync(functionsReadme, "utf8")) ?? [];
  const explained = [...kinds.matchAll(/`(\w+) = (\w+)`/g)].map(([, name, value]) => `${name}=${value}`);
  expect(rows.map(({ setting }) => setting).sort()).toEqual(explained.sort());
});

test("a file has one function, of its own name", () => {
  const others = files.filter(({ path, text }) => {
    const names = [...text.matchAll(/^create or replace function (?:private|public)\.(\w+)/gm)].map(
      ([, name]) => name,
    );
    return names.length > 0 && !(names.length === 1 && path.endsWith(`/${names[0]}.sql`));
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("a statement that is put together as text has its reason in the line above it", () => {
  const without = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^.*\n(?= *(?:return query )?execute\b)/gm)]
      .filter(
        ([above]) =>
          !/^ *-- As text: (?:a condition of the search|a word|a (?:table|type) by its name)\.\n$/.test(
            above,
          ),
      )
      .map(() => path),
  );
  expect(without).toEqual([]);
});
