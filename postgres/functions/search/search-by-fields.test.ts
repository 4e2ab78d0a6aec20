import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase({ starterSongs: true });

interface Hit {
  readonly title: string;
  readonly nearest: boolean;
  /** The names of all its people and of its album, its genre and its year. */
  readonly fields: string;
}

const search = (query: string) => sql<Hit[]>`
  select l.title, hit.way in ('nearest', 'without a word') as nearest,
    concat_ws(' ', l.title, l.genre, l.year, a.name, a.year,
    (select string_agg(p.name, ' ') from lyrics_singers as c
     join singers as p on p.id = c.singer_id where c.lyric_id = l.id),
    (select string_agg(p.name, ' ') from lyrics_lyricists as c
     join lyricists as p on p.id = c.lyricist_id where c.lyric_id = l.id),
    (select string_agg(p.name, ' ') from lyrics_music_directors as c
     join music_directors as p on p.id = c.music_director_id where c.lyric_id = l.id)) as fields
  from private.search_songs(${query}, private.read_keyword(${query}), 1001) with ordinality as hit
  join lyrics as l on l.id = hit.lyric_id left join albums as a on a.id = l.album_id
  order by hit.ordinality`;

const titles = async (query: string) => (await search(query)).map(({ title }) => title);

async function addSong(title: string, { genre = "", lines = "la la la", views = 0 } = {}): Promise<number> {
  const [song] = await sql<{ id: number }[]>`
    insert into lyrics (title, genre, lyrics_english, views)
    values (${title}, nullif(${genre}, ''), ${lines}, ${views})
    returning id`;
  return song?.id ?? 0;
}

async function addSinger(name: string, ...songs: readonly number[]): Promise<number> {
  const [singer] = await sql<{ id: number }[]>`insert into singers (name) values (${name}) returning id`;
  for (const song of songs)
    await sql`insert into lyrics_singers (lyric_id, singer_id, position) values (${song}, ${singer?.id ?? 0}, 1)`;
  return singer?.id ?? 0;
}

describe("words of a query may match different fields of a song, in any order", () => {
  test.each([
    ["poet and singer, by one name each", "ghalib jagjit", ["Ghalib", "Jagjit"]],
    ["the same the other way round", "jagjit ghalib", ["Ghalib", "Jagjit"]],
    ["a whole name and half of another", "ghalib jagjit singh", ["Ghalib", "Jagjit Singh"]],
    ["singer and poet", "abida kabir", ["Abida", "Kabir"]],
    ["singer and genre", "lata aarti", ["Lata", "Aarti"]],
    ["genre and singer", "ghazal jagjit", ["Ghazal", "Jagjit"]],
    ["year and singer", "1988 jagjit", ["1988", "Jagjit"]],
    ["title and singer", "nadan chitra", ["Nadaan", "Chitra"]],
    ["in Devanagari", "ग़ालिब जगजीत", ["Ghalib", "Jagjit"]],
    [
      "with what people add",
      "ghalib ki ghazal jagjit singh ji ke gaane",
      ["Ghalib", "Ghazal", "Jagjit Singh"],
    ],
    ["as an English plural", "ghazals by jagjit", ["Ghazal", "Jagjit"]],
    ["with one of them mistyped", "ghalib jagjiit sinhg", ["Ghalib", "Jagjit Singh"]],
  ])("%s", async (_, query, answers) => {
    const hits = await search(query);
    expect(hits.length).toBeGreaterThan(0);
    for (const { fields, nearest } of hits.slice(0, 3)) {
      expect(nearest).toBe(false);
      for (const answer of answers) expect(fields).toContain(answer);
    }
  });

  test.each(["dard ki dawa kya hai chitra", "chitra dard ki dawa kya hai"])(
    "a line and a singer: %s",
    async (query) => expect((await titles(query))[0]).toBe("Dil-e-Nadaan Tujhe Hua Kya Hai"),
  );

  test("a song that matches all of them comes before those that match some", async () => {
    const both = await addSong("Sandhya Raag");
    await addSong("Sandhya Geet", { views: 1_000 });
    await addSinger("Vasundhara Komkali", both);
    expect((await titles("vasundhara sandhya"))[0]).toBe("Sandhya Raag");
  });

  test("a song is found by its current credits, genre and names of people", async () => {
    const song = await addSong("Chaitra Ki Dhoop");
    const singer = await addSinger("Pratima Barua", song);
    const first = async (query: string) => (await search(query)).find(({ nearest }) => !nearest)?.title;
    expect(await first("pratima chaitra")).toBe("Chaitra Ki Dhoop");
    await sql`update singers set name = 'Nilima Barua' where id = ${singer}`;
    expect(await first("nilima chaitra")).toBe("Chaitra Ki Dhoop");
    await sql`update lyrics set genre = 'Jhumar' where id = ${song}`;
    expect(await first("nilima jhumar")).toBe("Chaitra Ki Dhoop");
    const other = await addSinger("Kamalini Sen");
    await sql`select private.merge_entries('singers', ${singer}, ${other})`;
    expect(await first("kamalini jhumar")).toBe("Chaitra Ki Dhoop");
    await sql`delete from lyrics_singers where lyric_id = ${song}`;
    expect(await first("kamalini jhumar")).not.toBe("Chaitra Ki Dhoop");
  });
});

