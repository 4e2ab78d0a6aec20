import { expect, test } from "vitest";
import { en } from "../texts/en/index.ts";
import { urlsIn } from "./page-meta.server.ts";
import { kindOfPerson } from "./people-kinds.server.ts";
import { personMeta, structuredPerson } from "./person-meta.server.ts";

const site = { name: "Antara", origin: "https://antara.example" };

const card = {
  id: 9,
  title: "Ek Do",
  genre: null,
  year: null,
  views: 0,
  cover_image_url: null,
  albumId: null,
  albumName: null,
  albumCoverUrl: null,
  singerName: "",
  firstHindiLine: null,
};

const found = {
  owner: {
    id: 7,
    name: "Geeta Dutt",
    image_url: null,
    songCount: 51,
    allSongs: 51,
    otherName: null,
    birthYear: null,
    deathYear: null,
    about: null,
    aliases: [],
  },
  page: 1,
  pages: 2,
  songs: [card],
  otherRoles: [],
  decades: [],
  partners: { role: "singers", people: [] },
} as const;

const head = (pattern: string, changes: object = {}) =>
  JSON.stringify(personMeta(kindOfPerson(pattern), { ...found, ...changes }, site, en));

test("each kind of person has a title of its own", () => {
  expect(head("singer/:slug")).toContain('"title":"Geeta Dutt Songs and Lyrics - Antara"');
  expect(head("lyricist/:slug")).toContain('"title":"Songs Written by Geeta Dutt - Antara"');
  expect(head("music-director/:slug")).toContain('"title":"Songs Composed by Geeta Dutt - Antara"');
});

test("the canonical address of an artist is that of the singer", () => {
  expect(head("artist/:slug")).toContain('"canonical","href":"https://antara.example/singer/geeta-dutt-7"');
});

test("pages after the first are not indexed, and have their number in the title", () => {
  expect(head("singer/:slug")).not.toContain("noindex");
  const second = head("singer/:slug", { page: 2 });
  expect(second).toContain("noindex, follow");
  expect(second).toContain("Geeta Dutt Songs and Lyrics, Page 2 - Antara");
  expect(second).toContain("/singer/geeta-dutt-7?page=2");
});

test("a page in another order is not indexed, and its canonical address is that of the default order", () => {
  const byViews = JSON.stringify(
    personMeta(kindOfPerson("lyricist/:slug"), found, site, en, { order: "views" }),
  );
  expect(byViews).toContain("Songs Written by Geeta Dutt, Most Viewed - Antara");
  expect(byViews).toContain('"canonical","href":"https://antara.example/lyricist/geeta-dutt-7"');
  expect(byViews).toContain("noindex, follow");
  const many = { ...found, owner: { ...found.owner, songCount: 10_001 } };
  expect(
    JSON.stringify(personMeta(kindOfPerson("singer/:slug"), many, site, en, { order: "views" })),
  ).not.toContain("noindex");
});

test("the songs of a decade are not indexed, and their canonical address is that of all songs", () => {
  const ofDecade = { ...found, page: 2 };
  const head = JSON.stringify(personMeta(kindOfPerson("singer/:slug"), ofDecade, site, en, { decade: 1950 }));
  expect(head).toContain("Geeta Dutt Songs and Lyrics, 1950s, Page 2 - Antara");
  expect(head).toContain('"canonical","href":"https://antara.example/singer/geeta-dutt-7"');
  expect(head).toContain("noindex, follow");
});

test("structured data has the facts that are known of a person, and no others", () => {
  const kind = kindOfPerson("singer/:slug");
  const structured = (facts: object) =>
    structuredPerson(kind, { ...found, owner: { ...found.owner, ...facts } }, urlsIn(site, en), en)[
      "@graph"
    ][0];
  expect(
    structured({ otherName: "गीता दत्त", birthYear: 1930, deathYear: 1972, about: "A voice." }),
  ).toMatchObject({
    "@type": "Person",
    alternateName: "गीता दत्त",
    birthDate: "1930",
    deathDate: "1972",
    description: "A voice.",
  });
  for (const field of ["alternateName", "birthDate", "deathDate", "description"])
    expect(structured({})).not.toHaveProperty(field);
});

test("the description counts the songs and names the first of them", () => {
  expect(head("singer/:slug")).toContain("Lyrics of 51 songs sung by Geeta Dutt: Ek Do.");
  const empty = head("lyricist/:slug", { songs: [], owner: { ...found.owner, songCount: 0 } });
  expect(empty).toContain("Lyrics of 0 songs written by Geeta Dutt.");
});

test("structured data has a picture only if one was given", () => {
  const kind = kindOfPerson("singer/:slug");
  expect(structuredPerson(kind, found, urlsIn(site, en), en)["@graph"][0]).not.toHaveProperty("image");
  const owner = { ...found.owner, image_url: "https://example.com/g.jpg" };
  expect(structuredPerson(kind, { ...found, owner }, urlsIn(site, en), en)["@graph"][0]).toMatchObject({
    image: "https://example.com/g.jpg",
  });
});
