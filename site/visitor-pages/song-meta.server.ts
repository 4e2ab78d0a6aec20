/** The metadata of the page of a song. Contains only what the page shows, without placeholders for missing values. */
import type { MetaDescriptor } from "react-router";
import type { CreativeWork, MusicComposition, MusicRecording, Person } from "schema-dts";
import type { Stanza } from "../components/lyrics/stanzas.ts";
import type { LinkedName } from "../components/names.tsx";
import { givenDevanagari, type Named, namesIn, titlesIn } from "../components/names-in.ts";
import type { Texts } from "../texts/en/index.ts";
import { alternateNames } from "./alternate-names.server.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import type { SongData } from "./song-data.server.ts";

export function songMeta(song: SongData, site: NamedSite, texts: Texts): MetaDescriptor[] {
  return [
    ...pageMeta({
      texts,
      site,
      title: `${titleOf(titlesIn(texts, song), texts)} - ${site.name}`,
      description: describe(titlesIn(texts, song), texts),
      path: song.address,
      kind: "music.song",
      picture: subjectOf(song),
      structured: structuredSong(song, site, texts),
    }),
    { name: "keywords", content: keywords(song, texts) },
  ];
}

/** Characters of a title that search engines show, before the name of the site. */
const mostShown = 60;

/** As searched for: the title, the film, the singers; as many of them as are shown. */
function titleOf({ title, album, singers }: SongData, texts: Texts): string {
  const film = album && namesIn(texts, album).first;
  const names = singers.map((singer) => namesIn(texts, singer).first);
  const forms = [[film, names.join(", ")], [film, names[0]], [film], [names[0]], []];
  const written = forms.map((parts) => [texts.song.lyricsOf(title), ...parts.filter(Boolean)].join(" | "));
  return written.find(isShown) ?? texts.song.lyricsOf(cutTitle(title, texts));
}

function isShown(text: string): boolean {
  return text.length <= mostShown;
}

/** At the end of a word, if it has several. */
function cutTitle(title: string, texts: Texts): string {
  const room = mostShown - texts.song.lyricsOf(" …").length;
  return `${title
    .slice(0, room + 1)
    .replace(/\s+\S*$/, "")
    .slice(0, room)} …`;
}

function subjectOf({ id, title, hindiLine, singers }: SongData) {
  const line = singers.map(({ name }) => name).join(", ") || null;
  return { kind: "song", id, title, hindiLine, line } as const;
}

function describe(song: SongData, texts: Texts): string {
  const { title, album, year, hindiLine, hindi, roman } = song;
  const described = texts.song.description({
    title,
    album: album && namesIn(texts, album).first,
    year,
    hasHindi: hindi.length > 0,
    hasRoman: roman.length > 0,
    singers: namesOf(song.singers, texts),
    lyricists: namesOf(song.lyricists, texts),
    musicDirectors: namesOf(song.musicDirectors, texts),
  });
  const opening =
    hindiLine && hindiLine !== title ? ` ${hindiLine}${hindi.flat().length > 1 ? " …" : texts.fullStop}` : "";
  return described + texts.fullStop + opening;
}

function namesOf(people: readonly LinkedName[], texts: Texts): string {
  return people.map((one) => namesIn(texts, one).first).join(", ");
}

function keywords(song: SongData, texts: Texts): string {
  const { title, album, singers, lyricists, musicDirectors, genre } = song;
  const people = [...singers, ...lyricists, ...musicDirectors].map(({ name }) => name);
  const { lyrics, kind } = texts.song.keywords(title);
  const words = [title, lyrics, album?.name, ...people, genre, kind];
  return [...new Set(words.filter((word) => typeof word === "string"))].join(", ");
}

export function structuredSong(song: SongData, site: NamedSite, texts: Texts) {
  const { title, address, album } = song;
  const url = urlsIn(site, texts);
  return graphOf(
    recording(song, site, url),
    [...(album ? [album] : []), { name: title, address }],
    url,
    texts,
  );
}

function recording(song: SongData, site: NamedSite, url: UrlOf): MusicRecording {
  const { title, hindiLine, address, singers, album, year, genre, cover } = song;
  const devanagari = hindiLine === null ? null : { name: hindiLine, isDrafted: false };
  return {
    "@type": "MusicRecording",
    "@id": `${url(address)}#recording`,
    ...namesOfThing({ name: title, devanagari }),
    url: url(address),
    inLanguage: "hi",
    ...(singers.length > 0 && { byArtist: people(singers, url) }),
    ...(album && { inAlbum: { "@type": "MusicAlbum", ...namesOfThing(album), url: url(album.address) } }),
    ...(year !== null && { datePublished: String(year) }),
    ...(genre && { genre }),
    ...(cover.stored && { image: cover.stored }),
    recordingOf: composition(song, site, url),
  };
}

function composition(
  { title, address, roman, hindi, translation, lyricists, musicDirectors }: SongData,
  { name }: NamedSite,
  url: UrlOf,
): MusicComposition {
  const lyrics = [lyricsWork(roman, "hi-Latn"), lyricsWork(hindi, "hi")].filter((work) => work !== null);
  return {
    "@type": "MusicComposition",
    name: title,
    inLanguage: "hi",
    ...(lyrics.length > 0 && { lyrics }),
    ...(translation && { workTranslation: translationWorks(translation, name, url(address)) }),
    ...(lyricists.length > 0 && { lyricist: people(lyricists, url) }),
    ...(musicDirectors.length > 0 && { composer: people(musicDirectors, url) }),
  };
}

function lyricsWork(stanzas: readonly Stanza[], inLanguage: string): CreativeWork | null {
  const text = stanzas.map((lines) => lines.join("\n")).join("\n\n");
  return text === "" ? null : { "@type": "CreativeWork", text, inLanguage };
}

/**
 * Where they are, without their texts, which would be a tenth of the page. A translation may be credited to the site
 * itself, which is nobody.
 */
function translationWorks(
  { meanings, translator }: NonNullable<SongData["translation"]>,
  siteName: string,
  song: string,
): CreativeWork[] {
  const kind = translator === siteName ? "Organization" : "Person";
  const credit = translator ? { translator: { "@type": kind, name: translator } as const } : {};
  const url = `${song}?script=translation`;
  return meanings.map(({ language }) => ({ "@type": "CreativeWork", url, inLanguage: language, ...credit }));
}

function people(names: readonly LinkedName[], url: UrlOf): Person[] {
  return names.map((one) => ({ "@type": "Person", ...namesOfThing(one), url: url(one.address) }));
}

function namesOfThing(named: Named) {
  return { name: named.name, ...alternateNames({ otherName: givenDevanagari(named), aliases: [] }) };
}
