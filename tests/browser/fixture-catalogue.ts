/**
 * The songs of the fixture site: cases that the starter songs do not have, with views so far apart that visits during
 * tests do not change their order. Ids count from 1 in the order of adding.
 */
import { type SongInput, saveSong } from "#catalogue";
import type { Sql } from "#postgres";

/** A script that counts how often it has run. */
const counting = (name: string) => `<script>window.${name}=(window.${name}||0)+1</script>`;

const codes = {
  adCode1: `<ins id="first-ad">one</ins>${counting("firstAdRuns")}`,
  adCode2: `<ins id="second-ad">two</ins>${counting("secondAdRuns")}`,
  analyticsCode: `<!-- vendor -->${counting("analyticsRuns")}`,
};

/**
 * @param sql of an empty catalogue
 * @param site its address; the pictures are files of the site itself
 */
export async function fillFixtureCatalogue(sql: Sql, site: string): Promise<void> {
  const add = (title: string, fields: Partial<SongInput> = {}) =>
    saveSong(sql, { title, lyrics_english: title, ...fields });
  await addPeopleAndAlbums(sql, site, add);
  await addTopSongs(sql, add);
  await addPictures(sql, site, add);
  await addLatestSongs(sql, site, add);
  for (const title of ["Usha ka Geet 1", "Usha ka Geet 2"]) await add(title, { singerNames: "Usha" });
  await addSongWithNotes(add);
  await sql`update lyrics set created_at = created_at - interval '2 days'
    where title like 'Usha%' or title = 'Kal Na Aaye'`;
  const settings = Object.entries(codes).map(([key, value]) => ({ key, value }));
  await sql`insert into settings ${sql(settings)}`;
}

type Add = (title: string, fields?: Partial<SongInput>) => Promise<{ readonly id: number }>;

/**
 * Songs 1 to 122, and 3 each of singers, lyricists, music directors and albums: with one song, 120 songs and none.
 */
async function addPeopleAndAlbums(sql: Sql, site: string, add: Add): Promise<void> {
  await add("Jaane Kya Tune Kahi", {
    lyrics_hindi: "जाने क्या तूने कही\nजाने क्या मैंने सुनी",
    singerNames: "Geeta Dutt",
    lyricistNames: "Sahir Ludhianvi",
    musicDirectorNames: "S. D. Burman",
    albumName: "Pyaasa (1957)",
    track_number: 3,
  });
  for (let number = 1; number <= 120; number += 1)
    await add(`Geet ${number}`, {
      singerNames: "Lata Mangeshkar",
      lyricistNames: "Gulzar",
      musicDirectorNames: "Khayyam",
      albumName: "Sau Geet",
    });
  await add("Bina Gayak", { albumName: "Pyaasa (1957)" });
  for (const table of ["singers", "lyricists", "music_directors", "albums"])
    await sql`insert into ${sql(table)} (name) values ('Sunsaan')`;
  await sql`insert into person_facts (name_key, other_name, birth_year) values ('geeta dutt', 'गीता दत्त', 1930)`;
  await sql`insert into album_facts (album_id, other_name, about) values (1, 'प्यासा', 'A poet and the world.')`;
  await sql`update singers set image_url = ${`${site}/favicon.svg`} where id = 1`;
  await sql`update albums set cover_image_url = ${`${site}/no-such-cover.png`} where id = 3`;
}

/** Songs with known views, and three singers with equal views, whose songs no test opens. */
async function addTopSongs(sql: Sql, add: Add): Promise<void> {
  const views: Record<string, number> = {
    "Geet 5": 124_530,
    "Jaane Kya Tune Kahi": 90_000,
    "Geet 8": 50_000,
    "Geet 7": 60_000,
    "Geet 6": 60_000,
  };
  for (const [singer, number] of [
    ["Bhupinder", 1],
    ["Hemlata", 2],
    ["Alka", 2],
  ] as const)
    for (let song = 1; song <= number; song += 1) {
      await add(`${singer} ka Geet ${song}`, { singerNames: singer });
      views[`${singer} ka Geet ${song}`] = 40_000 / number;
    }
  for (const [title, count] of Object.entries(views))
    await sql`update lyrics set views = ${count} where title = ${title}`;
}

/** A cover that does not load, and one that only the album has. */
async function addPictures(sql: Sql, site: string, add: Add): Promise<void> {
  await add("Tooti Tasveer", { singerNames: "Asha", cover_image_url: `${site}/no-such-cover.png` });
  await add("Album ki Tasveer", { singerNames: "Asha", albumName: "Rangmanch (1955)" });
  await sql`update albums set cover_image_url = ${`${site}/favicon.svg`} where name = 'Rangmanch'`;
  // The songs that follow are to be the latest ones.
  await sql`update lyrics set created_at = created_at - interval '2 days'`;
}

/** The six newest, from old to new. */
async function addLatestSongs(sql: Sql, site: string, add: Add): Promise<void> {
  await add("Geet Pehla");
  await add("Geet Doosra");
  await add("Akela");
  await sql`update lyrics set views = 70000 where title = 'Akela'`;
  await addSongWithoutLyrics(sql, "Khamoshi");
  await add("Chalchitra", {
    singerNames: "Manna Dey",
    albumName: "Rangmanch (1955)",
    year: 1960,
    genre: "Qawwali",
    youtube_video_id: "https://youtu.be/a1-_b2C3d4E",
    cover_image_url: `${site}/touch-icon.png`,
    lyrics_english: "Pehli pankti\nDoosri pankti\n\nAkeli pankti",
    lyrics_hindi: "पहली पंक्ति\nदूसरी पंक्ति\n\nअकेली पंक्ति\nऔर एक",
  });
  await add("टूटे तारे", {
    singerNames: "मुकेश",
    albumName: "Rangmanch (1955)",
    lyrics_english: "",
    lyrics_hindi: "टूटे तारे गिरे कहाँ",
  });
}

/** The last one. */
async function addSongWithNotes(add: Add): Promise<void> {
  await add("Kal Na Aaye", {
    lyrics_english: "Kal na aaye\nMan roye",
    lyrics_hindi: "कल न आए\nमन रोए",
    word_meanings: [{ word: "कल", english: "peace of mind", hindi: "" }],
    notes: [{ line: "मन रोए", note: "Sung twice on the record.\nThe second time softly." }],
  });
}

/** The database refuses a song without lyrics, so this removes the rule first. */
async function addSongWithoutLyrics(sql: Sql, title: string): Promise<void> {
  await sql`alter table lyrics drop constraint at_least_one_language_of_lyrics_is_required`;
  await sql`insert into lyrics (title) values (${title})`;
}
