/** The catalogue of the site in the test language. */
import { saveEntry, saveSong } from "#catalogue";
import type { Sql } from "#postgres";

/**
 * Songs with all that a page can show, and with as little as possible. No word of the catalogue has Latin letters.
 */
export async function fillCatalogue(sql: Sql, address: string): Promise<void> {
  await saveSong(sql, {
    title: "कल न आए",
    lyrics_english: "Пехли панкти\nДусри панкти",
    lyrics_hindi: "पहली पंक्ति\nदूसरी पंक्ति",
    translation_english: "Первая\nВторая",
    translation_hindi: "पहली\nदूसरी",
    translator: "अनुवादक",
    singerNames: "गीता दत्त",
    lyricistNames: "साहिर",
    musicDirectorNames: "ख़य्याम",
    albumName: "रंगमंच",
    year: 1960,
    genre: "क़व्वाली",
    youtube_video_id: "https://youtu.be/a1-_b2C3d4E",
    word_meanings: [{ word: "पहली", english: "первая", hindi: "" }],
    notes: [{ line: "दूसरी पंक्ति", note: "दो बार" }],
  });
  await saveSong(sql, { title: "रोमन", lyrics_english: "Pehli pankti", singerNames: "गीता दत्त" });
  await saveSong(sql, { title: "टूटे तारे", lyrics_hindi: "टूटे तारे" });
  await saveSong(sql, { title: "पुराना", lyrics_hindi: "पुराना", singerNames: "गीता दत्त", year: 1955 });
  // More than a page.
  for (let place = 1; place <= 51; place += 1)
    await saveSong(sql, {
      title: `गीत ${place}`,
      lyrics_hindi: `गीत ${place}`,
      singerNames: "गीता दत्त",
      year: 1960,
      genre: "क़व्वाली",
    });
  await fillEntries(sql, `${address}/favicon.svg`);
  await fillGlossary(sql);
  await sql`insert into settings (key, value) values ('adCode1', '<p></p>')`;
}

/** People and albums with all that their pages can show, and those of which only the name is known. */
async function fillEntries(sql: Sql, picture: string): Promise<void> {
  const facts = { otherName: "गीता", aliases: ["गीता राय", "Гита"], about: "गायिका" };
  const person = { ...facts, name: "गीता दत्त", birthYear: 1930, picture };
  await saveEntry(sql, "singers", person, { id: 1 });
  await saveEntry(sql, "lyricists", { name: "साहिर", birthYear: 1921, deathYear: 1980 }, { id: 1 });
  await saveEntry(sql, "music-directors", { name: "ख़य्याम", deathYear: 2019 }, { id: 1 });
  await saveEntry(sql, "albums", { ...facts, name: "रंगमंच", year: 1960, picture }, { id: 1 });
  for (const table of ["lyricists", "music_directors", "albums"])
    await sql`insert into ${sql(table)} (name) values ('सुनसान')`;
  // In pages of letters, with other names at the end.
  await sql`insert into singers (name) select 'चाँद ' || number from generate_series(1, 201) as counted (number)`;
  await sql`insert into singers (name) values ('१')`;
  const makers = {
    singerNames: "चाँद 1, गीता दत्त",
    lyricistNames: "क, ख, ग, घ, च, छ, ज",
    albumName: "कई लोग",
  };
  for (let place = 1; place <= 51; place += 1)
    await saveSong(sql, { title: `झनक ${place}`, lyrics_hindi: "पायल बाजे\nझनक झनक", ...makers });
}

/** Of one word, in more songs than are counted. */
async function fillGlossary(sql: Sql): Promise<void> {
  await sql`delete from words`;
  await sql`
    insert into words (word, roman, origin, english, hindi)
    values ('झनक', 'jhanak', 'hindi', 'звон', 'ध्वनि'), ('झरना', 'jharna', 'hindi', 'водопад', 'प्रपात')`;
  await sql`
    insert into private.words_of_songs (lyric_id, word_id, place, spellings)
    select l.id, w.id, 0, '{}' from lyrics as l, words as w
    where l.title like 'झनक%' or w.word = 'झरना' and l.id in (2, 3)
    on conflict do nothing`;
}
