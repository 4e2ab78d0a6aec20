import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../postgres/testing/index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql`insert into lyrics (title, lyrics_english) values ('Geet', 'la la')`;
});
afterAll(() => database.close());

const recording = new URL("./record-database.ts", import.meta.url).href;

/** @returns the result of a program that runs with recorded answers */
async function runRecorded(work: string): Promise<unknown> {
  const program = `
    import { openPool } from "#postgres";
    const sql = openPool(${JSON.stringify(database.address)}, { connections: 1 });
    const found = await (async () => { ${work} })();
    await sql.end({ timeout: 1 });
    console.log(JSON.stringify(found));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--import=${recording}`, "--input-type=module", "--eval", program],
    { cwd: join(import.meta.dirname, "..", "..", "..") },
  );
  return JSON.parse(stdout);
}

test("a select is sent to the database once for each set of parameters", async () => {
  const found = await runRecorded(`
    const titleOf = async (id) => (await sql.unsafe("select title from lyrics where id = $1", [id], { prepare: true }))[0]?.title;
    const before = await titleOf(1);
    await sql\`update lyrics set title = 'Another' where id = 1\`;
    return [before, await titleOf(1), await titleOf(2)];`);
  expect(found).toEqual(["Geet", "Geet", null]);
});

test("every tagged query is sent to the database", async () => {
  const found = await runRecorded(`
    const views = async () => (await sql\`update lyrics set views = views + 1 where id = 1 returning views\`)[0].views;
    return [await views(), await views()];`);
  expect(found).toEqual([1, 2]);
});
