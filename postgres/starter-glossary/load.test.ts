/** Runs on one server: the starter glossary is loaded on both before all tests. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/index.ts";
import { loadStarterGlossary } from "./load.ts";
import { readGlossary } from "./read-glossary.ts";

const lines = await readGlossary();

test("the starter glossary is loaded once and whole when several processes start together", async () => {
  const { sql } = await openTestDatabase({ connections: 4 });
  await Promise.all([1, 2, 3, 4].map(() => loadStarterGlossary(sql)));
  const words = await sql`
    select word, roman, origin, english, hindi, array_to_string(forms, ' ') as forms from words order by id`;
  expect([...words]).toEqual(lines);
});

test("entries that were deleted do not come back, and entries that the site has already stay as they are", async () => {
  const { sql } = await openTestDatabase();
  await sql`insert into words (word, roman, origin, english, hindi) values ('ग़म', 'gam', 'arabic', 'own', 'अपना')`;
  await loadStarterGlossary(sql);
  expect(await sql`select english from words where word = 'ग़म'`).toEqual([{ english: "own" }]);
  await sql`delete from words`;
  await loadStarterGlossary(sql);
  expect(await sql`select from words`).toHaveLength(0);
});

describe("an upgrade", () => {
  const words = ["ग़म", "शबनम", "शब", "महरम"];

  /** As an earlier version has loaded it, with one word edited and one deleted since. */
  async function earlier() {
    const { sql } = await openTestDatabase();
    const english = async () =>
      Object.fromEntries(
        (await sql`select word, english from words where word = any(${words})`).map((row) => [
          row.word,
          row.english,
        ]),
      );
    const inFiles = Object.fromEntries(
      lines.filter(({ word }) => words.includes(word)).map((line) => [line.word, line.english]),
    );
    await sql`
      insert into words (word, roman, origin, english, hindi, forms)
      select f ->> 'word', 'x', f ->> 'origin', 'earlier', f ->> 'hindi', '{}'
      from jsonb_array_elements(${JSON.stringify(lines.filter(({ word }) => word !== "महरम"))}::text::jsonb) as f`;
    await sql`insert into private.marks (key, value) values ('starter glossary', 'on')`;
    await sql`delete from words where word = 'शब'`;
    await sql`update words set english = 'own', created_at = created_at - interval '1 hour' where word = 'ग़म'`;
    await loadStarterGlossary(sql);
    return { english, inFiles };
  }

  test("brings new entries and new texts, and leaves what was edited or deleted", async () => {
    const { english, inFiles } = await earlier();
    const { शब: _deleted, ...others } = inFiles;
    expect(await english()).toEqual({ ...others, ग़म: "own" });
  });

  test("leaves an entry whose texts are not those that were loaded last", async () => {
    const { sql } = await openTestDatabase();
    await loadStarterGlossary(sql);
    await sql`update words set english = 'own' where word = 'ग़म'`;
    await sql`update private.marks set value = jsonb_set(value::jsonb, '{ग़म}', '"earlier"')::text`;
    await loadStarterGlossary(sql);
    expect(await sql`select english from words where word = 'ग़म'`).toEqual([{ english: "own" }]);
  });
});

test.each([
  ["a_word_has_letters_of_devanagari", { word: "gham" }],
  ["a_word_has_letters_of_devanagari", { word: "दो शब्द" }],
  ["a_word_is_at_most_60_characters", { word: "क".repeat(61) }],
  ["roman_word_has_letters_from_a_to_z", { roman: "Gham" }],
  ["roman_word_is_at_most_60_characters", { roman: "a".repeat(61) }],
  ["origin_is_one_lower_case_word", { origin: "Urdu" }],
  ["english_meaning_is_required", { english: " " }],
  ["english_meaning_is_at_most_200_characters", { english: "a".repeat(201) }],
  ["hindi_meaning_is_required", { hindi: "" }],
  ["hindi_meaning_is_at_most_200_characters", { hindi: "क".repeat(201) }],
  ["a_word_has_at_most_50_forms", { forms: Array.from({ length: 51 }, () => "क") }],
  ["forms_have_letters_of_devanagari_and_2000_characters_in_all", { forms: ["a"] }],
  ["forms_have_letters_of_devanagari_and_2000_characters_in_all", { forms: ["क".repeat(2_001)] }],
])("an entry is refused by the rule %s", async (rule, wrong) => {
  const { sql } = await openTestDatabase();
  const entry = { word: "ग़म", roman: "gham", origin: "arabic", english: "grief", hindi: "दुख", forms: [] };
  await expect(sql`insert into words ${sql({ ...entry, ...wrong })}`).rejects.toMatchObject({
    constraint_name: rule,
  });
});
