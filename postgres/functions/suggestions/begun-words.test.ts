import { expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase({ starterSongs: true });

await sql`
  insert into lyrics (title, lyrics_english, views)
  select title, 'la la la', views from (values
    ('Mujhe Na Roko', 1), ('Mujhe Naulakha Manga De', 2), ('Mujhe Neend Na Aaye', 3),
    ('Chhod Aaye Hum Woh Galiyan', 4),
    ('घर आया मेरा परदेसी', 5), ('Ghar Se Nikalte Hi', 6), ('Chaiyya Chaiyya', 7), ('Tu Hi Re Tu Hi Re', 8),
    ('Tumhara Chehra', 90), ('Tum Aa Gaye Ho', 1), ('मेरे पिया गए रंगून वहाँ से किया टेलीफ़ोन', 9)
  ) as song (title, views)`;
await sql`insert into music_directors (name) values ('R. D. Burman')`;

const suggested = async (typed: string) =>
  (
    await sql<{ name: string }[]>`
      select coalesce(l.title, m.name, s.name, a.name) as name from private.suggest(${typed}) as f
      left join lyrics as l on f.kind = 'song' and l.id = f.id
      left join music_directors as m on f.kind = 'music_director' and m.id = f.id
      left join singers as s on f.kind = 'singer' and s.id = f.id
      left join albums as a on f.kind = 'album' and a.id = f.id
      order by f.place`
  ).map(({ name }) => name);

test.each([
  ["is itself a word", "mujhe na", "Mujhe Naulakha Manga De"],
  ["sounds otherwise once it is whole", "chhod aa", "Chhod Aaye Hum Woh Galiyan"],
  ["ends in a consonant that may get any vowel", "घर न", "Ghar Se Nikalte Hi"],
  ["is half of a syllable", "घर आय", "घर आया मेरा परदेसी"],
  ["is the beginning of the title", "chai", "Chaiyya Chaiyya"],
  ["is written with the words before it", "tuhi", "Tu Hi Re Tu Hi Re"],
  ["follows initials written together", "rd bu", "R. D. Burman"],
  ["is English and the title in Devanagari", "telephone", "मेरे पिया गए रंगून वहाँ से किया टेलीफ़ोन"],
  ["stands within a line", "dard ki dava ky", "Dil-e-Nadaan Tujhe Hua Kya Hai"],
])("a suggestion is found if the last word %s", async (_, typed, name) => {
  expect(await suggested(typed)).toContain(name);
});

test("titles with the very words come first, then those that begin with the text, then others", async () => {
  expect((await suggested("tum")).slice(0, 2)).toEqual(["Tum Aa Gaye Ho", "Tumhara Chehra"]);
  expect((await suggested("mujhe na")).slice(0, 2)).toEqual(["Mujhe Na Roko", "Mujhe Naulakha Manga De"]);
});
