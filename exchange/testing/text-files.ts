/** Text files as people keep them: songs of invented words, in the layouts of many hands. Always the same ones. */
import type { ExchangedSong } from "../songs/exchanged-song.ts";

export interface TextFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What it is for somebody who reads it. */
  readonly song: ExchangedSong;
}

const words =
  "neela tara mitti khushboo gagan lehar pankh deepak saawan ghunghru kajal aangan bansi chunri".split(" ");
const ends = "bole re|aaye|mere|hai purvai|jalaaye|tujhe pukaare|ke paar|sajan".split("|");
const hindiWords = "नीला तारा मिट्टी ख़ुशबू गगन लहर पंख दीपक सावन घुंघरू काजल आँगन बंसी चुनरी".split(" ");
const hindiEnds = "बोले रे|आए|मेरे|है पुरवाई|जलाए|तुझे पुकारे|के पार|सजन".split("|");
const films = ["Gudiya", "Sardaar", "Kahani Ek", "Doosra Kinara", "Amber"];
const singers = ["Asha Rani", "Kishan Lal", "Meera Sen", "Tara Dutt", "Mohan Rai"];

const capitals = (text: string) => text.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

function pick<One>(list: readonly One[], at: number): One {
  return list[at % list.length] as One;
}

/** Eight lines, of which the first begins with the title. */
function lyricsOf(at: number, [middle, last]: readonly [readonly string[], readonly string[]]): string {
  const lines = Array.from({ length: 8 }, (_, line) => {
    const word = (step: number) => pick(middle, (at + line) * step + Math.floor(at / 14));
    return `${word(1)} ${word(5)} ${pick(last, at + line)}`;
  });
  return [...lines.slice(0, 4), "", ...lines.slice(4)].join("\n");
}

interface Known {
  readonly title: string;
  readonly hindiTitle: string;
  readonly film: string;
  readonly year: number;
  readonly singer: string;
  readonly other: string;
  readonly roman: string;
  readonly hindi: string;
}

/** Each returns the text, the fields that it tells, and the name of the file if that matters. */
const layouts: readonly ((song: Known) => readonly [string, ExchangedSong, string?])[] = [
  ({ title, roman }) => [`${title}\n\n${roman}`, { title, lyrics_english: roman }],
  ({ title, film, year, singer, other, roman }) => [
    `${title}\r\nFilm: ${film} (${year})\r\nSingers: ${singer}, ${other}\r\n\r\n${roman.replaceAll("\n", "\r\n")}`,
    { title, album: `${film} (${year})`, singers: `${singer}, ${other}`, lyrics_english: roman },
  ],
  ({ title, film, singer, roman }) => [
    `Song Name : ${title}\nMovie : ${film}\nSung By : ${singer}\nLabel : Purani Records\n\nLyrics :\n${roman}`,
    { title, album: film, singers: singer, lyrics_english: roman },
  ],
  ({ hindiTitle, hindi }) => [
    `गीत - ${hindiTitle}\nफ़िल्म - गुड़िया (१९७५)\nगायिका - आशा रानी\n\n${hindi}`,
    { title: hindiTitle, album: "गुड़िया (1975)", singers: "आशा रानी", lyrics_hindi: hindi },
  ],
  ({ title, roman }) => [`*** ${title} ***\n\n${roman}\n`, { title, lyrics_english: roman }],
  ({ title, film, year, roman }) => [
    `${title} - ${film} (${year})\n${"=".repeat(30)}\n${roman}`,
    { title, album: `${film} (${year})`, lyrics_english: roman },
  ],
  ({ title, film, singer, roman }) => [
    `${title} Lyrics – ${film} | ${singer}\n\n${roman}\n\nPosted by raju on 12/03/2004`,
    { title, album: film, singers: singer, lyrics_english: roman },
  ],
  ({ title, film, roman }) => [
    `${title}\n${film}\n\n${roman}`,
    { title, album: film, lyrics_english: roman },
  ],
  ({ title, roman }) => [roman, { title, lyrics_english: roman }, `07 ${title}.txt`],
  ({ title, singer, roman }) => [roman, { title, lyrics_english: roman }, `${singer} - ${title}.txt`],
  ({ title, film, year, roman }) => [
    roman,
    { title, album: `${film} (${year})`, lyrics_english: roman },
    `${title.replaceAll(" ", "_")}_(${film}_${year}).TXT`,
  ],
  ({ title, hindi, roman }) => [
    `${title}\n\nHindi Lyrics:\n${hindi}\n\nEnglish Lyrics:\n${roman}`,
    { title, lyrics_hindi: hindi, lyrics_english: roman },
  ],
  ({ title, film, roman }) => [
    `*${title}*\n_Film : ${film}_\n\n${roman}\n\nForwarded as received`,
    { title, album: film, lyrics_english: roman },
  ],
  ({ title, roman }) => [
    `${title}\n\nMukhda:\n${roman.replace("\n\n", "\n\nAntara 1:\n")}`,
    { title, lyrics_english: roman },
  ],
  ({ title, film, singer, roman }) => [
    `${title}\n\n${roman}\n\nFilm: ${film}\nSinger: ${singer}\n\n- 12 -\n`,
    { title, album: film, singers: singer, lyrics_english: roman },
  ],
  ({ title, hindiTitle, film, hindi }) => [
    `गाना / Title: ${title} - ${hindiTitle}\nचित्रपट / Film: ${film}\n\n${hindi}`,
    { title, album: film, lyrics_hindi: hindi },
  ],
  ({ title, film, year, singer, roman }) => [
    `"${title}"\n${film} (${year})\n${singer}\n\n${roman}`,
    { title, album: `${film} (${year})`, singers: singer, lyrics_english: roman },
  ],
  ({ title, singer, roman }) => [
    `# ${title}\n\n**Singer:** ${singer}  \n\n${roman}\n\nhttps://example.org/songs/1`,
    { title, singers: singer, lyrics_english: roman },
  ],
];

/** Some are in other encodings: UTF-8 with its mark, and UTF-16 as old editors save it. */
function encoded(text: string, at: number): Uint8Array {
  if (at % 7 === 3) return Buffer.from(`\ufeff${text}`, "utf16le");
  return Buffer.from(at % 5 === 2 ? `\ufeff${text}` : text, "utf8");
}

export function textFiles(count: number): TextFile[] {
  return Array.from({ length: count }, (_, at) => {
    const [roman, hindi] = [lyricsOf(at, [words, ends]), lyricsOf(at, [hindiWords, hindiEnds])];
    const title = (text: string) => (text.split("\n")[0] ?? "").split(" ").slice(0, 2).join(" ");
    const known = { title: capitals(title(roman)), hindiTitle: title(hindi), roman, hindi };
    const credits = { film: pick(films, at), year: 1950 + (at % 40), singer: pick(singers, at) };
    const [text, song, name] = pick(layouts, at)({ ...known, ...credits, other: pick(singers, at + 1) });
    return { name: `${at + 1}/${name ?? `song${at + 1}.txt`}`, bytes: encoded(text, at), song };
  });
}
