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
  title: (title: string, site: string) => `${title} Lyrics - ${site}`,
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
  machineVersion: "Read a machine-made version",
  translation: {
    both: { heading: "Translation", jump: "Jump to Translation" },
    en: { heading: "English translation", jump: "Jump to English translation" },
    hi: { heading: "Plain Hindi", jump: "Jump to Plain Hindi" },
    by: "Translated by",
  },
  views: {
    label: "Script",
    shown: "View:",
    names: {
      both: "Both",
      roman: "Roman",
      hindi: "हिन्दी",
      lines: "Line by line",
      translation: "Translation",
      lyrics: "Lyrics",
    },
  },
  explained: "Words of this song",
  notes: "Notes",
  inThisSong: "In this song",
  songsWithWord: "Songs with this word",
  marks: {
    close: "Close",
    hide: "Hide marks",
    mark: "Mark in lyrics",
    steps: "Meanings in the lyrics: go from word to word with the arrow keys",
  },
  lines: {
    all: "Lines of the lyrics: link and report",
    line: "Line",
    hindiLine: "Hindi line",
    hint: "link and report. Other lines: arrow keys",
    copy: "Copy link to this line",
    report: "Report a mistake in this line",
    copied: "Link Copied!",
    leadsTo: { before: "It leads to ", after: " of the song." },
    copyByHand: "Press Ctrl+C, or hold the text, to copy it",
  },
  actions: {
    copy: "Copy Lyrics",
    copied: "Copied!",
    share: "Share",
    size: {
      size: "Text size",
      smaller: "smaller text",
      normal: "back to normal text",
      larger: "larger text",
    },
    notices: {
      nothing: "No Lyrics to Copy",
      copied: "Lyrics Copied!",
      both: "Both English and Hindi lyrics copied.",
      roman: "English lyrics copied.",
      hindi: "Hindi lyrics copied.",
      translation: "Lyrics and translation copied.",
      shared: "Shared successfully!",
      notShared: "Share failed",
      link: "Link Copied!",
      linkText: "Song page URL copied to clipboard.",
    },
    copyByHand: "Press Ctrl+C, or hold the text, to copy it",
  },
  video: {
    heading: "Watch",
    ornament: "देखिए",
    playing: (title: string) => `Video of ${title}`,
    play: (title: string) => `Play the video of ${title}. Plays from YouTube`,
    caption: "Plays from YouTube",
  },
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
