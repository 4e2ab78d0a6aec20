/**
 * What does it cost that songs teach the words of both scripts, and what does a draft cost, among many generated
 * songs?
 */
import { createGlossaryReader, draftOtherScript, learnSongs, saveSong } from "#catalogue";
import type { Sql } from "#postgres";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, fillWithSongs, withDatabase } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";
import { inBothScripts, linesOf, readStarterSongs } from "../scripts/leave-one-out.ts";

/** As in a process of the site, which reads the glossary once. */
const glossary = createGlossaryReader();

/** In milliseconds. */
const mostOfNote = 1;
const mostOfDraft = 50;

const linesOfSong = 24;
const linesOfDraft = 40;

export async function benchLearning({ quick, songs, dataDir }: BenchOptions): Promise<Row[]> {
  const rounds = quick ? 5 : 201;
  using folder = dataFolder(dataDir);
  await fillWithSongs(folder.path, songs);
  return await withDatabase(folder.path, { connections: 2 }, async (sql) => {
    const first = await learnAllOnce(sql);
    const noted = median(await measureNotes(sql, rounds));
    const learned = median(await measureLearning(sql, rounds));
    const drafts = median(await measureDrafts(sql, rounds));
    const row = (question: string, ours: number, more: Partial<Row>): Row => ({
      question: `${question}, among ${songs.toLocaleString("en")} songs`,
      ours: `${ours.toFixed(2)} ms`,
      reference: "",
      ratio: "",
      bar: "",
      reached: true,
      ...more,
    });
    return [
      row(`noting a song of ${linesOfSong} lines while it is saved`, noted, {
        bar: `under ${mostOfNote} ms`,
        reached: noted < mostOfNote,
      }),
      row("learning such a song afterwards", learned, {
        reference: `songs that were left: ${first.songs.toLocaleString("en")} in ${Math.round(first.seconds)} s`,
      }),
      row(`drafting ${linesOfDraft} lines, with the question to the database`, drafts, {
        bar: `under ${mostOfDraft} ms`,
        reached: drafts < mostOfDraft,
      }),
    ];
  });
}

/** A kept data folder has learned its songs in an earlier run. */
async function learnAllOnce(sql: Sql): ReturnType<typeof learnAll> {
  const some = await sql`select from private.word_pairs limit 1`;
  if (some.length === 0) await sql`select private.learn_all_anew()`;
  return learnAll(sql);
}

async function learnAll(sql: Sql): Promise<{ readonly songs: number; readonly seconds: number }> {
  const start = performance.now();
  let songs = 0;
  for (let learned = 1; learned > 0; songs += learned) learned = await learnSongs(sql, 100, glossary);
  return { songs, seconds: (performance.now() - start) / 1_000 };
}

/** As PostgreSQL measures its triggers. */
interface MeasuredInsert {
  readonly "QUERY PLAN": readonly [
    { readonly Triggers: readonly { readonly "Trigger Name": string; readonly Time: number }[] },
  ];
}

async function measureNotes(sql: Sql, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { title, lyrics_hindi, lyrics_english } = songNumber(round);
    const [measured] = await sql<MeasuredInsert[]>`
      explain (analyze, format json) insert into lyrics (title, lyrics_hindi, lyrics_english)
      values (${title}, ${lyrics_hindi}, ${lyrics_english})`;
    const triggers = measured?.["QUERY PLAN"][0].Triggers ?? [];
    const trigger = triggers.find((one) => one["Trigger Name"] === "note_added");
    if (!trigger) throw new Error("The trigger note_added did not run.");
    times.push(trigger.Time);
  }
  return times;
}

async function measureLearning(sql: Sql, rounds: number): Promise<number[]> {
  await learnAll(sql);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await saveSong(sql, songNumber(round));
    times.push(await timeOf(() => learnSongs(sql, 1, glossary)));
  }
  return times;
}

async function measureDrafts(sql: Sql, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { devanagari, roman } = someLines(round, linesOfDraft);
    times.push(
      await timeOf(() =>
        round % 2 === 0
          ? draftOtherScript(sql, { to: "english", source: devanagari })
          : draftOtherScript(sql, { to: "hindi", source: roman }),
      ),
    );
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const starterSongs = inBothScripts(readStarterSongs());
const allLines = starterSongs.flatMap(({ devanagari, roman }) => {
  const romanLines = linesOf(roman);
  return linesOf(devanagari).map((line, i) => ({ devanagari: line, roman: romanLines[i] ?? "" }));
});

/** Other lines for each number. */
function someLines(number: number, count: number): { readonly devanagari: string; readonly roman: string } {
  const lines = Array.from({ length: count }, (_, i) => allLines[(number * 7 + i) % allLines.length]);
  return {
    devanagari: lines.map((line) => line?.devanagari ?? "").join("\n"),
    roman: lines.map((line) => line?.roman ?? "").join("\n"),
  };
}

function songNumber(number: number) {
  const { devanagari, roman } = someLines(number, linesOfSong);
  return { title: `Measured ${number}`, lyrics_hindi: devanagari, lyrics_english: roman };
}
