/** The sites for screenshots: with the starter songs, empty, and with content that is hard to lay out. */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveSong } from "#catalogue";
import { signInAt, startOwnSite } from "#machine";
import { joinDatabase } from "#postgres";

/** For sites that run for a minute and listen on loopback only. */
const password = "only for pictures of pages";

export const signIn = (address: string) => signInAt(address, password);

type Work = (address: string) => Promise<void>;

export const sites = {
  starter: (work: Work) => withSite("on", async () => {}, work),
  empty: (work: Work) => withSite("off", async () => {}, work),
  hard: (work: Work) => withSite("off", saveHardCases, work),
};

async function withSite(
  starterCatalogue: "on" | "off",
  fill: (dataFolder: string) => Promise<void>,
  work: Work,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(mkdtempDisposableSync(join(tmpdir(), "antara-screenshots-")));
  const site = await startOwnSite(path, { STARTER_CATALOGUE: starterCatalogue, ADMIN_PASSWORD: password });
  stack.defer(site.stop);
  await fill(path);
  await work(site.address);
}

const longest = {
  roman:
    "Mohabbat Ki Jhoothi Kahani Pe Roye, Badi Chot Khayi Jawani Pe Roye, Na Socha Na Samjha Na Dekha Na Bhala",
  hindi: "मोहब्बत की झूठी कहानी पे रोए, बड़ी चोट खाई जवानी पे रोए, न सोचा न समझा न देखा न भाला",
};
/** Invented lyrics with long lines. */
const words = {
  roman:
    "Lambi si ek pankti jo chhote parde par zaroor doosri pankti mein chali jaati hai\nChhoti pankti\n\nDoosra band",
  hindi: "लम्बी सी एक पंक्ति जो छोटे परदे पर ज़रूर दूसरी पंक्ति में चली जाती है\nछोटी पंक्ति\n\nदूसरा बंद",
};
const singer = "Venkatanarasimharajuvaripeta Satyanarayanamurthy";

async function saveHardCases(dataFolder: string): Promise<void> {
  const database = await joinDatabase({ dataDir: dataFolder, log: console });
  const { sql } = database;
  const album = "Hum Aapke Hain Koun Aur Dilwale Dulhania Le Jayenge Ke Beech Mein";
  try {
    await saveSong(sql, {
      title: `${longest.roman} / ${longest.hindi}`,
      singerNames: `${singer}, Second Singer, Third Singer`,
      albumName: album,
      lyricistNames: "Lyricist of Many Songs",
      musicDirectorNames: "No Songs Left",
      genre: "Shastriya Sangeet aur Lok Geet",
      lyrics_english: words.roman,
      lyrics_hindi: words.hindi,
      word_meanings: [{ word: "बंद", english: "stanza, not 'closed' as elsewhere", hindi: "पद" }],
      notes: [
        {
          line: words.hindi.split("\n")[0] ?? "",
          note: "Sung twice on the record.\nThe second time softly.",
        },
        { line: "दूसरा बंद", note: "दूसरा बंद फ़िल्म में नहीं है।" },
      ],
    });
    await saveSong(sql, { title: longest.hindi, singerNames: singer, lyrics_hindi: words.hindi });
    await saveSong(sql, {
      title: "Only Roman",
      singerNames: singer,
      lyricistNames: "One Song",
      lyrics_english: words.roman,
    });
    for (let number = 1; number <= 60; number += 1)
      await saveSong(sql, {
        title: `Geet ${number} / गीत`,
        singerNames: singer,
        albumName: album,
        lyrics_hindi: "गीत",
      });
    await sql`delete from lyrics_music_directors`;
  } finally {
    await database.close();
  }
}
