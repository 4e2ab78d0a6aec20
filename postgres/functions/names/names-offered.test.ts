import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, starterCatalogue } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

const people = ["singers", "lyricists", "music_directors"] as const;

beforeEach(async () => {
  await sql`delete from lyrics`;
  for (const table of people) await sql`delete from ${sql(table)}`;
});

interface Offer {
  readonly typed: string;
  readonly names: readonly string[];
  readonly isChosen: boolean;
}

const offersOf = (...texts: string[]) =>
  sql<Offer[]>`
    select typed, names, is_chosen as "isChosen" from private.names_offered(${texts}::text[]) order by typed`;

const namesOf = async (text: string) => (await offersOf(text)).map(({ names }) => names.join(", "));

describe("a name that may be several is offered as those", () => {
  test.each([
    ...["Lata & Rafi", "Lata&Rafi", "Lata feat. Rafi", "Lata ft. Rafi", "Lata ft Rafi", "Lata Feat.Rafi"],
    ...["Lata featuring Rafi", "Lata (feat. Rafi)", "Lata [ft. Rafi]", "Lata and Rafi", "Lata AND Rafi"],
    ...["Lata aur Rafi", "Lata with Rafi", "Lata + Rafi", "Lata | Rafi", "Lata/Rafi", "Lata ; Rafi"],
    ...["Lata\\Rafi", "Lata、Rafi", "Lata। Rafi"],
    ...["Lata x Rafi", "Lata × Rafi", "Lata vs. Rafi", "Lata और Rafi", "Lata एवं Rafi", "Lata व Rafi"],
    ...["Lata तथा Rafi", "Lata & Rafi & Lata", "Lata\u00a0&\u00a0Rafi", "Lata & Rafi & Chorus"],
    ...["Lata & Rafi etc.", "Lata/Rafi व अन्य"],
  ])("%s", async (name) => {
    expect(await namesOf(name)).toEqual(["Lata, Rafi"]);
  });

  test.each([
    ["लता और रफ़ी", "लता, रफ़ी"],
    ["लता के साथ रफ़ी", "लता, रफ़ी"],
    ["लता व साथी", "लता"],
    ["लता आदि", "लता"],
    ["S. D. Varman & R. D. Varman", "S. D. Varman, R. D. Varman"],
    ["A, B & C", "B, C"],
    ["A, B, and C", "C"],
    ["Vishal & Shekhar Jr.", "Vishal, Shekhar Jr."],
  ])("%s: %s", async (text, names) => {
    expect(await namesOf(text)).toEqual([names.normalize("NFC")]);
  });
});

test.each([
  ...["and others", "& Chorus", "Chorus", "the chorus", "Female Chorus", "etc.", "Various Artists", "others"],
  ...["V.A.", "आदि", "व अन्य", "कोरस", "और साथी", "Unknown"],
])("%s is nobody, and its being left out is chosen beforehand", async (name) => {
  expect(await offersOf(name)).toEqual([{ typed: name, names: [], isChosen: true }]);
  await sql`insert into lyricists (name) values (${name})`;
  expect(await offersOf(name)).toEqual([]);
});

test("of somebody with others and a chorus only somebody is left, chosen beforehand", async () => {
  for (const typed of ["Lata & Chorus", "Lata and others", "Lata & others", "Lata etc.", "Lata & Party"])
    expect(await offersOf(typed)).toEqual([{ typed, names: ["Lata"], isChosen: true }]);
});

test.each([
  ...["Kalyanji-Anandji", "Laxmikant–Pyarelal", "Shankar Jaikishan", "Alka Yagnik", "Anand", "Sandeep"],
  ...["Ali Brothers and Sisters", "Andrew Mathur", "Kaurav", "Bill Withers", "Malcolm X", "Shafti. Khan"],
  ...[
    "Van & his Orchestra",
    "गौरव",
    "देव आनंद",
    "Taft",
    "",
    " ",
    "&",
    "Mukesh",
    "R. D. Burman",
    "Om Prakash, Mukesh",
  ],
])("%j is one and is not offered in another way", async (name) => {
  expect((await namesOf(name)).filter((names) => names !== "")).toEqual([]);
});

test("nobody of the starter songs is offered in another way", async () => {
  const { singers, lyricists, music_directors } = starterCatalogue;
  const texts = [...singers, ...lyricists, ...music_directors].map(({ name }) => name);
  expect(texts.length).toBeGreaterThan(50);
  expect(await offersOf(...texts)).toEqual([]);
});

test("the split is chosen beforehand where a part is stored in any role, by any of its names", async () => {
  expect(await offersOf("Lata & Rafi")).toMatchObject([{ isChosen: false }]);
  await sql`insert into lyricists (name) values ('Mohammed Rafi')`;
  expect(await offersOf("Lata & Rafi")).toMatchObject([{ isChosen: false }]);
  await sql`insert into person_aliases (name_key, alias) values ('mohammed rafi', 'Rafi')`;
  expect(await offersOf("Lata & Rafi")).toEqual([
    { typed: "Lata & Rafi", names: ["Lata", "Rafi"], isChosen: true },
  ]);
});

test("a name that is stored as it is typed is never offered in another way", async () => {
  await sql`insert into singers (name) values ('Rafi'), ('Vishal & Shekhar')`;
  expect(await offersOf("vishal  &  shekhar, Rafi")).toEqual([]);
  expect(await offersOf("Vishal and Shekhar")).toEqual([
    { typed: "Vishal and Shekhar", names: ["Vishal & Shekhar"], isChosen: true },
  ]);
});

test("two who are stored under one name are offered as it", async () => {
  await sql`insert into music_directors (name) values ('Kalyanji-Anandji'), ('Shankar Jaikishan')`;
  expect(await namesOf("Kalyanji & Anandji")).toEqual(["Kalyanji-Anandji"]);
  expect(await namesOf("Shankar and Jaikishan")).toEqual(["Shankar Jaikishan"]);
});

describe("a last and a first name with a comma between them", () => {
  test("are offered as one, chosen beforehand where it is stored", async () => {
    const one = { typed: "Tarana, Asha", names: ["Asha Tarana"] };
    expect(await offersOf("Tarana, Asha")).toEqual([{ ...one, isChosen: false }]);
    await sql`insert into singers (name) values ('Asha Tarana')`;
    expect(await offersOf("Tarana, Asha")).toEqual([{ ...one, isChosen: true }]);
    expect(await namesOf("Varman, S. D.")).toEqual(["S. D. Varman"]);
  });

  test("are two where one of them is stored, or there are more names or words", async () => {
    expect(await offersOf("Tarana, Asha, Lata", "Asha Tarana, Lata", "Tarana, Chorus & Co")).toMatchObject([
      { names: [] },
    ]);
    await sql`insert into lyricists (name) values ('Asha')`;
    expect(await offersOf("Tarana, Asha")).toEqual([]);
  });
});

test("what is written as it was offered is offered no further", async () => {
  await sql`insert into singers (name) values ('Lata'), ('Asha Tarana'), ('Kalyanji-Anandji')`;
  const texts = ["Lata & Rafi and others", "Tarana, Asha", "Kalyanji & Anandji", "A, Lata/C", "Chorus"];
  const offers = await offersOf(...texts);
  expect(offers).toHaveLength(texts.length);
  expect(await offersOf(...offers.map(({ names }) => names.join(", ")))).toEqual([]);
});
