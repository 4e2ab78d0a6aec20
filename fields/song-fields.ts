/**
 * The fields of a song: forms, files, history and database read them from here. A new field is a row, its column or
 * table (a migration), and its control in the form.
 */

/** How a field is typed, shown and compared. */
export type SongFieldKind =
  /** A text of one line, or of several. */
  | "line"
  | "text"
  | "number"
  /** People, in the order of their credits. */
  | "names"
  | "album"
  /** A video on YouTube, or an address on the web. */
  | "video"
  | "address"
  /** A list of objects, each of several texts. */
  | "list"
  /** A point in time. */
  | "moment";

interface SongFieldRow {
  readonly kind: SongFieldKind;
  /** In the form; left out where it has none. */
  readonly label?: string;
  /** Elsewhere, where it begins a sentence. */
  readonly name: string;
  /**
   * Where the database has it: a column of `lyrics`, a table with parts of songs, or a column of such a table, as the
   * state of a song names them (postgres/functions/revisions/state_of.sql). Left out for what only drafts have.
   */
  readonly stored?: string;
  /** The column of a file; left out where files do not have it. */
  readonly column?: string;
  /** How others call this column. */
  readonly otherNames?: readonly string[];
  /** BCP 47; left out where the letters tell. */
  readonly language?: "hi" | "hi-Latn" | "en";
  /** The texts of each object of a list. */
  readonly parts?: readonly string[];
  /** The field before it in the form; left out, the one above. */
  readonly follows?: string;
  /** Whether the next song of an album begins with it. */
  readonly isForNext?: boolean;
}