describe("if no song matches all words, the nearest are found", () => {
  test("that match at least half of the letters, and marked as nearest", async () => {
    const hits = await search("mangeshkar dhrupad");
    expect(hits.length).toBeGreaterThan(0);
    for (const { fields, nearest } of hits)
      expect([fields, nearest]).toEqual([expect.stringContaining("Mangeshkar"), true]);
  });

  test.each([
    ["a word that nothing has", "wrombixa jagjit"],
    ["a word that no such song has", "jagjit patriotic"],
    ["a word of a line", "dawa wrombixa dard ki"],
  ])("that have all words but one: %s", async (_, query) => {
    const hits = await search(query);
    expect(hits.length).toBeGreaterThan(0);
  });

  test.each(["dil wrombixa", "gaana wrombixa", "ki wrombixa", "songs list download"])(
    "but none where only a filler or a short word is left: %s",
    async (query) => expect(await titles(query)).toEqual([]),
  );

  test.each(["krvx mqzptl", "please restart the printer downstairs", "xkcdw"])(
    "but none by %s",
    async (query) => {
      expect(await titles(query)).toEqual([]);
    },
  );
});

describe("words of people who type count for nothing", () => {
  test.each([
    "lata ke purane gaane",
    "lata ji ke all best songs list",
    "latest lata mangeshkar video status download",
    "लता के पुराने गाने",
  ])("beside what is named: %s", async (query) => {
    const named = await titles("lata mangeshkar");
    expect((await titles(query)).toSorted()).toEqual(named.toSorted());
  });

  test("but are found where a title has them", async () => {
    const songs = [
      await addSong("Wala"),
      await addSong("Purana Mandir"),
      await addSong("Mandir", { views: 90 }),
    ];
    expect((await titles("wala"))[0]).toBe("Wala");
    expect((await titles("purana mandir"))[0]).toBe("Purana Mandir");
    expect((await titles("purana mandir song"))[0]).toBe("Purana Mandir");
    await sql`delete from lyrics where id = any (${songs})`;
  });
});

