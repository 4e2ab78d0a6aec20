/** Decides which field a column of a file is, by its name: as an export writes it, or as people write it. */
import { type Field, fields } from "../songs/exchanged-song.ts";

/** The field of each column by its name in the file; null for a column that is left out. */
export type Matching = ReadonlyMap<string, Field | null>;

const otherNames: Readonly<Record<Field, readonly string[]>> = {
  title: ["name", "song", "song title", "song name", "track title", "गीत", "गाना", "शीर्षक", "गीत का नाम"],
  album: ["album name", "film", "film name", "movie", "फ़िल्म", "फिल्म", "एल्बम", "चित्रपट"],
  singers: [
    "singer",
    "singer name",
    "singer names",
    "sung by",
    "artist",
    "artists",
    "vocals",
    "गायक",
    "गायिका",
    "स्वर",
  ],
  lyricists: ["lyricist", "lyricist name", "lyricist names", "lyrics by", "writer", "poet", "गीतकार", "शायर"],
  music_directors: [
    ...[
      "music director",
      "music director name",
      "music director names",
      "music by",
      "music",
      "composer",
      "composers",
    ],
    ...["संगीतकार", "संगीत", "संगीत निर्देशक"],
  ],
  genre: ["genres", "category", "style", "शैली", "विधा"],
  year: ["release year", "released", "year of release", "वर्ष", "साल"],
  track_number: ["track", "track no", "number", "no", "क्रम"],
  lyrics_hindi: [
    "hindi",
    "hindi lyrics",
    "lyrics in hindi",
    "devanagari",
    "हिंदी",
    "हिन्दी",
    "हिंदी बोल",
    "हिन्दी बोल",
    "बोल",
  ],
  lyrics_english: [
    ...[
      "english",
      "english lyrics",
      "lyrics in english",
      "roman",
      "roman lyrics",
      "lyrics roman",
      "romanized",
      "hinglish",
    ],
    ...["romanized lyrics", "अंग्रेज़ी", "रोमन"],
  ],
  translation_english: ["translation", "english translation", "meaning", "अनुवाद"],
  translation_hindi: ["hindi translation", "plain hindi", "भावार्थ", "अर्थ"],
  translator: ["translated by", "translation by", "अनुवादक"],
  word_meanings: ["word meanings", "meanings", "शब्दार्थ"],
  notes: ["note", "टिप्पणी"],
  youtube_video_id: [
    "youtube",
    "youtube video",
    "youtube id",
    "youtube url",
    "youtube link",
    "video",
    "video id",
    "वीडियो",
  ],
  cover_image_url: ["cover", "cover image", "cover url", "image", "image url", "picture", "चित्र"],
  created_at: ["created", "added", "added at", "date added"],
};

const fieldOfKey: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) => [field, ...otherNames[field]].map((name) => [keyOf(name), field] as const)),
);

/** @returns undefined where no field has such a name */
export function fieldNamed(name: string): Field | undefined {
  return fieldOfKey.get(keyOf(name));
}

/** The first of several columns with names of one field is that field; the others are left out, like unknown ones. */
export function matchColumns(columns: readonly string[]): Matching {
  const taken = new Set<Field>();
  return new Map(
    columns.map((name) => {
      const field = fieldNamed(name);
      if (!field || taken.has(field)) return [name, null];
      taken.add(field);
      return [name, field];
    }),
  );
}

function keyOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_\-.:()]+/g, "");
}
