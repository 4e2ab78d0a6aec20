/** Which names are near, whoever asks: the form, the lists of likely twins, the import. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

const nearness = async (one: string, other: string) =>
  (await sql<{ near: number }[]>`select private.name_nearness(${one}, ${other}) as near`)[0]?.near ?? 0;

describe("names are near", () => {
  test.each([
    ["Lata Mangeshker", "Lata Mangeshkar"],
    ["Jagjit Sing", "Jagjit Singh"],
    ["Jagit Sing", "Jagjit Singh"],
    ["Kishar Kumar", "Kishore Kumar"],
    ["Muhammad Rafee", "Mohammed Rafi"],
    ["Mohd. Rafi", "Mohammed Rafi"],
    ["SD Burman", "S. D. Burman"],
    ["Shankar Jaykishan", "Shankar-Jaikishan"],
    ["Mangeshkar Lata", "Lata Mangeshkar"],
    ["Hemant Kumr", "Hemant Kumar"],
    ["Suman Kalyanpyr", "Suman Kalyanpur"],
    ["Romatic", "Romantic"],
    ["जगजीत सिंग", "जगजीत सिंह"],
    ["लता मंगेशकर", "Lata Mangeshkar"],
  ])("%s and %s", async (one, other) => {
    expect(await nearness(one, other)).toBeGreaterThan(0);
    expect(await nearness(other, one)).toBeGreaterThan(0);
  });
});

describe("names are not near", () => {
  test.each([
    ["Usha Bhosle", "Asha Bhosle"],
    ["R. D. Burman", "S. D. Burman"],
    ["Rajesh Roshan", "Ramesh Roshan"],
    ["Amit Kumar", "Ajit Kumar"],
    ["Anu Malik", "Abu Malik"],
    ["Ravi", "Rafi"],
    ["Mukesh", "Mahesh"],
    ["Javed Ali", "Javed Akhtar"],
    ["Dhoom 2", "Dhoom 3"],
    ["Don", "Don 2"],
    ["Nusrat Fateh Ali Khan", "Rahat Fateh Ali Khan"],
    ["Classical", "Semi Classical"],
    ["", ""],
    ["!", "?"],
  ])("%s and %s", async (one, other) => {
    expect(await nearness(one, other)).toBe(0);
    expect(await nearness(other, one)).toBe(0);
  });
});

test("names that sound the same are nearer than slips, and the same name is nearest", async () => {
  expect(await nearness("Jagjeet Singh", "Jagjit Singh")).toBe(1);
  expect(await nearness("Jagjit Singh", "Jagjit Singh")).toBe(1);
  expect(await nearness("Jagit Singh", "Jagjit Singh")).toBeLessThan(1);
});

test("of new names a later one means the first that it is near, and stored ones mean none", async () => {
  await sql`insert into lyricists (name) values ('Suman Kalyanpur')`;
  const names = [
    "Lata Mangeshkar",
    "Suman Kalyanpur",
    "Lata Mangeshker",
    "Lata Mangeshkr",
    "Suman Kalyanpyr",
  ];
  expect(await sql`select * from private.names_near_each_other('people', ${names}) order by 1`).toEqual([
    { typed: "Lata Mangeshker", near: "Lata Mangeshkar" },
    { typed: "Lata Mangeshkr", near: "Lata Mangeshkar" },
  ]);
});