describe("a subject is found", () => {
  test.each([
    ["by another name of a genre", "desh bhakti", "Vande Mataram"],
    ["by that name with fillers, in Devanagari", "देश भक्ति के गीत", "Vande Mataram"],
    ["by words of translations", "krishna bhajan", "Jo Tum Todo Piya"],
    ["by the words of translations for it", "shaadi ke gaane", "Babul Mora Naihar Chhooto Hi Jaye"],
    ["by words that nobody listed", "moon ghazal", "Baat Karni Mujhe Mushkil"],
  ])("%s: %s", async (_, query, title) => {
    expect(await titles(query)).toContain(title);
  });

  test("by its genre first, and not by names that hold the word", async () => {
    const song = await addSong("Boond Boond", { genre: "Sad" });
    expect((await titles("sad songs"))[0]).toBe("Boond Boond");
    await sql`delete from lyrics where id = ${song}`;
  });

  test("by words whose meaning the glossary gives", async () => {
    const song = await addSong("Kahe Sataye", { genre: "Bhajan" });
    expect(await titles("krishna bhajan")).not.toContain("Kahe Sataye");
    await sql`insert into words (word, roman, origin, english, hindi)
      values ('गिरधारी', 'girdhaari', 'braj', 'Krishna, who lifted a hill', 'कृष्ण') on conflict do nothing`;
    await sql`insert into private.words_of_songs (lyric_id, word_id, place, spellings)
      select ${song}, id, 1, '{गिरधारी}' from words where word = 'गिरधारी'`;
    expect(await titles("krishna bhajan")).toContain("Kahe Sataye");
    await sql`delete from lyrics where id = ${song}`;
  });
});

test("a name that is written as two words is one of the fields", async () => {
  const song = await addSong("Kajal Raina", { genre: "Thumri" });
  await addSinger("Hariharan", song);
  for (const query of ["thumri hari haran", "hari haran kajal"])
    expect(await titles(query)).toEqual(["Kajal Raina"]);
  await sql`delete from lyrics where id = ${song}`;
});

test("a title with one different short word is not the searched title", async () => {
  const song = await addSong("Deepak Patang");
  await addSinger("Sameer Khan", song);
  const other = await addSong("Deepak Patang Jhoomar", { views: 500 });
  expect((await titles("deepak patang sameer"))[0]).toBe("Deepak Patang");
  await sql`delete from lyrics where id in (${song}, ${other})`;
});

describe("a title that equals the query comes before titles that contain it", () => {
  test.each([
    ["हमदर्द", "humdard"],
    ["हमदर्द", "hamdard"],
    ["मनमर्ज़ियाँ", "manmarziyan"],
    ["कमरिया", "kamariya"],
    ["Shikayatein", "शिकायतें"],
    ["Tasveerein", "तस्वीरें"],
  ])("%s for %s", async (title, query) => {
    const word = query.replace(/^./, (letter) => letter.toUpperCase());
    await addSong(title);
    for (const rest of ["Mere", "Ke Geet", "Aur Main"]) await addSong(`${word} ${rest}`, { views: 500 });
    expect((await titles(query))[0]).toBe(title);
    await sql`delete from lyrics where title = ${title} or title like ${`${word}%`}`;
  });
});

describe("a typing error in a short word", () => {
  test.each([
    ["two letters exchanged", "tilti"],
    ["a letter too much", "titlii"],
    ["a letter missing", "tiltli"],
    ["a vowel that is another", "tatli"],
    ["a neighbour on the keyboard", "titki"],
  ])("is seen: %s", async (_, query) => {
    const song = await addSong("Titli");
    expect((await titles(query))[0]).toBe("Titli");
    await sql`delete from lyrics where id = ${song}`;
  });
});

describe("a typing error that changes the sound a lot is recognized by the letters", () => {
  test.each([
    ["a letter too much", "Chhaiyya", "chhaityya"],
    ["two letters exchanged", "Chhaiyya", "chahiyya"],
    ["a letter too much in one word of a title", "Chhaiyya Tarana", "chhaityya tarana"],
    ["a neighbour on the keyboard in one word of a title", "Pehla Nasha", "pehla naaha"],
  ])("%s", async (_, title, query) => {
    const song = await addSong(title);
    const other = await addSong(`Chitthi Kahe ${title.split(" ").at(-1)} Tarana`, { views: 500 });
    expect((await titles(query))[0]).toBe(title);
    await sql`delete from lyrics where id in (${song}, ${other})`;
  });

  test("in one word of a line", async () => {
    const song = await addSong("Mandir", { lines: "saaye dekhe jhalkate bhi nahin\nla la" });
    expect((await titles("saaye jhalkate bhi naihn"))[0]).toBe("Mandir");
    await sql`delete from lyrics where id = ${song}`;
  });
});

