import { expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import type { SongData } from "./song-data.server.ts";
import { songMeta, structuredSong } from "./song-meta.server.ts";

const origin = "https://antara.example";
const site = { name: "Antara", origin };

const song: SongData = {
  id: 7,
  address: "/lyrics/ek-do-7",
  title: "Ek Do",
  hindiLine: "एक दो",
  views: 3,
  roman: [["Ek do"]],
  hindi: [["एक दो"]],
  isPaired: true,
  translation: null,
  notes: [],
  notedLines: [],
  machineVersion: null,
  words: { count: 0, address: "/lyrics/ek-do-7/words" },
  singers: [{ id: 1, name: "Geeta Dutt", address: "/singer/geeta-dutt-1" }],
  musicDirectors: [{ id: 2, name: "S. D. Burman", address: "/music-director/s-d-burman-2" }],
  lyricists: [{ id: 3, name: "Sahir", address: "/lyricist/sahir-3" }],
  album: { id: 4, name: "Pyaasa", address: "/album/pyaasa-4" },
  year: 1957,
  yearAddress: "/year/1957",
  genreAddress: null,
  genreInDevanagari: null,
  genre: "Ghazal",
  cover: { generated: "/pictures/v1/sleeve.svg", stored: null },
  vinyl: "/pictures/v1/vinyl-rani.svg",
  ink: "rani",
  video: null,
  moreFromAlbum: [],
  moreByFirstSinger: [],
};

const bare: SongData = {
  ...song,
  singers: [],
  musicDirectors: [],
  lyricists: [],
  album: null,
  year: null,
  genre: null,
  roman: [],
};

test("the composition has the lyrics in both scripts, with lyricist and composer", () => {
  expect(structuredSong(song, site, en)["@graph"][0]).toMatchObject({
    "@type": "MusicRecording",
    byArtist: [{ "@type": "Person", name: "Geeta Dutt", url: `${origin}/singer/geeta-dutt-1` }],
    inAlbum: { name: "Pyaasa" },
    recordingOf: {
      "@type": "MusicComposition",
      lyrics: [
        { text: "Ek do", inLanguage: "hi-Latn" },
        { text: "एक दो", inLanguage: "hi" },
      ],
      lyricist: [{ name: "Sahir" }],
      composer: [{ name: "S. D. Burman" }],
    },
  });
});

test("the placeholders of cards for missing values are not in the metadata", () => {
  const head = JSON.stringify(songMeta(bare, { name: "Antara", origin }, en));
  for (const word of ["Various Artists", "Single", "Bollywood", "null", "undefined", "byArtist", "inAlbum"])
    expect(head).not.toContain(word);
});

test("the canonical address is absolute and has no query", () => {
  const head = songMeta(song, { name: "Antara", origin }, en);
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: `${origin}/lyrics/ek-do-7` });
});

test("the title has the film and the singers, as far as sixty characters reach before the site's name", () => {
  const titleOf = (facts: Partial<SongData>) =>
    songMeta({ ...song, ...facts }, { name: "Antara", origin }, en).find((tag) => "title" in tag);
  const singers = ["Geeta Dutt", "Mohammed Rafi"].map((name, id) => ({ id, name, address: "/" }));
  const album = { id: 1, name: "Mr. & Mrs. '55", address: "/" };
  expect(titleOf({})).toEqual({ title: "Ek Do Lyrics | Pyaasa | Geeta Dutt - Antara" });
  expect(titleOf({ singers, album })).toEqual({
    title: "Ek Do Lyrics | Mr. & Mrs. '55 | Geeta Dutt, Mohammed Rafi - Antara",
  });
  expect(titleOf({ singers, album, title: "Thandi Hawa Kali Ghata Aa Hi" })).toEqual({
    title: "Thandi Hawa Kali Ghata Aa Hi Lyrics | Mr. & Mrs. '55 - Antara",
  });
  expect(titleOf({ singers: [], album: null })).toEqual({ title: "Ek Do Lyrics - Antara" });
  expect(titleOf({ title: "Jaane Kahan Mera Jigar Gaya Ji Abhi Abhi Yahin Tha Kidhar Gaya Ji" })).toEqual({
    title: "Jaane Kahan Mera Jigar Gaya Ji Abhi Abhi Yahin Tha … Lyrics - Antara",
  });
});

test("the description leaves out missing values", () => {
  const description = (facts: SongData) =>
    songMeta(facts, { name: "Antara", origin }, en).find(
      (tag) => "name" in tag && tag.name === "description",
    );
  expect(description(song)).toMatchObject({
    content:
      "Ek Do lyrics in Hindi and English from Pyaasa (1957), sung by Geeta Dutt, words by Sahir, music by S. D. Burman. एक दो.",
  });
  expect(description({ ...bare, hindi: [["एक दो,", "तीन"]] })).toMatchObject({
    content: "Ek Do lyrics in Hindi. एक दो …",
  });
  expect(description({ ...bare, hindiLine: null })).toMatchObject({
    content: "Ek Do lyrics in Hindi.",
  });
});

test("a translation is a work of its own, in its own language, by its translator", () => {
  const texts = {
    meanings: [{ language: "en", stanzas: [["One", "two"], ["three"]] }],
    columns: [],
  } as const;
  const worksOf = (translator: string | null) => {
    const [recording] = structuredSong(
      { ...song, translation: { ...texts, meanings: [...texts.meanings], translator } },
      site,
      en,
    )["@graph"];
    return (recording as { recordingOf: { workTranslation?: unknown } }).recordingOf.workTranslation;
  };
  const url = `${origin}/lyrics/ek-do-7?script=translation`;
  const work = { "@type": "CreativeWork", url, inLanguage: "en" };
  expect(worksOf(null)).toEqual([work]);
  expect(worksOf("A. Reader")).toEqual([{ ...work, translator: { "@type": "Person", name: "A. Reader" } }]);
  expect(worksOf("Antara")).toEqual([{ ...work, translator: { "@type": "Organization", name: "Antara" } }]);
  const [recording] = structuredSong(song, site, en)["@graph"];
  expect(JSON.stringify(recording)).not.toContain("workTranslation");
});
