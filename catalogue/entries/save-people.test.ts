import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../songs/counting-statements.ts";
import { saveSong } from "../songs/save-song.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { EntryRefused } from "./entry-refused.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase({ connections: 20 });

const twenty = Array.from({ length: 20 }, (_, number) => number);
const awkwardNames = [
  "O'Hara; drop table singers; --",
  'Quote "Double" Sahib',
  "100% Dil",
  "Under_score",
  "Back\\slash",
  "$1 {a} \\'",
];

async function refusalOf(save: Promise<unknown>): Promise<EntryRefused> {
  const refusal = await save.then(
    () => null,
    (error) => error,
  );
  if (!(refusal instanceof EntryRefused)) throw new Error(`Not refused: ${refusal}`);
  expect(refusal.message).not.toMatch(/constraint|relation|undefined/);
  return refusal;
}

const kindsOfPeople = [
  ["singers", "singer", "singers"],
  ["artists", "artist", "singers"],
  ["lyricists", "lyricist", "lyricists"],
  ["music-directors", "music director", "music_directors"],
] as const satisfies readonly (readonly [EntryKind, string, string])[];

describe.each(kindsOfPeople)("a person among the %s", (kind, word, table) => {
  const save = (name: string, options = {}) => saveEntry(sql, kind, { name }, options);

  test("is saved, found for the form, edited and found again, each in one statement", async () => {
    const counted = countingStatements(sql);
    const first = await saveEntry(counted.sql, kind, {
      name: `  ${word}   One `,
      picture: " https://pictures.example/one.jpg ",
    });
    expect(first.name).toBe(`${word} One`);
    const found = await findEntryToEdit(counted.sql, kind, first.id);
    expect(found).toEqual({
      id: first.id,
      name: `${word} One`,
      picture: "https://pictures.example/one.jpg",
      year: null,
      songCount: 0,
      version: first.version,
    });
    const second = await saveEntry(counted.sql, kind, { name: `${word} Two`, picture: "" }, first);
    expect(second.version > first.version).toBe(true);
    expect(await findEntryToEdit(counted.sql, kind, first.id)).toMatchObject({
      name: `${word} Two`,
      picture: "",
      version: second.version,
    });
    expect(counted.statements()).toBe(4);
  });

  test("that is saved unchanged keeps the version", async () => {
    const first = await save(`${word} Unchanged`);
    expect(await save(first.name, first)).toEqual(first);
  });

  test("may be called anything but with a comma", async () => {
    for (const name of awkwardNames) {
      const { id } = await save(`${word} ${name}`);
      expect((await findEntryToEdit(sql, kind, id))?.name).toBe(`${word} ${name}`);
    }
    expect(await refusalOf(save("Shankar, Jaikishan"))).toMatchObject({
      code: "name-has-comma",
      field: "name",
    });
  });

  test.each([
    ["without a name", { name: " \u200b" }, "name-missing", "name"],
    ["with a name too long", { name: "x".repeat(201) }, "too-long", "name"],
    ["with a picture that is no address", { name: "A", picture: "a.jpg" }, "url-invalid", "picture"],
    ["with a script for a picture", { name: "A", picture: "javascript:1" }, "url-invalid", "picture"],
    [
      "with a picture's address too long",
      { name: "A", picture: `https://x/${"x".repeat(2048)}` },
      "too-long",
      "picture",
    ],
  ])("is refused %s", async (_, input, code, field) => {
    const before = await sql`select count(*) from ${sql(table)}`;
    const saveKey = crypto.randomUUID();
    const refusal = await refusalOf(saveEntry(sql, kind, input, { saveKey }));
    expect(refusal).toMatchObject({ code, field, other: null });
    if (code === "name-missing") expect(refusal.message).toBe(`Please enter a name for the ${word}.`);
    expect(await sql`select count(*) from ${sql(table)}`).toEqual(before);
  });

  test("whose name exists already is refused, with who has it and how many songs, to be merged", async () => {
    const other = await save(`${word} Lata`);
    const field = {
      singers: "singerNames",
      lyricists: "lyricistNames",
      music_directors: "musicDirectorNames",
    };
    await saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", [field[table]]: `${word} Lata` });
    const twin = ` ${word.toUpperCase()}  la\u200bTA`;
    const isNew = await refusalOf(save(twin));
    expect(isNew).toMatchObject({
      code: "taken",
      field: "name",
      other: { id: other.id, name: `${word} Lata`, year: null, songCount: 1 },
    });
    expect(isNew.message).toMatch(new RegExp(`already an? ${word} named "${word} Lata"`));
    const edited = await save(`${word} Asha`);
    const refusal = await refusalOf(save(twin, edited));
    expect(refusal).toMatchObject({ code: "taken", other: { id: other.id } });
    expect(refusal.message).toContain("Merge the two");
    expect(await findEntryToEdit(sql, kind, edited.id)).toMatchObject({ name: `${word} Asha` });
  });

  test("that was changed or deleted meanwhile is told, and nothing is overwritten", async () => {
    const first = await save(`${word} Purana`);
    await save(`${word} Naya`, first);
    const stale = await refusalOf(save(`${word} Aur`, first));
    expect(stale).toMatchObject({ code: "stale", field: null });
    expect(stale.message).toContain(`load the ${word} again`);
    expect(await findEntryToEdit(sql, kind, first.id)).toMatchObject({ name: `${word} Naya` });
    await save(`${word} Without version`, { id: first.id });
    await sql`delete from ${sql(table)} where id = ${first.id}`;
    const gone = await refusalOf(save(`${word} Aur`, first));
    expect(gone).toMatchObject({ code: "gone", field: null });
    expect(gone.message).toContain(`This ${word} was deleted`);
  });

  test("of twenty saves at once under one name is made once; the others are told by whom the name is taken", async () => {
    const outcomes = await Promise.allSettled(
      twenty.map((number) => save(number % 2 ? `${word} Ek Saath` : `${word.toUpperCase()} EK SAATH`)),
    );
    const made = outcomes.filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        expect(outcome.reason).toMatchObject({
          code: "taken",
          other: { id: (made[0] as PromiseFulfilledResult<{ id: number }>).value.id },
        });
      }
    }
  });

  test("whose form is sent twice, one after the other or at once, is saved once with one answer", async () => {
    const saveKey = crypto.randomUUID();
    const answers = await Promise.all(twenty.map(() => save(` ${word}  Double `, { saveKey })));
    answers.push(await save(` ${word}  Double `, { saveKey }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.name).toBe(`${word} Double`);
  });

  test("may be sent again after it was refused", async () => {
    const saveKey = crypto.randomUUID();
    await refusalOf(save("", { saveKey }));
    expect((await save(`${word} Theek`, { saveKey })).name).toBe(`${word} Theek`);
  });

  test.each([0, -1, 0.5, 2 ** 60, 1e9])("with the id %d is not there", async (id) => {
    expect(await findEntryToEdit(sql, kind, id)).toBeNull();
    expect((await refusalOf(save("Koi", { id }))).code).toBe("gone");
  });
});

