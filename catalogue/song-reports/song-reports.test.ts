/**
 * Reports of mistakes: what is stored, what is refused, and which songs count as reported through everything that
 * happens to them.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase, waitUntilSomebodyWaits } from "../../postgres/testing/index.ts";
import { countToDo } from "../analytics/count-to-do.ts";
import { chooseSongs } from "../bulk-actions/choose-songs.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { deleteDraft } from "../song-drafts/delete-draft.ts";
import { publishDraft, withdrawSong } from "../song-drafts/publish-draft.ts";
import { findManagedSongs } from "../songs/find-managed-songs.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest, wholeSong } from "../testing/empty-catalogue.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { finishReports, forgetReportsOfGoneSongs, listOpenReports } from "./open-reports.ts";
import {
  countReports,
  listReportHours,
  type ReportScope,
  readReportScope,
  removeReports,
} from "./remove-reports.ts";
import { findSongToReport, reportSong } from "./report-song.ts";
import { longestReport, reportKinds } from "./song-report.ts";

const { sql, address } = await openTestDatabase({ connections: 4 });
emptyBeforeEachTest(sql);
beforeEach(() => sql`delete from private.song_reports`);

const addSong = async (title = "Tere Bina") => (await saveSong(sql, { ...wholeSong, title })).id;
const report = (id: number, text = "The second line is wrong.", kind = "lyrics") =>
  reportSong(sql, id, { kind, text });
const textsOf = async (id: number) => (await listOpenReports(sql, id)).map(({ text }) => text);
const idsOf = async (id: number) => (await listOpenReports(sql, id)).map((each) => each.id);

/**
 * The songs that the filter finds, and the number beside it, which must be theirs; the same number is on the
 * dashboard.
 */
async function reportedSongs(): Promise<readonly number[]> {
  const { songs, gapCounts } = await findManagedSongs(sql, { page: 1, gap: "reported", sort: "title-asc" });
  const { gaps } = await countToDo(sql);
  expect([gapCounts.reported ?? 0, gaps.reported ?? 0]).toEqual([songs.length, songs.length]);
  return songs.map(({ id }) => id);
}

