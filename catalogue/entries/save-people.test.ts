import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { EntryRefused } from "./entry-refused.ts";
import { findEntryToEdit } from "./find-entry-to-edit.ts";
import { saveEntry } from "./save-entry.ts";

const { sql } = await openTestDatabase({ connections: 4 });

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
  /** Artists are singers. */
  const stored = table.replace(/s$/, "").replace("_", " ");

  test("is saved, loaded into the form, edited and loaded again, each in one statement", async () => {
    const counted = countingStatements(sql);
    const first = await saveEntry(counted.sql, kind, {
      name: `  ${word}   One `,
      picture: " https://pictures.example/one.jpg ",
    });
    expect(first.name).toBe(`${word} One`);
    const found = await findEntryToEdit(counted.sql, kind, first.id);
    expect(found).toMatchObject({
      id: first.id,
      name: `${word} One`,
      picture: "https://pictures.example/one.jpg",
      year: null,
      otherName: "",
      birthYear: null,
      deathYear: null,
      about: "",
      aliases: [],
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

  test("keeps the version when saved unchanged", async () => {
    const first = await save(`${word} Unchanged`);
    expect(await save(first.name, first)).toEqual(first);
  });

  test("may have any name without a comma", async () => {
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

  test("with an existing name is refused, with the owner of the name and its number of songs", async () => {
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

  test("that was changed or deleted meanwhile is refused, and nothing is overwritten", async () => {
    const first = await save(`${word} Purana`);
    await save(`${word} Naya`, first);
    const stale = await refusalOf(save(`${word} Aur`, first));
    expect(stale).toMatchObject({ code: "stale", field: null });
    expect(stale.message).toContain(`load the ${stored} again`);
    expect(await findEntryToEdit(sql, kind, first.id)).toMatchObject({ name: `${word} Naya` });
    await save(`${word} Without version`, { id: first.id });
    await sql`delete from ${sql(table)} where id = ${first.id}`;
    const gone = await refusalOf(save(`${word} Aur`, first));
    expect(gone).toMatchObject({ code: "gone", field: null });
    expect(gone.message).toContain(`This ${stored} was deleted`);
  });

  test("is created once by twenty saves at once, and the others get the owner of the name", async () => {
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

  test("whose form is sent twice is saved once with the same result", async () => {
    const saveKey = crypto.randomUUID();
    const answers = await Promise.all(twenty.map(() => save(` ${word}  Double `, { saveKey })));
    answers.push(await save(` ${word}  Double `, { saveKey }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.name).toBe(`${word} Double`);
  });

  test("can be saved again after a refusal", async () => {
    const saveKey = crypto.randomUUID();
    await refusalOf(save("", { saveKey }));
    expect((await save(`${word} Theek`, { saveKey })).name).toBe(`${word} Theek`);
  });

  test.each([0, -1, 0.5, 2 ** 60, 1e9])("with the id %d does not exist", async (id) => {
    expect(await findEntryToEdit(sql, kind, id)).toBeNull();
    expect((await refusalOf(save("Koi", { id }))).code).toBe("gone");
  });
});

test("of two edits of a singer at once, one is saved and the other is refused as stale", async () => {
  const first = await saveEntry(sql, "singers", { name: "Do log" });
  const outcomes = await Promise.allSettled(
    ["Ek", "Do"].map((name) => saveEntry(sql, "singers", { name }, first)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "stale" } });
});

test("two singers who take each other's name at once keep their names or swap them, and never share one", async () => {
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

test("a character that PostgreSQL cannot store is removed", async () => {
  expect((await saveEntry(sql, "singers", { name: "A\0B", picture: "https://x/\0" })).name).toBe("AB");
});

test("a new name gets the next id if someone inserted its id by hand", async () => {
  const { id } = await saveEntry(sql, "lyricists", { name: "Before" });
  await sql`insert into lyricists (id, name) values (${id + 1}, 'By hand')`;
  expect((await saveEntry(sql, "lyricists", { name: "After" })).id).toBe(id + 2);
});

test("a failing database is not mistaken for a refusal", async () => {
  const broken = saveEntry(sql, "singers", { name: "X" }, { saveKey: "not a key" });
  await expect(broken).rejects.not.toBeInstanceOf(EntryRefused);
});
