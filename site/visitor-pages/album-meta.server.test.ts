import { expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import { albumMeta, structuredAlbum } from "./album-meta.server.ts";
import { urlsIn } from "./page-meta.server.ts";

const site = { name: "Antara", origin: "https://antara.example" };

const track = {
  id: 9,
  title: "Ek Do",
  genre: null,
  year: 1957,
  views: 0,
  cover_image_url: null,
  albumId: 4,
  albumName: "Pyaasa",
  albumCoverUrl: null,
  singerName: "Geeta Dutt, Rafi",
  firstHindiLine: null,
  trackNumber: null,
};

const found = {
  owner: {
    id: 4,
    name: "Pyaasa",
    year: 1957,
    cover_image_url: null,
    songCount: 1,
    otherName: null,
    label: null,
    about: null,
    aliases: [],
  },
  page: 1,
  pages: 1,
  songs: [track],
};

test("structured data of an album has its tracks with their singers", () => {
  expect(structuredAlbum(found, urlsIn(site, en), en)["@graph"][0]).toMatchObject({
    "@type": "MusicAlbum",
    name: "Pyaasa",
    datePublished: "1957",
    numTracks: 1,
    track: [
      {
        name: "Ek Do",
        url: "https://antara.example/lyrics/ek-do-9",
        byArtist: [{ name: "Geeta Dutt" }, { name: "Rafi" }],
      },
    ],
  });
});

test("structured data has the name in the other script, what is said of the album, and track numbers", () => {
  const owner = { ...found.owner, otherName: "प्यासा", aliases: ["The Thirsty One"], about: "A poet." };
  const told = { ...found, owner, songs: [{ ...track, trackNumber: 2 }] };
  expect(structuredAlbum(told, urlsIn(site, en), en)["@graph"][0]).toMatchObject({
    alternateName: ["प्यासा", "The Thirsty One"],
    description: "A poet.",
    track: [{ name: "Ek Do", position: 2 }],
  });
});

test("the metadata leaves out missing values", () => {
  const bare = { ...found, owner: { ...found.owner, year: null }, songs: [{ ...track, singerName: "" }] };
  const head = JSON.stringify(albumMeta(bare, site, en));
  const missing = ["byArtist", "Various Artists", "datePublished", '"image"', "alternateName"];
  for (const word of ["null", "undefined", ...missing]) expect(head).not.toContain(word);
  expect(head).toContain('"title":"Pyaasa Songs and Lyrics - Antara"');
});

test.each([
  ["Pyaasa (1957)", "Pyaasa (1957) Songs and Lyrics - Antara"],
  ["प्यासा (१९५७)", "प्यासा (१९५७) Songs and Lyrics - Antara"],
  ["Pyaasa 19570", "Pyaasa 19570 (1957) Songs and Lyrics - Antara"],
])("the title of the album %s has the year once", (name, title) => {
  const named = { ...found, owner: { ...found.owner, name } };
  expect(albumMeta(named, site, en)).toContainEqual({ title });
  expect(structuredAlbum(named, urlsIn(site, en), en)["@graph"][0]).toMatchObject({ datePublished: "1957" });
});

test("title and description have the year", () => {
  const head = JSON.stringify(albumMeta(found, site, en));
  expect(head).toContain('"title":"Pyaasa (1957) Songs and Lyrics - Antara"');
  expect(head).toContain("Lyrics of 1 track of Pyaasa (1957): Ek Do.");
});
