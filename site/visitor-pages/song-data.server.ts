/** Turns a song of the catalogue into the data of its page. */
import {
  addressOfAlbum,
  addressOfGenre,
  addressOfLyricist,
  addressOfMachineVersion,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
  addressOfWordsOfSong,
  addressOfYear,
  type Credit,
  type SongPage,
} from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import { canPairStanzas } from "../components/lyrics/pair-stanzas.ts";
import { type Stanza, stanzasOf } from "../components/lyrics/stanzas.ts";
import { type Meaning, translationColumns } from "../components/lyrics/translation-columns.ts";
import type { LinkedName } from "../components/names.tsx";
import { songCardData } from "./card-data.server.ts";
import { songNotes } from "./song-notes.server.ts";

export type SongData = ReturnType<typeof songData>;

/** Other ids must not get into an address. */
const validVideoId = /^[\w-]{11}$/;

export function songData({ song, moreFromAlbum, moreByFirstSinger }: SongPage) {
  const sleeve = sleeveOf(song.title, song.firstHindiLine);
  const video = song.youtube_video_id;
  const [roman, hindi] = [stanzasOf(song.lyrics_english ?? ""), stanzasOf(song.lyrics_hindi ?? "")];
  return {
    id: song.id,
    address: addressOfSong(song),
    title: song.title,
    hindiLine: song.firstHindiLine,
    views: song.views,
    roman,
    hindi,
    isPaired: canPairStanzas(roman, hindi),
    translation: translationOf(song, roman, hindi),
    machineVersion: song.hasMachineVersion ? addressOfMachineVersion(song) : null,
    words: { count: song.wordCount, address: addressOfWordsOfSong(song) },
    ...songNotes(song, roman, hindi),
    singers: linksTo(song.singers, addressOfSinger),
    musicDirectors: linksTo(song.musicDirectors, addressOfMusicDirector),
    lyricists: linksTo(song.lyricists, addressOfLyricist),
    album: albumOf(song),
    year: song.year,
    yearAddress: song.year === null ? null : addressOfYear(song.year),
    genre: song.genre,
    /** On pages in Hindi. */
    genreInDevanagari: song.genreInDevanagari,
    genreAddress: song.genreSlug === null ? null : addressOfGenre({ slug: song.genreSlug }),
    cover: { generated: sleeve.src, stored: song.cover_image_url ?? song.albumCoverUrl },
    vinyl: discOf("vinyl", sleeve.ink),
    ink: sleeve.ink,
    video: video && validVideoId.test(video) ? { id: video, picture: discOf("record", sleeve.ink) } : null,
    moreFromAlbum: moreFromAlbum.map(songCardData),
    moreByFirstSinger: moreByFirstSinger.map(songCardData),
  };
}

function translationOf(
  { translation }: SongPage["song"],
  roman: readonly Stanza[],
  hindi: readonly Stanza[],
) {
  if (!translation) return null;
  const all: readonly Meaning[] = [
    { language: "en", stanzas: stanzasOf(translation.english ?? "") },
    { language: "hi", stanzas: stanzasOf(translation.plainHindi ?? "") },
  ];
  const meanings = all.filter(({ stanzas }) => stanzas.length > 0);
  const columns = translationColumns(roman, hindi, meanings);
  return { meanings, columns, translator: translation.translator };
}

function linksTo(credits: readonly Credit[], addressOf: (credit: Credit) => string): LinkedName[] {
  return credits.map((credit) => ({ ...credit, address: addressOf(credit) }));
}

function albumOf({ albumId, albumName, albumDevanagari }: SongPage["song"]): LinkedName | null {
  if (albumId === null || albumName === null) return null;
  const album = { id: albumId, name: albumName, devanagari: albumDevanagari ?? null };
  return { ...album, address: addressOfAlbum(album) };
}
