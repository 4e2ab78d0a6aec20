/** The page of a song. */

interface DescribedSong {
  readonly title: string;
  readonly album: string | null;
  readonly year: number | null;
  readonly hasHindi: boolean;
  readonly hasRoman: boolean;
  readonly singers: string;
  readonly lyricists: string;
  readonly musicDirectors: string;
}

export const song = {
  /** What is searched for. */
  lyricsOf: (title: string) => `${title} Lyrics`,
  description,
  keywords: (title: string) => ({ lyrics: `${title} lyrics`, kind: "Hindi song lyrics" }),
  music: "Music",
  words: "Words",
  lyrics: "Lyrics",
  report: "Report a mistake",
  /** On the other pages of a song. */
  back: "Back to the song",
  moreFrom: (album: string) => `More from ${album}`,
  moreBy: (singer: string) => `More by ${singer}`,
  columns: {
    roman: { heading: "English", jump: "Jump to English" },
    hindi: { heading: "Hindi", jump: "Jump to Hindi" },
  },
  noLyrics: "Lyrics not yet available.",
  translation: {
    both: { heading: "Translation", jump: "Jump to Translation" },
    en: { heading: "English translation", jump: "Jump to English translation" },
    hi: { heading: "Plain Hindi", jump: "Jump to Plain Hindi" },
    by: "Translated by",
  },
  explained: "Words of this song",
  notes: "Notes",
  inThisSong: "In this song",
  songsWithWord: "Songs with this word",
};

function description(song: DescribedSong): string {
  const { title, album, year, hasHindi, hasRoman, singers, lyricists, musicDirectors } = song;
  const scripts = [hasHindi && "Hindi", hasRoman && "English"].filter(Boolean).join(" and ");
  const from = album ? ` from ${album}${year === null ? "" : ` (${year})`}` : "";
  return [
    `${title} lyrics${scripts && ` in ${scripts}`}${from}`,
    singers && `sung by ${singers}`,
    lyricists && `words by ${lyricists}`,
    musicDirectors && `music by ${musicDirectors}`,
  ]
    .filter(Boolean)
    .join(", ");
}
