/** The metadata of the page of a song. Contains only what the page shows, without placeholders for missing values. */
import type { MetaDescriptor } from "react-router";
import type { CreativeWork, MusicComposition, MusicRecording, Person } from "schema-dts";
import type { Stanza } from "../components/lyrics/stanzas.ts";
import type { LinkedName } from "../components/names.tsx";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";
import type { SongData } from "./song-data.server.ts";

export function songMeta(song: SongData, site: NamedSite): MetaDescriptor[] {
  return [
    ...pageMeta({
      site,
      title: `${song.title} Lyrics - ${site.name}`,
      description: describe(song),
      path: song.address,
      kind: "music.song",
      picture: subjectOf(song),
      structured: structuredSong(song, site),
    }),
    { name: "keywords", content: keywords(song) },
  ];
}

function subjectOf({ id, title, hindiLine, singers }: SongData) {
  const line = singers.map(({ name }) => name).join(", ") || null;
  return { kind: "song", id, title, hindiLine, line } as const;
}

function describe(song: SongData): string {
  const { title, album, year, singers, lyricists, musicDirectors, hindiLine, hindi } = song;
  const from = album ? ` from ${album.name}${year === null ? "" : ` (${year})`}` : "";
  const credits = [
    phrase("sung by", singers),
    phrase("words by", lyricists),
    phrase("music by", musicDirectors),
  ].filter(Boolean);
  const opening =
    hindiLine && hindiLine !== title ? ` ${hindiLine}${hindi.flat().length > 1 ? " …" : "."}` : "";
  return `${[`${title} lyrics${scriptsOf(song)}${from}`, ...credits].join(", ")}.${opening}`;
}

function scriptsOf({ roman, hindi }: SongData): string {
  const scripts = [hindi.length > 0 && "Hindi", roman.length > 0 && "English"].filter(Boolean);
  return scripts.length === 0 ? "" : ` in ${scripts.join(" and ")}`;
}

function phrase(role: string, people: readonly LinkedName[]): string {
  return people.length === 0 ? "" : `${role} ${people.map(({ name }) => name).join(", ")}`;
}

function keywords({ title, album, singers, lyricists, musicDirectors, genre }: SongData): string {
  const people = [...singers, ...lyricists, ...musicDirectors].map(({ name }) => name);
  const words = [title, `${title} lyrics`, album?.name, ...people, genre, "Hindi song lyrics"];
  return [...new Set(words.filter((word) => typeof word === "string"))].join(", ");
}

export function structuredSong(song: SongData, site: NamedSite) {
  const { title, address, album } = song;
  const { origin } = site;
  return graphOf(recording(song, site), [...(album ? [album] : []), { name: title, address }], origin);
}

function recording(song: SongData, site: NamedSite): MusicRecording {
  const { origin } = site;
  const { title, address, singers, album, year, genre, cover } = song;
  return {
    "@type": "MusicRecording",
    "@id": `${origin + address}#recording`,
    name: title,
    url: origin + address,
    inLanguage: "hi",
    ...(singers.length > 0 && { byArtist: people(singers, origin) }),
    ...(album && { inAlbum: { "@type": "MusicAlbum", name: album.name, url: origin + album.address } }),
    ...(year !== null && { datePublished: String(year) }),
    ...(genre && { genre }),
    ...(cover.stored && { image: cover.stored }),
    recordingOf: composition(song, site),
  };
}

function composition(
  { title, address, roman, hindi, translation, lyricists, musicDirectors }: SongData,
  { origin, name }: NamedSite,
): MusicComposition {
  const lyrics = [lyricsWork(roman, "hi-Latn"), lyricsWork(hindi, "hi")].filter((work) => work !== null);
  return {
    "@type": "MusicComposition",
    name: title,
    inLanguage: "hi",
    ...(lyrics.length > 0 && { lyrics }),
    ...(translation && { workTranslation: translationWorks(translation, name, origin + address) }),
    ...(lyricists.length > 0 && { lyricist: people(lyricists, origin) }),
    ...(musicDirectors.length > 0 && { composer: people(musicDirectors, origin) }),
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

function people(names: readonly LinkedName[], origin: string): Person[] {
  return names.map(({ name, address }) => ({ "@type": "Person", name, url: origin + address }));
}
