/** What the page of a person shows of the person. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { PersonPage as FoundPerson } from "#catalogue";
import { en } from "../texts/en/index.ts";
import { TextsProvider } from "../texts/use-texts.ts";
import { kindOfPerson } from "./people-kinds.server.ts";
import PersonPage from "./person.tsx";
import { personData } from "./person-data.server.ts";
import { readDecade } from "./person-facts.server.ts";

const geeta: FoundPerson = {
  owner: {
    id: 7,
    name: "Geeta Dutt",
    image_url: null,
    songCount: 3,
    allSongs: 3,
    otherName: null,
    birthYear: null,
    deathYear: null,
    about: null,
    aliases: [],
  },
  page: 1,
  pages: 1,
  songs: [],
  otherRoles: [],
  decades: [],
  partners: { role: "singers", people: [] },
};

const told = { otherName: "गीता दत्त", birthYear: 1930, deathYear: 1972, about: "Sang <b>blues</b>." };

function markupOf(found: FoundPerson, decade: number | null = null, pattern = "singer/:slug"): string {
  const person = personData(kindOfPerson(pattern), found, en, "newest", decade);
  const Page = () => createElement(PersonPage, { loaderData: { person, unknown: [], head: [] } } as never);
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(
    <TextsProvider value={en}>
      <Stub />
    </TextsProvider>,
  );
}

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const navigation = (markup: string, label: string) =>
  new RegExp(`<nav[^>]*aria-label="${label}">(.*?)</nav>`).exec(markup)?.[1] ?? "";

test("a person about whom nothing is known has a name, a role and a number of songs", () => {
  const markup = markupOf(geeta);
  expect(textOf(markup)).toContain("Geeta Dutt Singer 3 songs available");
  for (const absent of ["hindi-line", "about", "way-links", "null"]) expect(markup).not.toContain(absent);
});

test("the other name, the years of life and a text without markup are below the first name", () => {
  const markup = markupOf({ ...geeta, owner: { ...geeta.owner, ...told } });
  expect(markup).toMatch(/<p class="hindi-line" lang="hi"[^>]*>गीता दत्त</);
  expect(textOf(markup)).toContain("Singer 1930–1972 3 songs available");
  expect(markup).toContain("Sang &lt;b&gt;blues&lt;/b&gt;.");
});

test.each([
  [{ birthYear: 1930, deathYear: null }, "Born 1930"],
  [{ birthYear: null, deathYear: 1972 }, "Died 1972"],
  [{ birthYear: null, deathYear: null }, null],
])("the years %j are shown as %j", (life, shown) => {
  expect(en.people.yearsOfLife(life)).toBe(shown);
});

test("roles, decades and partners are lines of links with their numbers of songs", () => {
  const markup = markupOf({
    ...geeta,
    otherRoles: [{ role: "music_directors", id: 9, name: "Geeta Dutt", songCount: 2 }],
    decades: [{ decade: 1950, songCount: 2 }],
    partners: { role: "singers", people: [{ id: 4, name: "Rafi", songCount: 1 }] },
  });
  const roles = navigation(markup, "Roles");
  expect(textOf(roles)).toContain("Singer 3 , 3 songs");
  expect(roles).toContain('href="/singer/geeta-dutt-7" aria-current="page"');
  expect(roles).toContain('href="/music-director/geeta-dutt-9"');
  const decades = navigation(markup, "Decades");
  expect(decades).toContain('href="/singer/geeta-dutt-7" aria-current="page"');
  expect(decades).toContain('href="/singer/geeta-dutt-7?decade=1950s" data-keeps-place');
  expect(navigation(markup, "Most sung with")).toContain('href="/singer/rafi-4"');
});

test("the list of a decade has it in its heading, and its orders and pages lead to the same decade", () => {
  const owner = { ...geeta.owner, songCount: 51, allSongs: 60 };
  const decades = [{ decade: 1950, songCount: 51 }];
  const markup = markupOf({ ...geeta, owner, pages: 2, decades }, 1950, "artist/:slug");
  expect(textOf(markup)).toContain("Songs of the 1950s");
  expect(textOf(markup)).toContain("60 songs available");
  expect(markup).toContain('href="/artist/geeta-dutt-7?decade=1950s&amp;order=views"');
  expect(markup).toContain('href="/artist/geeta-dutt-7?decade=1950s&amp;page=2"');
  expect(navigation(markup, "Decades")).toMatch(/\?decade=1950s" aria-current="page"/);
});

test("the label of partners says so if only the newest songs are counted", () => {
  const partners = { role: "lyricists", people: [{ id: 4, name: "Sahir", songCount: 300 }] } as const;
  const found = { ...geeta, owner: { ...geeta.owner, allSongs: 501 }, partners };
  const label = "Most composed with, in the newest 500 songs";
  expect(navigation(markupOf(found, null, "music-director/:slug"), label)).toContain("/lyricist/sahir-4");
});

test.each(["1950", "1955s", "50s", "1950S", "१९५०s", "", "01950s", null])(
  "%j is no decade of an address",
  (text) => {
    expect(readDecade(text)).toBeNull();
  },
);

test("1950s is a decade of an address", () => {
  expect(readDecade("1950s")).toBe(1950);
});