describe("omissions and abbreviations on phones are understood", () => {
  test.each([
    ["an n at the end", "Awaara Hoon", "awaara hu", "Awaara Ho"],
    ["a letter that is not typed yet", "Tere Naam", "tere naa", "Piya Tere Na"],
    ["a digit for its word, and h for hai", "Sahib Mera Ek Hai", "sahib mera 1 h", "Sahib Mera"],
    ["a nasal before v", "साँवरी", "saawri", "Saawri Surat"],
    ["vowels of a whole title, whichever they are", "Humnasheen", "हमनशी", "Humko"],
    ["all vowels", "Mohabbat", "mhbt", "Mehbooba"],
    ["a vowel between two consonants that are the same", "Papa Kehte Hain", "ppa khte h", "Pa Le"],
    ["an a before the h of a compound", "Noorjehaan", "नूरजहाँ", "Noor"],
  ])("%s", async (_, title, query, other) => {
    const songs = [await addSong(title), await addSong(other, { views: 500 })];
    expect((await titles(query))[0]).toBe(title);
    await sql`delete from lyrics where id = any (${songs})`;
  });
});

describe("each hit has a closeness", () => {
  const closeness = async (query: string) =>
    (
      await sql<{ closeness: number }[]>`
        select closeness from private.search_songs(${query}, private.read_keyword(${query}), 1001)
        with ordinality as hit order by hit.ordinality`
    ).map((hit) => hit.closeness);

  test("that decides its position, in hundredths", async () => {
    for (const query of ["dil", "chitra ghalib", "dil-e-nadan", "dard ki dawa kya hai"]) {
      const steps = (await closeness(query)).map((one) => Math.floor(one * 100));
      expect(steps.length).toBeGreaterThan(0);
      expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    }
  });

  test("that is higher for the exact title than for titles that contain it", async () => {
    const [first = 0, second = 0] = await closeness("Dil-e-Nadaan Tujhe Hua Kya Hai");
    expect(first).toBeGreaterThan(1.1);
    expect(second).toBeLessThan(first);
  });
});

describe("first letters, as in antakshari, find a song if nothing else does", () => {
  test.each([
    ["its title in one piece", "mlyfm", "Man Laago Yaar Fakiri Mein"],
    ["its title letter by letter", "m l y f m", "Man Laago Yaar Fakiri Mein"],
    ["the beginning of it letter by letter", "b e a h", "Bazeecha-e-Atfaal Hai Duniya Mere Aage"],
    ["in Devanagari", "मलयफम", "Man Laago Yaar Fakiri Mein"],
    ["ch as one letter", "ctscr", "Chhap Tilak Sab Chheeni Re"],
    ["all letters of ch", "chtschr", "Chhap Tilak Sab Chheeni Re"],
  ])("by %s", async (_, query, title) => {
    expect(await titles(query)).toContain(title);
  });

  test("by its first line", async () => {
    await addSong("Subah", { lines: "neela gagan tale dhoop khili\nla la" });
    expect(await titles("ngtdk")).toEqual(["Subah"]);
  });
});

describe("an album is found by the first letters of its words", async () => {
  const [album] = await sql<{ id: number }[]>`
    insert into albums (name) values ('Kuch Khwab Hazaar Hain') returning id`;
  await sql`insert into lyrics (title, lyrics_english, album_id) values ('Naya Savera', 'la', ${album?.id ?? 0})`;
  await addSinger("K. K.", await addSong("Doosra Savera"));

  test.each(["kkhh", "KKHH songs", "kkhh savera"])("%s", async (query) => {
    expect((await titles(query))[0]).toBe("Naya Savera");
  });

  test("among the albums", async () => {
    expect(await sql`select search_albums_ids('kkhh') as id`).toEqual([{ id: album?.id }]);
  });
});

