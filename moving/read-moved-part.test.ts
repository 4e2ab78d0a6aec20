import { afterAll, describe, expect, test } from "vitest";
import { PartRefused } from "#exchange";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { findState } from "./engine/find-state.ts";
import { moveIn } from "./engine/move-in.ts";
import type { MoveOutcome } from "./engine/outcome.ts";
import { readMovedPart } from "./read-moved-part.ts";

const { sql, close } = await openTestDatabase();
afterAll(close);

const song = {
  oldId: "7",
  place: "post 7",
  song: {
    title: "Neeli Patang",
    singers: "Asha",
    lyrics_english: "neeli neeli",
    created_at: "2019-03-01T10:20:30Z",
  },
  paths: ["/2019/03/neeli-patang/"],
};
const singer = { kind: "singers", oldId: "category/asha", name: "Asha", paths: ["/category/asha/"] };
const part = { source: "https://songs.example", dryRun: false, entries: [singer], songs: [song] };

async function take(sent: object) {
  const { site, isDryRun } = readMovedPart(JSON.stringify(sent));
  const { keepsIds } = await findState(sql, site);
  const outcomes: MoveOutcome[] = [];
  await moveIn(sql, site, { keepsIds, dryRun: isDryRun, report: (outcome) => outcomes.push(outcome) });
  return outcomes.map(({ kind, status }) => `${kind} ${status}`);
}

test("a part is looked at, saved, and costs nothing when it comes again", async () => {
  expect(await take({ ...part, dryRun: true })).toEqual(["singers created", "songs created"]);
  expect(await sql`select from lyrics`).toHaveLength(0);
  await take(part);
  expect(await sql`select title, to_json(created_at) #>> '{}' as at from lyrics`).toEqual([
    { title: "Neeli Patang", at: "2019-03-01T10:20:30+00:00" },
  ]);
  expect(await take(part)).toEqual(["singers unchanged", "songs unchanged"]);
});

describe("a part is refused", () => {
  test.each([
    ["that is no JSON", "{", 400],
    ["that is empty", "null", 400],
    ["without a source", { ...part, source: "" }, 400],
    ["that does not say whether it is saved", { ...part, dryRun: undefined }, 400],
    ["with another field", { ...part, colour: "red" }, 400],
    ["that saves nothing and removes songs", { ...part, dryRun: true, removesStarterSongs: true }, 400],
    ["with a song of no fields", { ...part, songs: [{ ...song, song: null }] }, 400],
    ["with a field that songs do not have", { ...part, songs: [{ ...song, song: { id: "1" } }] }, 400],
    ["with a number for a text", { ...part, songs: [{ ...song, song: { title: 1 } }] }, 400],
    ["with a path of another site", { ...part, songs: [{ ...song, paths: ["https://x.example/"] }] }, 400],
    ["with negative views", { ...part, songs: [{ ...song, views: -1 }] }, 400],
    ["with a row of another kind", { ...part, entries: [{ ...singer, kind: "songs" }] }, 400],
    ["with too many rows", { ...part, songs: Array.from({ length: 200 }, () => song) }, 413],
    ["with too many bytes", { ...part, source: "x".repeat(2_000_001) }, 413],
  ])("%s", (_, sent, status) => {
    const read = () => readMovedPart(typeof sent === "string" ? sent : JSON.stringify(sent));
    expect(read).toThrow(PartRefused);
    expect(read).toThrow(expect.objectContaining({ status }));
  });
});

test("an old address that something here has is told, also before anything is saved", async () => {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`select id from lyrics`;
  const [year, other] = ["/year/1954/", `/lyrics/neeli-patang-${id}`];
  await sql`update lyrics set year = 1954`;
  const clashing = { ...song, oldId: "8", paths: [year, other, "/2019/03/"] };
  const { site } = readMovedPart(JSON.stringify({ ...part, dryRun: true, entries: [], songs: [clashing] }));
  const told: string[] = [];
  const report = ({ remarks }: MoveOutcome) => told.push(...remarks);
  await moveIn(sql, site, { keepsIds: false, dryRun: true, report });
  expect(told).toEqual([
    "Its old address /year/1954/ is that of “1954” here, which is shown.",
    `Its old address ${other} is that of “Neeli Patang” here, which is shown.`,
  ]);
});
