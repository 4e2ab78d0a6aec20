import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOfSocialPicture, createPngMaker } from "#pictures";
import { openTestDatabase } from "../../../postgres/testing/index.ts";
import { createLog } from "../../log/index.ts";
import type { ContextEnvironment } from "../request-context/index.ts";
import { contextOf } from "../request-context/testing/context-of.ts";
import { socialPictures } from "./social-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-social-"));
const maker = createPngMaker();
const app = new Hono<ContextEnvironment>();
const ask = (url: string) => app.request(url, {}, { requestContext: contextOf({ url }) });
let song: { id: number; title: string };
let sql: Awaited<ReturnType<typeof openTestDatabase>>["sql"];

beforeAll(async () => {
  ({ sql } = await openTestDatabase());
  const [made] = await sql<(typeof song)[]>`
    insert into lyrics (title, lyrics_english) values ('Ek Do', 'ek') returning id, title`;
  if (!made) throw new Error("The song was not made.");
  song = made;
  app.get(
    "/pictures/v1/social/:file",
    socialPictures({ sql, maker, siteName: "Antara", folder, log: createLog("error") }),
  );
});
afterAll(async () => {
  await maker.close();
  rmSync(folder, { recursive: true });
});

const addressOf = (title: string) =>
  addressOfSocialPicture({ kind: "song", id: song.id, title, hindiLine: null, line: null }, "Antara");

test("a picture is generated on first request, cached, and may be cached for ever", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask(addressOf(song.title))));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toContain("immutable");
  }
  expect(readdirSync(folder)).toEqual([addressOf(song.title).split("/").at(-1)]);
});

test("a cached picture needs no database, and a forged address draws nothing", async () => {
  const former = addressOf(song.title);
  await sql`update lyrics set title = 'Ek Do Teen' where id = ${song.id}`;
  expect((await ask(former)).status).toBe(200);
  const forged = await ask(addressOf("Char"));
  expect(forged.status).toBe(302);
  expect(forged.headers.get("location")).toBe(addressOf("Ek Do Teen"));
  const gone = former.replace(`-${song.id}-`, "-999999-");
  expect((await ask(gone)).status).toBe(404);
  expect((await ask("/pictures/v1/social/anything.png")).status).toBe(404);
  expect(readdirSync(folder)).toHaveLength(1);
});