describe("a report", () => {
  test("is stored with its song, its kind, its text and its time, and nothing else", async () => {
    const id = await addSong();
    for (const kind of reportKinds) expect(await report(id, `About ${kind}`, kind)).toBe("stored");
    const reports = await listOpenReports(sql, id);
    expect(reports.map(({ kind, text }) => [kind, text])).toEqual(
      reportKinds.map((kind) => [kind, `About ${kind}`]),
    );
    for (const { reportedAt } of reports)
      expect(Math.abs(Date.now() - Date.parse(reportedAt))).toBeLessThan(60_000);
    const columns = await sql<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = 'private.song_reports'::regclass and attnum > 0 order by attnum`;
    expect(columns.map(({ name }) => name)).toEqual(["id", "lyric_id", "kind", "text", "reported_at"]);
  });

  test("keeps its lines, and loses control characters and blanks around it", async () => {
    const id = await addSong();
    await report(id, " \0\u0007<b>तेरे\u200c बिना</b>  \r\n\r\nnot \u0000'mere'; --\n ");
    expect(await textsOf(id)).toEqual(["<b>तेरे\u200c बिना</b>\n\nnot 'mere'; --"]);
  });

  test("loses marks that reorder the text around them", async () => {
    const id = await addSong();
    await report(id, "\u202eyug\u202c says \u2066three\u2069 \u200fwords\u061c");
    expect(await textsOf(id)).toEqual(["yug says three words"]);
    expect(await report(id, "\u202e\u2066\u2069")).toMatchObject({ errors: { text: expect.any(String) } });
  });

  test.each([
    ["nothing in it", "", "", ["kind", "text"]],
    ["an unknown kind", "spam", "Wrong", ["kind"]],
    ["blanks for its text", "lyrics", " \r\n\0 ", ["text"]],
    ["invisible characters for its text", "lyrics", "\u200b\u200b", ["text"]],
    ["a text that is too long", "lyrics", "क".repeat(longestReport + 1), ["text"]],
    ["a text that is too long, of an unknown kind", "", "क".repeat(longestReport + 1), ["kind", "text"]],
  ])("with %s is refused, with an error at each field", async (_, kind, text, fields) => {
    const id = await addSong();
    const refused = await report(id, text, kind);
    expect(Object.keys((refused as { errors: object }).errors)).toEqual(fields);
    expect(await reportedSongs()).toEqual([]);
  });

  test("has at most 1,000 characters, of which an emoji is one and a line break is one", async () => {
    const id = await addSong();
    expect(await report(id, `${"🎵".repeat(longestReport - 2)}\r\nx`)).toBe("stored");
    expect(await report(id, `${"🎵".repeat(longestReport - 1)}\r\nx`)).toEqual({
      errors: { text: "tooLong" },
    });
  });

  test("that is too long is not given to the database, which would tidy many marks for seconds", async () => {
    const noDatabase = (() => {
      throw new Error("The database was asked.");
    }) as unknown as typeof sql;
    const text = `a${"\u0301".repeat(15_000)}${"\u0323".repeat(15_000)}`;
    expect(await reportSong(noDatabase, 1, { kind: "lyrics", text })).toMatchObject({
      errors: { text: "tooLong" },
    });
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 60, 123_456_789])(
    "of the song %d, which does not exist, is not stored",
    async (id) => {
      expect([await report(id), await findSongToReport(sql, id)]).toEqual(["gone", null]);
      expect(await sql`select from private.song_reports`).toHaveLength(0);
    },
  );

  test("of a draft is not stored, since no visitor sees it", async () => {
    const id = await addSong();
    await withdrawSong(sql, id);
    expect(await report(id)).toBe("gone");
  });

  test("is one of at most 20 open ones of a song, also when many come at once", async () => {
    const [id, other] = [await addSong(), await addSong("Other")];
    const outcomes = await Promise.all(Array.from({ length: 26 }, (_, n) => report(id, `${n}`)));
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(6);
    expect(await report(other)).toBe("stored");
    await finishReports(sql, id, (await idsOf(id)).slice(0, 1));
    expect([await report(id), await report(id)]).toEqual(["stored", "full"]);
  });

  test("is one of at most 5,000 in all", async () => {
    const id = await addSong();
    await sql`
      insert into private.song_reports (lyric_id, kind, text) select 1000000 + n, 'other', 'x'
      from generate_series(1, 4999) as n`;
    expect([await report(id), await report(id)]).toEqual(["stored", "full"]);
  });

  test("does not wait long for a song that is locked, and is then not stored", async () => {
    const id = await addSong();
    const other = openPool(address, { connections: 1 });
    await other.begin(async (transaction) => {
      await transaction`select from lyrics for update`;
      await expect(report(id)).rejects.toMatchObject({ code: "55P03" });
    });
    await other.end();
    expect(await textsOf(id)).toEqual([]);
  });
});

describe("a song counts as reported", () => {
  test("from its first report until its last one is done, whatever is saved meanwhile", async () => {
    const [id, other] = [await addSong("A"), await addSong("B")];
    expect(await reportedSongs()).toEqual([]);
    await report(id, "one");
    await report(id, "two");
    await report(other, "three");
    expect(await reportedSongs()).toEqual([id, other]);
    await saveSong(sql, { ...wholeSong, title: "A", genre: "Geet" }, { id });
    await sql`update lyrics set views = views + 1`;
    expect(await reportedSongs()).toEqual([id, other]);
    const [first = 0, second = 0] = await idsOf(id);
    expect(await finishReports(sql, id, [first, first, -1, 0.5, 999_999_999])).toBe(1);
    expect(await reportedSongs()).toEqual([id, other]);
    expect(await finishReports(sql, other, [second])).toBe(0);
    expect(await finishReports(sql, id, [second])).toBe(1);
    expect([await reportedSongs(), await finishReports(sql, id, [second])]).toEqual([[other], 0]);
  });

  test("again when it is published after it was withdrawn, unless the report of the draft was done", async () => {
    const [kept, done] = [await addSong("Kept"), await addSong("Done")];
    for (const id of [kept, done]) {
      await report(id);
      await withdrawSong(sql, id);
    }
    expect(await reportedSongs()).toEqual([]);
    expect(await textsOf(kept)).toHaveLength(1);
    expect(await finishReports(sql, done, await idsOf(done))).toBe(1);
    expect(await forgetReportsOfGoneSongs(sql)).toBe(0);
    for (const id of [kept, done]) await publishDraft(sql, id);
    expect(await reportedSongs()).toEqual([kept]);
  });

  test("again when it is restored from the trash, as a song or as a draft that is then published", async () => {
    const [song, draft] = [await addSong("Song"), await addSong("Draft")];
    await Promise.all([report(song), report(draft)]);
    await deleteEntry(sql, "songs", song);
    await withdrawSong(sql, draft);
    await deleteDraft(sql, draft);
    expect([await reportedSongs(), await forgetReportsOfGoneSongs(sql)]).toEqual([[], 0]);
    for (const { trashId } of (await listTrash(sql, { page: 1 })).entries)
      await restoreFromTrash(sql, trashId);
    expect(await reportedSongs()).toEqual([song]);
    await publishDraft(sql, draft);
    expect(await reportedSongs()).toEqual([draft, song]);
  });

  test("under another number, if that changes", async () => {
    const { id } = await saveSong(sql, { title: "Akela", lyrics_english: "la" });
    await report(id);
    await sql`update lyrics set id = ${id + 50_000} where id = ${id}`;
    expect(await reportedSongs()).toEqual([id + 50_000]);
    expect(await textsOf(id)).toEqual([]);
  });

  test("no more after its reports were emptied, and as it is after a recount", async () => {
    const id = await addSong();
    await report(id);
    await sql`select private.recount()`;
    expect(await reportedSongs()).toEqual([id]);
    await sql`truncate private.song_reports`;
    expect(await reportedSongs()).toEqual([]);
  });

  test("or not, as it was decided when a draft is published and its last report is done at the same moment", async () => {
    const id = await addSong();
    await report(id);
    await withdrawSong(sql, id);
    const [reportId = 0] = await idsOf(id);
    const other = openPool(address, { connections: 1 });
    let finished: Promise<number> | undefined;
    await other.begin(async (transaction) => {
      await transaction`select private.publish_draft(${id})`;
      finished = finishReports(sql, id, [reportId]);
      await waitUntilSomebodyWaits(sql);
    });
    await other.end();
    expect(await finished).toBe(1);
    expect(await reportedSongs()).toEqual([]);
  });
});

test("only reports of songs that are gone for good are forgotten", async () => {
  const ids = [
    await addSong("Public"),
    await addSong("Draft"),
    await addSong("Trash"),
    await addSong("Gone"),
  ];
  const [, draft = 0, trash = 0, gone = 0] = ids;
  for (const id of ids) await report(id);
  await withdrawSong(sql, draft);
  await deleteEntry(sql, "songs", trash);
  await deleteEntry(sql, "songs", gone);
  await sql`delete from private.trash where row_id = ${gone}`;
  expect([await forgetReportsOfGoneSongs(sql), await forgetReportsOfGoneSongs(sql)]).toEqual([1, 0]);
  const left = await Promise.all(ids.map(async (id) => (await textsOf(id)).length));
  expect(left).toEqual([1, 1, 1, 0]);
});

describe("open reports are removed at once", () => {
  const at = (id: number, moment: string) => sql`
    insert into private.song_reports (lyric_id, kind, text, reported_at)
    values (${id}, 'other', ${moment}, ${moment}::timestamptz)`;
  /** 18:30 in UTC is midnight in India. */
  const hour = Date.parse("2026-03-04T18:30Z") / 1_000;

  async function fill() {
    const ids = [await addSong("A"), await addSong("B"), await addSong("C")];
    const [a = 0, b = 0, c = 0] = ids;
    await withdrawSong(sql, c);
    for (const id of ids) await at(id, "2026-03-04T18:30Z");
    await at(a, "2026-03-04T18:29:59Z");
    await at(b, "2026-03-04T19:29:59Z");
    await at(b, "2026-03-04T19:30Z");
    return { a, b, c };
  }
  const left = async () => (await sql`select from private.song_reports`).length;
  async function remove(scope: ReportScope): Promise<number> {
    const said = await countReports(sql, scope);
    expect(await removeReports(sql, scope)).toBe(said);
    expect(await removeReports(sql, scope)).toBe(0);
    return said;
  }

  test("of a song, of a draft, and of all", async () => {
    const { a, b, c } = await fill();
    expect([await remove({ of: "song", id: b }), await reportedSongs()]).toEqual([3, [a]]);
    expect([await remove({ of: "song", id: c }), await left()]).toEqual([1, 2]);
    expect([await remove({ of: "all", id: 0 }), await reportedSongs()]).toEqual([2, []]);
  });

  test("of an hour, which is counted in the time zone of the site", async () => {
    const { a, b } = await fill();
    expect(await listReportHours(sql, "Asia/Kolkata")).toEqual([
      { begin: hour + 3_600, reports: 1, songs: 1 },
      { begin: hour, reports: 4, songs: 3 },
      { begin: hour - 3_600, reports: 1, songs: 1 },
    ]);
    expect([await remove({ of: "hour", id: hour }), await reportedSongs()]).toEqual([4, [a, b]]);
  });

  test("of the songs that were chosen for a bulk action, and of none where it is not kept", async () => {
    const { a, b, c } = await fill();
    const id = await chooseSongs(sql, [a, c]);
    expect([await remove({ of: "bulk", id }), await reportedSongs()]).toEqual([3, [b]]);
    expect([await remove({ of: "bulk", id: id + 1 }), await left()]).toEqual([0, 3]);
  });

  test("but not by a name that no button has", () => {
    for (const scope of [
      { of: "hour", id: hour },
      { of: "all", id: 0 },
    ] as const)
      expect(readReportScope(`${scope.of}-${scope.id}`)).toEqual(scope);
    for (const name of [
      "",
      "all",
      "song-",
      "song--1",
      "song-1.5",
      "x-1",
      "hour-99999999999999",
      `song-${2 ** 60}`,
    ])
      expect([name, readReportScope(name)]).toEqual([name, null]);
  });
});