test("of two edits of one singer at once one is kept and the other is told", async () => {
  const first = await saveEntry(sql, "singers", { name: "Do log" });
  const outcomes = await Promise.allSettled(
    ["Ek", "Do"].map((name) => saveEntry(sql, "singers", { name }, first)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "stale" } });
});

test("two singers who take each other's name at once both stay who they are or swap, but are never twins", async () => {
  const [one, two] = [
    await saveEntry(sql, "singers", { name: "Ganga" }),
    await saveEntry(sql, "singers", { name: "Jamuna" }),
  ];
  const outcomes = await Promise.allSettled([
    saveEntry(sql, "singers", { name: "Jamuna" }, one),
    saveEntry(sql, "singers", { name: "Ganga" }, two),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "taken" });
  }
  expect(await sql`select from singers where name in ('Ganga', 'Jamuna')`).toHaveLength(2);
});

test("a character that PostgreSQL cannot store is left out", async () => {
  expect((await saveEntry(sql, "singers", { name: "A\0B", picture: "https://x/\0" })).name).toBe("AB");
});

test("a name whose number was taken by hand gets the next one", async () => {
  const { id } = await saveEntry(sql, "lyricists", { name: "Before" });
  await sql`insert into lyricists (id, name) values (${id + 1}, 'By hand')`;
  expect((await saveEntry(sql, "lyricists", { name: "After" })).id).toBe(id + 2);
});

test("a failing database is not mistaken for a refusal", async () => {
  const broken = saveEntry(sql, "singers", { name: "X" }, { saveKey: "not a key" });
  await expect(broken).rejects.not.toBeInstanceOf(EntryRefused);
});
