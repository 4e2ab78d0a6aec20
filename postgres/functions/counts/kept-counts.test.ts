import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openPool, type Sql } from "../../pool.ts";
import { isOldestPostgres, openTestDatabase } from "../../testing/index.ts";
import { mistakesOfGaps } from "../managed-lists/mistakes-of-gaps.ts";
import { counted, differencesIn, mistakesOfCounts } from "./mistakes-of-counts.ts";

const { sql, address } = await openTestDatabase();

const names = ["Asha", "Lata", "lata m", "गीता", "7 Swar", "Zeenat"];
const somebody = fc.subarray(names, { maxLength: 3 });
const genres = ["Ghazal", "gazal", "ग़ज़ल", "Geet", "Sufi"];
const place = fc.nat({ max: 1_000 });
const kind = fc.constantFrom(...counted.map(({ entries }) => entries));

/** Rows are chosen by their position among existing ones, so that every operation finds one if there is any. */
const one = (table: string) =>
  `(select id from ${table} order by id offset $1 % greatest(1, (select count(*) from ${table})) limit 1)`;

const operation = fc.oneof(
  fc.record({ do: fc.constant("save"), place, isNew: fc.boolean(), singers: somebody, others: somebody }),
  fc.record({ do: fc.constant("view"), place, views: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant("write views"), place, views: fc.nat({ max: 99 }) }),
  fc.record({ do: fc.constant("delete song"), place }),
  fc.record({ do: fc.constant("delete entry"), place, kind }),
  fc.record({ do: fc.constant("rename"), place, kind, name: fc.constantFrom("Ek", "Do", "तीन") }),
  fc.record({ do: fc.constant("merge"), place, kind }),
  fc.record({ do: fc.constant("rename genre"), place, genre: fc.constantFrom(...genres) }),
  fc.record({ do: fc.constant("part genres"), place }),
  fc.record({ do: fc.constant("date"), place }),
  fc.record({ do: fc.constant("tell of"), place, kind, picture: fc.boolean() }),
  fc.record({ do: fc.constant("restore"), place }),
  fc.record({ do: fc.constant("insert many"), place }),
  fc.record({ do: fc.constant("move credits"), place }),
  fc.record({ do: fc.constant("report"), place }),
  fc.record({ do: fc.constant("finish report"), place }),
  fc.record({ do: fc.constant("withdraw"), place }),
  fc.record({ do: fc.constant("publish"), place }),
  fc.record({ do: fc.constant("fold") }),
  fc.record({
    do: fc.constant("empty"),
    table: fc.constantFrom("lyrics", "lyrics_singers", "singers", "albums"),
  }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

async function carryOut(database: Sql, asked: Operation): Promise<void> {
  const n = "place" in asked ? asked.place : 0;
  if ("isNew" in asked) {
    await database.unsafe(
      `select from save_lyric(p_id => case when $2 then null else ${one("lyrics")} end, p_title => 'Geet',
         p_lyrics_english => case when $1 % 2 = 0 then 'la' else E'La la\nDil mera\nDil mera\nDil mera' end,
         p_lyrics_hindi => case $1 % 3 when 0 then 'ला' when 1 then E'ला\n\nला' end,
         p_youtube_video_id => case $1 % 4 when 0 then 'abcdefghijk' end,
         p_genre => $6, p_year => $7, p_album_name => $3, p_singer_names => $4, p_lyricist_names => $5, p_music_director_names => $5)`,
      [
        ...[n, asked.isNew, names[n % 8] ?? "", [...asked.singers], [...asked.others]],
        ...[genres[n % 6] ?? null, n % 3 > 0 ? null : 1950 + (n % 4)],
      ],
    );
  } else if (asked.do === "view" && "views" in asked) {
    await database.unsafe(`select from private.add_views(array[${one("lyrics")}], array[$2::bigint])`, [
      n,
      asked.views,
    ]);
  } else if (asked.do === "write views" && "views" in asked) {
    await database.unsafe(`update lyrics set views = $2 where id >= ${one("lyrics")}`, [n, asked.views]);
  } else if (asked.do === "delete song") {
    await database.unsafe(`delete from lyrics where id = ${one("lyrics")}`, [n]);
  } else if (asked.do === "delete entry" && "kind" in asked) {
    await database.unsafe(`select from private.delete_entry('${asked.kind}', ${one(asked.kind)})`, [n]);
  } else if (asked.do === "rename" && "name" in asked) {
    await database.unsafe(`update ${asked.kind} set name = $2 where id = ${one(asked.kind)}`, [
      n,
      asked.name,
    ]);
  } else if (asked.do === "merge" && "kind" in asked) {
    await database.unsafe(
      `select from private.merge_entries('${asked.kind}', ${one(asked.kind)}, (select min(id) from ${asked.kind}))`,
      [n],
    );
  } else if (asked.do === "rename genre" && "genre" in asked) {
    await database.unsafe(
      `select from private.rename_genre(
         (select genre_key from private.genres order by 1 offset $1 % greatest(1, (select count(*) from private.genres)) limit 1), $2)`,
      [n, asked.genre],
    );
  } else if (asked.do === "part genres") {
    await database`select from private.part_genre((select max(genre_key) from private.merged_genres), '{}')`;
  } else if (asked.do === "date") {
    await database.unsafe(`update albums set year = 1950 + $1 % 5 where id = ${one("albums")}`, [n]);
  } else if (asked.do === "tell of" && "kind" in asked) {
    const { kind, picture } = asked;
    const [facts, key, column] =
      kind === "albums" ? ["album_facts", "album_id", "id"] : ["person_facts", "name_key", "name_key"];
    await database.unsafe(
      `update ${kind} set ${kind === "albums" ? "cover_image_url" : "image_url"} = $2 where id = ${one(kind)}`,
      [n, picture ? "https://images.example/one.jpg" : null],
    );
    await database.unsafe(
      `insert into ${facts} (${key}, other_name, about) select ${column}, $2, $3 from ${kind} where id = ${one(kind)}
       on conflict (${key}) do update set other_name = excluded.other_name, about = excluded.about`,
      [n, n % 3 > 0 ? "नाम" : null, n % 3 < 2 ? "Known." : null],
    );
    if (n % 4 === 0)
      await database.unsafe(
        `delete from ${facts} where ${key} = (select ${column} from ${kind} where id = ${one(kind)})`,
        [n],
      );
  } else if (asked.do === "restore") {
    await database.unsafe(`select private.restore_from_trash(${one("private.trash")})`, [n]);
  } else if (asked.do === "insert many") {
    await database.unsafe(
      `with added as (insert into lyrics (title, lyrics_hindi, views, album_id)
         select 'Bahut', 'अ', $1, (select min(id) from albums) from generate_series(1, 5) returning id)
       select from added`,
      [n],
    );
    await database.unsafe(
      `insert into lyrics_singers (lyric_id, singer_id) select l.id, s.id from lyrics as l, singers as s
       where (l.id + s.id + $1) % 3 = 0 on conflict do nothing`,
      [n],
    );
  } else if (asked.do === "move credits") {
    await database.unsafe(
      `update lyrics_singers as c set singer_id = ${one("singers")}
       where not exists (select from lyrics_singers as o where o.lyric_id = c.lyric_id and o.singer_id = ${one("singers")})
         and c.position = 1`,
      [n],
    );
  } else if (asked.do === "report") {
    await database.unsafe(`select private.report_song(${one("lyrics")}, 'other', 'Wrong.')`, [n]);
  } else if (asked.do === "finish report") {
    await database.unsafe(
      `select private.finish_reports(r.lyric_id, array[r.id]) from private.song_reports as r where r.id = ${one("private.song_reports")}`,
      [n],
    );
  } else if (asked.do === "withdraw") {
    await database.unsafe(`select private.withdraw_lyric(${one("lyrics")})`, [n]);
  } else if (asked.do === "publish") {
    await database.unsafe(`select private.publish_draft(${one("private.drafts")})`, [n]);
  } else if (asked.do === "fold") {
    await database`select private.fold_new_views()`;
  } else if ("table" in asked) {
    await database.unsafe(`truncate ${asked.table} cascade`);
  }
}

/**
 * Ignores refusals because of taken names, deleted rows and songs that are locked for long, which this test does not
 * check.
 */
const refusals = ["23505", "23503", "AN002", "AN003", "AN004", "AN005", "AN006", "40001", "55P03"];
const unlessRefused = (error: { code?: string }) => {
  if (!refusals.includes(error.code ?? "")) throw error;
};

describe("the stored counts are correct", () => {
  test("after any changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 25 }), async (operations) => {
        for (const each of operations) await carryOut(sql, each).catch(unlessRefused);
        expect(await mistakesOfCounts(sql)).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  test("after changes in one transaction, some of which were rolled back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 12 }), async (operations) => {
        await sql.begin(async (transaction) => {
          for (const [place, each] of operations.entries()) {
            const part = async (savepoint: unknown) => {
              await carryOut(savepoint as Sql, each);
              if (place % 4 === 3) throw Object.assign(new Error("taken back"), { code: "AN002" });
            };
            await transaction.savepoint(part).catch(unlessRefused);
          }
        });
        expect(await mistakesOfCounts(sql)).toEqual([]);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  const quiet = ["save", "view", "rename", "fold", "report", "finish report"];
  const four = [
    [
      "who save, view and report, none of whom waits for another in a circle",
      (each: Operation) => quiet.includes(each.do),
      [],
    ],
    // Rows of public tables, changed by many in no order, may be waited for in a circle: the database ends one of the
    // waits.
    ["who change anything", (each: Operation) => each.do !== "empty", ["40P01"]],
  ] as const;
  // Locks and their order are the same on each version.
  test.each(isOldestPostgres() ? [] : four)(
    "after four writers at once %s",
    async (_who, isAsked, alsoRefused) => {
      const writers = Array.from({ length: 4 }, () => openPool(address, { connections: 1 }));
      const all = fc.sample(operation.filter(isAsked), { numRuns: 100, seed: 7 });
      const written = writers.map(async (writer, number) => {
        for (const each of all.filter((_, place) => place % writers.length === number))
          await carryOut(writer, each).catch((error) => {
            if (!alsoRefused.some((code) => code === error.code)) unlessRefused(error);
          });
      });
      const outcomes = await Promise.allSettled(written);
      await Promise.all(writers.map((writer) => writer.end()));
      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
      expect(await mistakesOfCounts(sql)).toEqual([]);
    },
  );

  test("after a singer with just viewed songs was deleted and restored", async () => {
    const [song] = await sql<{ id: number }[]>`
      select id from save_lyric(p_title => 'Laut', p_lyrics_english => 'la', p_singer_names => '{Musafir}')`;
    await sql`select from private.add_views(array[${song?.id ?? 0}::bigint], array[5])`;
    await sql`delete from singers where name = 'Musafir'`;
    await sql`select private.restore_from_trash((select max(id) from private.trash))`;
    expect(await mistakesOfCounts(sql)).toEqual([]);
  });

  test("after songs were emptied whose views had just been taken away", async () => {
    const { sql: own } = await openTestDatabase();
    await own`insert into lyrics (title, lyrics_hindi, views) select n::text, 'अ', 1 from generate_series(1, 4) as n`;
    await own`update lyrics set views = 0`;
    await own`truncate lyrics cascade`;
    expect(await mistakesOfGaps(differencesIn(own))).toEqual([]);
  });

  test("after views of a new singer were folded before the singer was committed", async () => {
    await sql.begin(async (transaction) => {
      const [song] = await transaction<{ id: number }[]>`
        select id from save_lyric(p_title => 'Pehli', p_lyrics_english => 'la', p_singer_names => '{Nayi Awaaz}')`;
      await transaction`select from private.add_views(array[${song?.id ?? 0}::bigint], array[2])`;
      await transaction`select private.fold_new_views()`;
    });
    expect(await mistakesOfCounts(sql)).toEqual([]);
  });

  test("after a recount of rows written without triggers", async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`insert into singers (name, name_key, letter) values ('Naya', 'naya', 'N')`;
      await transaction`
        insert into lyrics (title, lyrics_hindi, views, album_id) select 'Naya', 'न', 5, min(id) from albums`;
      await transaction`
        insert into lyrics_singers (lyric_id, singer_id, position)
        select max(l.id), (select max(id) from singers), 1 from lyrics as l`;
    });
    expect(await mistakesOfCounts(sql)).not.toEqual([]);
    await sql`select private.settle_everything()`;
    expect(await mistakesOfCounts(sql)).toEqual([]);
  });

  test("after the next save, following a transaction that could not see other commits", async () => {
    await sql.begin("isolation level repeatable read", async (transaction) => {
      await transaction`select from singers`;
      await sql`insert into singers (name) values ('Woh')`;
      await transaction`insert into singers (name) values ('Wahi')`;
    });
    await sql`insert into singers (name) values ('Aur')`;
    expect(await mistakesOfCounts(sql)).toEqual([]);
  });
});

test("saves of the same singer wait for each other only during their commits", async () => {
  const other = openPool(address, { connections: 1 });
  const save = (database: Sql, title: string) =>
    database`select from save_lyric(p_title => ${title}, p_lyrics_english => 'la', p_singer_names => '{Saath}')`;
  await save(sql, "Pehla");
  await other.begin(async (transaction) => {
    await save(transaction as unknown as Sql, "Doosra");
    await save(sql, "Teesra");
  });
  await other.end({ timeout: 1 });
  expect(await mistakesOfCounts(sql)).toEqual([]);
});

test("views do not wait for other views, and affect the order of singers at once", async () => {
  const other = openPool(address, { connections: 1 });
  const songs = await sql<{ id: number }[]>`
    select id from save_lyric(p_title => 'Ek', p_lyrics_english => 'la', p_singer_names => '{Mashhoor}')
    union all select id from save_lyric(p_title => 'Do', p_lyrics_english => 'la', p_singer_names => '{Mashhoor}')`;
  const view = (database: Sql, id = 0) =>
    database`select from private.add_views(array[${id}::bigint], array[1000000])`;
  await other.begin(async (transaction) => {
    await view(transaction as unknown as Sql, songs[0]?.id);
    await view(sql, songs[1]?.id);
  });
  await other.end({ timeout: 1 });
  expect(await sql`select name from get_top_singers(1)`).toMatchObject([{ name: "Mashhoor" }]);
  await vi.waitFor(async () => {
    await sql`select private.fold_new_views()`;
    expect(await sql`select from private.new_views`).toHaveLength(0);
  }, 10_000);
  expect(await sql`select name from get_top_singers(1)`).toMatchObject([{ name: "Mashhoor" }]);
  expect(await mistakesOfCounts(sql)).toEqual([]);
});
