/** The catalogue of the site in the test language. */
import { saveSong } from "#catalogue";
import type { Sql } from "#postgres";

/** Songs with all that a page can show, and with as little as possible. No word of the catalogue has Latin letters. */
export async function fillCatalogue(sql: Sql): Promise<void> {
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
  await saveSong(sql, { title: "रोमन", lyrics_english: "Пехли панкти", singerNames: "गीता दत्त" });
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
  await sql`insert into settings (key, value) values ('adCode1', '<p></p>')`;
}
