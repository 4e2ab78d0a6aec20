/** The page of a song. */
import type { Texts } from "../en/index.ts";

export const song: Texts["song"] = {
  lyricsOf: (title) => `${title} के बोल`,
  description,
  keywords: (title) => ({ lyrics: `${title} के बोल`, kind: "हिन्दी गीतों के बोल" }),
  music: "संगीतकार:",
  words: "गीतकार:",
  lyrics: "गीत के बोल",
  report: "ग़लती बताएँ",
  /** On the other pages of a song. */
  back: "गीत पर लौटें",
  moreFrom: (album) => `${album} के और गीत`,
  moreBy: (singer) => `${singer} के और गीत`,
  columns: {
    roman: { heading: "रोमन", jump: "रोमन बोलों पर जाएँ" },
    hindi: { heading: "हिन्दी", jump: "हिन्दी बोलों पर जाएँ" },
  },
  noLyrics: "इस गीत के बोल अभी उपलब्ध नहीं हैं।",
  translation: {
    both: { heading: "अनुवाद", jump: "अनुवाद पर जाएँ" },
    en: { heading: "अंग्रेज़ी अनुवाद", jump: "अंग्रेज़ी अनुवाद पर जाएँ" },
    hi: { heading: "सरल हिन्दी", jump: "सरल हिन्दी पर जाएँ" },
    by: "अनुवाद:",
  },
  explained: "इस गीत के शब्द और अर्थ",
  notes: "टिप्पणियाँ",
  inThisSong: "इस गीत में",
  songsWithWord: "इस शब्द वाले गीत",
};

function description(song: Parameters<Texts["song"]["description"]>[0]): string {
  const { title, album, year, hasHindi, hasRoman, singers, lyricists, musicDirectors } = song;
  const scripts = [hasHindi && "हिन्दी", hasRoman && "रोमन"].filter(Boolean).join(" और ");
  const from = album && `एल्बम: ${album}${year === null ? "" : ` (${year})`}`;
  return [
    `${title} के बोल${scripts && ` ${scripts} में`}`,
    from,
    singers && `गायक: ${singers}`,
    lyricists && `गीतकार: ${lyricists}`,
    musicDirectors && `संगीतकार: ${musicDirectors}`,
  ]
    .filter(Boolean)
    .join("; ");
}
