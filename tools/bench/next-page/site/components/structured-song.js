import { addressOf } from "../catalogue/addresses.js";

export function structuredSong(song, origin) {
  const people = (kind, names) =>
    names.map((name) => ({ "@type": "Person", name: name.name, url: origin + addressOf(kind, name) }));
  return {
    "@context": "https://schema.org",
    "@type": "MusicRecording",
    name: song.title,
    url: origin + addressOf("lyrics", { id: song.id, name: song.title }),
    inLanguage: "hi",
    byArtist: people("singer", song.singers),
    inAlbum: { "@type": "MusicAlbum", name: song.album_name },
    recordingOf: {
      "@type": "MusicComposition",
      name: song.title,
      lyrics: [
        { "@type": "CreativeWork", text: song.lyrics_english, inLanguage: "hi-Latn" },
        { "@type": "CreativeWork", text: song.lyrics_hindi, inLanguage: "hi" },
      ],
      lyricist: people("lyricist", song.lyricists),
      composer: people("music-director", song.music_directors),
    },
  };
}