test("initials written together or apart answer with another word", async () => {
  const song = await addSong("Sagar Kinare");
  await addSinger("R. D. Burman", song, await addSong("Doosra Geet"));
  for (const query of ["rd burman kinare", "r d burman kinare", "kinare rd burman"])
    expect((await titles(query))[0], query).toBe("Sagar Kinare");
});

test("one word of a line and the name of a person find the song", async () => {
  const song = await addSong("Ek Geet", { lines: "jhilmil taare\nvachan nibhaye" });
  await addSinger("Geeta Basu", song, await addSong("Vachan Bina"));
  await addSong("Vachani", { lines: "vachana la la", views: 900 });
  for (const query of ["jhilmil geeta", "geeta basu nibhaye", "geeta jhilmil"])
    expect((await titles(query))[0], query).toBe("Ek Geet");
});

test.each(["ekdoteen", "एकदोतीन", "1 2 3"])(
  "%s finds the beginning of a title in other words",
  async (query) => {
    const song = await addSong("Ek Do Teen Chaar Paanch");
    expect((await titles(query))[0]).toBe("Ek Do Teen Chaar Paanch");
    await sql`delete from lyrics where id = ${song}`;
  },
);

test("of two known words the typed one comes first, in titles and in lines", async () => {
  await addSong("Sajni", { views: 900 });
  await addSong("Sajni Sajni Meri", { views: 900 });
  await addSong("Sajna Hai Mujhe");
  await addSong("Pehla Geet", { lines: "sajni re", views: 900 });
  await addSong("Doosra Taraana", { lines: "sajna ve" });
  const found = await titles("sajna");
  expect(found[0]).toBe("Sajna Hai Mujhe");
  expect(found.indexOf("Doosra Taraana")).toBeLessThan(found.indexOf("Pehla Geet"));
});

test("a genre answers to a word that means the same", async () => {
  await addSong("Hansi Ka Geet", { genre: "Comedy" });
  for (const query of ["comic", "comic songs", "funny", "hasya geet"])
    expect(await titles(query), query).toContain("Hansi Ka Geet");
});

test("sounds stored by older rules are rewritten when the rules change", async () => {
  const song = await addSong("बदरिया");
  expect(await titles("badariya")).toContain("बदरिया");
  await sql`update private.search_words set sound = 'x', key = 'x', bones = 'x' where written = 'बदरिया'`;
  await sql`update private.search_titles set sound = 'x', letters = 'x', marks = array[hashtext('x')]
    where lyric_id = ${song}`;
  expect(await titles("badariya")).not.toContain("बदरिया");
  await sql`select private.renew_sounds()`;
  expect(await titles("badariya")).not.toContain("बदरिया");
  await sql`update private.sound_rules set hash = 'of before'`;
  await sql`select private.renew_sounds()`;
  expect(await titles("badariya")).toContain("बदरिया");
});

test("a change of only comments does not count as a change of the rules of sound", async () => {
  const known = () => sql`select hash from private.sound_rules`;
  const [rules] = await sql<{ made: string }[]>`
    select pg_get_functiondef('private.sound_letters(text)'::regprocedure) as made`;
  const before = await known();
  await sql.unsafe((rules?.made ?? "").replaceAll("  -- rule:", "  -- Said anew.\n  -- rule:"));
  await sql`select private.renew_sounds()`;
  expect(await known()).toEqual(before);
  await sql.unsafe((rules?.made ?? "").replace("'qzwf', 'kjvp'", "'qzw', 'kjv'"));
  await sql`select private.renew_sounds()`;
  expect(await known()).not.toEqual(before);
});