/** In the order of files, whose columns programs of others may read by their places. */
export const songFields = {
  title: {
    kind: "line",
    label: "Song Title",
    name: "Title",
    stored: "title",
    column: "title",
    otherNames: [
      "name",
      "song",
      "song title",
      "song name",
      "track title",
      "गीत",
      "गाना",
      "शीर्षक",
      "गीत का नाम",
    ],
  },
  albumName: {
    kind: "album",
    label: "Album",
    name: "Album",
    stored: "album",
    column: "album",
    otherNames: ["album name", "film", "film name", "movie", "फ़िल्म", "फिल्म", "एल्बम", "चित्रपट"],
    isForNext: true,
  },
  singerNames: {
    kind: "names",
    label: "Singers",
    name: "Singers",
    stored: "lyrics_singers",
    column: "singers",
    otherNames: [
      ...["singer", "singer name", "singer names", "sung by", "artist", "artists", "vocals"],
      ...["गायक", "गायिका", "स्वर"],
    ],
    isForNext: true,
  },
  lyricistNames: {
    kind: "names",
    label: "Lyricists",
    name: "Lyricists",
    stored: "lyrics_lyricists",
    column: "lyricists",
    otherNames: [
      "lyricist",
      "lyricist name",
      "lyricist names",
      "lyrics by",
      "writer",
      "poet",
      "गीतकार",
      "शायर",
    ],
    isForNext: true,
  },
  musicDirectorNames: {
    kind: "names",
    label: "Music Directors",
    name: "Music directors",
    stored: "lyrics_music_directors",
    column: "music_directors",
    otherNames: [
      ...["music director", "music director name", "music director names", "music by", "music"],
      ...["composer", "composers", "संगीतकार", "संगीत", "संगीत निर्देशक"],
    ],
    isForNext: true,
  },
  genre: {
    kind: "line",
    label: "Genre",
    name: "Genre",
    stored: "genre",
    column: "genre",
    otherNames: ["genres", "category", "style", "शैली", "विधा"],
    follows: "albumName",
    isForNext: true,
  },
  year: {
    kind: "number",
    label: "Year",
    name: "Year",
    stored: "year",
    column: "year",
    otherNames: ["release year", "released", "year of release", "वर्ष", "साल"],
    follows: "cover_image_url",
    language: "en",
  },
  track_number: {
    kind: "number",
    label: "Track Number",
    name: "Track number",
    stored: "track_numbers.number",
    column: "track_number",
    otherNames: ["track", "track no", "number", "no", "क्रम"],
    follows: "genre",
    language: "en",
  },
  lyrics_hindi: {
    kind: "text",
    label: "Hindi Lyrics",
    name: "Hindi lyrics",
    stored: "lyrics_hindi",
    column: "lyrics_hindi",
    otherNames: [
      ...["hindi", "hindi lyrics", "lyrics in hindi", "devanagari"],
      ...["हिंदी", "हिन्दी", "हिंदी बोल", "हिन्दी बोल", "बोल"],
    ],
    language: "hi",
  },
  lyrics_english: {
    kind: "text",
    label: "English Lyrics",
    name: "English lyrics",
    stored: "lyrics_english",
    column: "lyrics_english",
    otherNames: [
      ...["english", "english lyrics", "lyrics in english", "roman", "roman lyrics", "lyrics roman"],
      ...["romanized", "hinglish", "romanized lyrics", "अंग्रेज़ी", "रोमन"],
    ],
    language: "hi-Latn",
  },
  translation_english: {
    kind: "text",
    label: "English Translation",
    name: "English translation",
    stored: "lyric_translations.english",
    column: "translation_english",
    otherNames: ["translation", "english translation", "meaning", "अनुवाद"],
    language: "en",
  },
  translation_hindi: {
    kind: "text",
    label: "Plain Hindi",
    name: "Plain Hindi",
    stored: "lyric_translations.plain_hindi",
    column: "translation_hindi",
    otherNames: ["hindi translation", "plain hindi", "भावार्थ", "अर्थ"],
    language: "hi",
  },
  translator: {
    kind: "line",
    label: "Translator",
    name: "Translator",
    stored: "lyric_translations.translator",
    column: "translator",
    otherNames: ["translated by", "translation by", "अनुवादक"],
  },
  word_meanings: {
    kind: "list",
    label: "Words with a meaning of their own",
    name: "Meanings of words",
    stored: "lyric_words",
    column: "word_meanings",
    otherNames: ["word meanings", "meanings", "शब्दार्थ"],
    parts: ["word", "english", "hindi"],
  },
  notes: {
    kind: "list",
    label: "Notes to lines",
    name: "Notes",
    stored: "lyric_notes",
    column: "notes",
    otherNames: ["note", "टिप्पणी"],
    language: "en",
    parts: ["line", "note"],
  },
  youtube_video_id: {
    kind: "video",
    label: "YouTube Video ID",
    name: "Video",
    stored: "youtube_video_id",
    column: "youtube_video_id",
    otherNames: [
      ...["youtube", "youtube video", "youtube id", "youtube url", "youtube link", "video", "video id"],
      "वीडियो",
    ],
    language: "en",
  },
  cover_image_url: {
    kind: "address",
    label: "Cover Image URL",
    name: "Cover",
    stored: "cover_image_url",
    column: "cover_image_url",
    otherNames: ["cover", "cover image", "cover url", "image", "image url", "picture", "चित्र"],
    language: "en",
  },
  created_at: {
    kind: "moment",
    name: "Date added",
    stored: "created_at",
    column: "created_at",
    otherNames: ["created", "added", "added at", "date added"],
    language: "en",
  },
  publish_at: { kind: "moment", label: "Publish at", name: "Publish at", follows: "year" },
} as const satisfies Readonly<Record<string, SongFieldRow>>;

export type SongField = keyof typeof songFields;

/** The rows where all properties can be asked for, of which each row has only some. */
export const songFieldRows: Readonly<Record<SongField, SongFieldRow>> = songFields;

export const allSongFields = Object.keys(songFields) as readonly SongField[];

/** The names of the fields of one kind. */
export type SongFieldOf<Kind extends SongFieldKind> = {
  [Field in SongField]: (typeof songFields)[Field]["kind"] extends Kind ? Field : never;
}[SongField];
