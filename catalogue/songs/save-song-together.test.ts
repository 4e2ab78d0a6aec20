/** Runs on one server: locks have been the same since before the oldest version. */
import { describe, expect, test } from "vitest";
import { openTestDatabase, waitUntilSomebodyWaits } from "../../postgres/testing/index.ts";
import { findSongPage } from "./find-song.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase({ connections: 4 });

const twenty = Array.from({ length: 20 }, (_, number) => number);

describe("saves at the same time", () => {
  test("create a new singer once, even from twenty spellings of the name", async () => {
    const spellings = [
      "Lata ख़ान",
      "LATA ख़ान",
      " lata   \u0959ान",
      "Lata\u00a0ख़\u200bान",
      "laTa\t\u0916\u093cान",
    ];
    const saved = await Promise.all(
      twenty.map((number) =>
        saveSong(sql, {
          title: `Geet ${number}`,
          lyrics_hindi: "गीत",
          singerNames: spellings[number % spellings.length],
          lyricistNames: spellings[(number + 1) % spellings.length],
        }),
      ),
    );
    expect(await sql`select from singers`).toHaveLength(1);
    expect(await sql`select from lyricists`).toHaveLength(1);
    expect(await sql`select from lyrics_singers`).toHaveLength(20);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(20);
  });

  test("create a new album once", async () => {
    await Promise.all(
      twenty.map((number) =>
        saveSong(sql, {
          title: `Geet ${number}`,
          lyrics_hindi: "गीत",
          albumName: number % 2 ? "Barsaat" : "BARSAAT",
        }),
      ),
    );
    expect(await sql`select from albums where name_key = 'barsaat'`).toHaveLength(1);
  });

  test("create people in a fixed order, whatever the typed order, so that they never deadlock", async () => {
    const waiting = await sql.begin(async (other) => {
      await other`insert into singers (name) values ('Meena')`;
      const save = saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", singerNames: "Nakka, Meena" });
      await waitUntilSomebodyWaits(sql);
      // If the save had created Nakka before waiting for Meena, this would deadlock.
      await other`set local lock_timeout = '300ms'`;
      await other`insert into singers (name) values ('Nakka')`;
      return { save };
    });
    const { id } = await waiting.save;
    expect((await findSongPage(sql, id))?.song.singerName).toBe("Nakka, Meena");
  });

  test("of one song: one is saved, the other is refused as stale", async () => {
    const first = await saveSong(sql, { title: "Ek", lyrics_hindi: "एक" });
    const outcomes = await Promise.allSettled(
      ["Do", "Teen"].map((title) => saveSong(sql, { title, lyrics_hindi: "एक" }, first)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")).toMatchObject({
      reason: { code: "stale" },
    });
  });

  test("and a delete of their singer leave every song whole", async () => {
    for (const round of [1, 2, 3]) {
      const singer = `Gone ${round}`;
      const { id } = await saveSong(sql, { title: "Pehla", lyrics_hindi: "पहला", singerNames: singer });
      const [, ...saved] = await Promise.all([
        sql`delete from singers where name = ${singer}`,
        saveSong(sql, { title: "Naya", lyrics_hindi: "नया", singerNames: `${singer}, Stays` }),
        saveSong(sql, { title: "Pehla", lyrics_hindi: "पहला", singerNames: `Stays, ${singer}` }, { id }),
      ]);
      for (const song of saved) {
        expect((await findSongPage(sql, song.id))?.song.singerName).toMatch(
          /^(Gone \d, )?Stays(, Gone \d)?$/,
        );
      }
    }
  });
});

describe("a form sent twice", () => {
  const once = { title: "Ek baar", lyrics_hindi: "एक बार", singerNames: "Mukesh" };
  const stored = async (title: string) =>
    (await sql`select count(*) from lyrics where title = ${title}`)[0]?.count;

  test("one after the other is saved once, with the same result for both", async () => {
    const saveKey = crypto.randomUUID();
    const first = await saveSong(sql, once, { saveKey });
    expect(await saveSong(sql, once, { saveKey })).toEqual(first);
    expect(await stored(once.title)).toBe(1);
  });

  test("at the same moment is saved once, with the same result each time", async () => {
    const saveKey = crypto.randomUUID();
    const song = { ...once, title: "Ek saath" };
    const answers = await Promise.all(twenty.map(() => saveSong(sql, song, { saveKey })));
    expect(new Set(answers.map(({ id, version }) => `${id} ${version}`)).size).toBe(1);
    expect(await stored(song.title)).toBe(1);
  });

  test("as an edit is not refused as stale", async () => {
    const first = await saveSong(sql, { ...once, title: "Purana" });
    const edit = { ...first, saveKey: crypto.randomUUID() };
    const [one, two] = await Promise.all([1, 2].map(() => saveSong(sql, { ...once, title: "Badla" }, edit)));
    expect(one).toEqual(two);
  });

  test("can be saved again after a refusal", async () => {
    const saveKey = crypto.randomUUID();
    await expect(saveSong(sql, { title: "", lyrics_hindi: "x" }, { saveKey })).rejects.toMatchObject({
      code: "title-missing",
    });
    await saveSong(sql, { ...once, title: "Ab theek" }, { saveKey });
    expect(await stored("Ab theek")).toBe(1);
  });

  test("is remembered for a day", async () => {
    await sql`update private.save_requests set requested_at = now() - interval '25 hours'`;
    await saveSong(sql, once, { saveKey: crypto.randomUUID() });
    expect(await sql`select from private.save_requests`).toHaveLength(1);
  });
});
