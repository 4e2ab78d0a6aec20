/**
 * The fields of a song: forms, files, history and database read them from here. A new field is a row, its column or
 * table (a migration), and its control in the form.
 */
import { columnNames } from "./column-names.ts";

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
  /** How the names of its constraints in the database begin, such as `title` of `title_is_at_most_300_characters`. */
  readonly constraints?: readonly string[];
  /** The least and the greatest number. */
  readonly range?: readonly [number, number];
  /** What the next song of an album begins with: the same, or a number one higher. */
  readonly forNext?: "same" | "counted";
  /** Below the control in the form. */
  readonly hint?: string;
}

/** In the order of files, whose columns programs of others may read by their places. */
export const songFields = {
  title: {
    kind: "line",
    label: "Song Title",
    name: "Title",
    stored: "title",
    constraints: ["title"],
    column: "title",
    otherNames: columnNames.title,
  },
  albumName: {
    kind: "album",
    label: "Album",
    name: "Album",
    stored: "album",
    constraints: ["album_name"],
    column: "album",
    otherNames: columnNames.albumName,
    forNext: "same",
  },
  singerNames: {
    kind: "names",
    label: "Singers",
    name: "Singers",
    stored: "lyrics_singers",
    constraints: ["singer_name"],
    column: "singers",
    otherNames: columnNames.singerNames,
    forNext: "same",
  },
  lyricistNames: {
    kind: "names",
    label: "Lyricists",
    name: "Lyricists",
    stored: "lyrics_lyricists",
    constraints: ["lyricist_name"],
    column: "lyricists",
    otherNames: columnNames.lyricistNames,
    forNext: "same",
  },
  musicDirectorNames: {
    kind: "names",
    label: "Music Directors",
    name: "Music directors",
    stored: "lyrics_music_directors",
    constraints: ["music_director_name"],
    column: "music_directors",
    otherNames: columnNames.musicDirectorNames,
    forNext: "same",
  },
  genre: {
    kind: "line",
    label: "Genre",
    name: "Genre",
    stored: "genre",
    constraints: ["genre"],
    column: "genre",
    otherNames: columnNames.genre,
    follows: "albumName",
    forNext: "same",
  },
  year: {
    kind: "number",
    label: "Year",
    name: "Year",
    stored: "year",
    constraints: ["song_year"],
    column: "year",
    otherNames: columnNames.year,
    follows: "cover_image_url",
    language: "en",
    hint: "Only where it differs from the album's",
  },
  track_number: {
    kind: "number",
    label: "Track Number",
    name: "Track number",
    stored: "track_numbers.number",
    constraints: ["track_number"],
    range: [1, 999],
    forNext: "counted",
    column: "track_number",
    otherNames: columnNames.track_number,
    follows: "genre",
    language: "en",
  },
  lyrics_hindi: {
    kind: "text",
    label: "Hindi Lyrics",
    name: "Hindi lyrics",
    stored: "lyrics_hindi",
    constraints: ["hindi_lyrics"],
    column: "lyrics_hindi",
    otherNames: columnNames.lyrics_hindi,
    language: "hi",
  },
  lyrics_english: {
    kind: "text",
    label: "English Lyrics",
    name: "English lyrics",
    stored: "lyrics_english",
    constraints: ["english_lyrics"],
    column: "lyrics_english",
    otherNames: columnNames.lyrics_english,
    language: "hi-Latn",
  },
  translation_english: {
    kind: "text",
    label: "English Translation",
    name: "English translation",
    stored: "lyric_translations.english",
    constraints: ["english_translation"],
    column: "translation_english",
    otherNames: columnNames.translation_english,
    language: "en",
    follows: "year",
  },
  translation_hindi: {
    kind: "text",
    label: "Plain Hindi",
    name: "Plain Hindi",
    stored: "lyric_translations.plain_hindi",
    constraints: ["plain_hindi"],
    column: "translation_hindi",
    otherNames: columnNames.translation_hindi,
    language: "hi",
    follows: "translation_english",
  },
  translator: {
    kind: "line",
    label: "Translator",
    name: "Translator",
    stored: "lyric_translations.translator",
    constraints: ["translator"],
    column: "translator",
    follows: "translation_hindi",
    otherNames: columnNames.translator,
  },
  word_meanings: {
    kind: "list",
    label: "Words with a meaning of their own",
    name: "Meanings of words",
    stored: "lyric_words",
    constraints: ["own_word", "own_english", "own_hindi"],
    column: "word_meanings",
    follows: "translator",
    otherNames: columnNames.word_meanings,
    parts: ["word", "english", "hindi"],
  },
  notes: {
    kind: "list",
    label: "Notes to lines",
    name: "Notes",
    stored: "lyric_notes",
    constraints: ["note", "noted_line"],
    column: "notes",
    follows: "word_meanings",
    otherNames: columnNames.notes,
    language: "en",
    parts: ["line", "note"],
  },
  youtube_video_id: {
    kind: "video",
    label: "YouTube Video ID",
    name: "Video",
    stored: "youtube_video_id",
    constraints: ["video"],
    column: "youtube_video_id",
    otherNames: columnNames.youtube_video_id,
    language: "en",
  },
  cover_image_url: {
    kind: "address",
    label: "Cover Image URL",
    name: "Cover",
    stored: "cover_image_url",
    constraints: ["song_cover"],
    column: "cover_image_url",
    otherNames: columnNames.cover_image_url,
    language: "en",
  },
  created_at: {
    kind: "moment",
    name: "Date added",
    stored: "created_at",
    column: "created_at",
    otherNames: columnNames.created_at,
    language: "en",
  },
  publish_at: { kind: "moment", label: "Publish at", name: "Publish at", follows: "year" },
} as const satisfies Readonly<Record<string, SongFieldRow>>;

/** Columns of other programs that become fields of songs, though they are none. */
export const otherColumns = {
  lyrics: {
    kind: "text",
    name: "Lyrics, by their script",
    otherNames: columnNames.lyrics,
  },
  album_year: {
    kind: "number",
    name: "Year of the album",
    otherNames: columnNames.album_year,
  },
} as const satisfies Readonly<Record<string, Pick<SongFieldRow, "kind" | "name" | "otherNames">>>;

/** Columns of files after the fields, where songs are not public: whether one is, and when it will be. */
export const draftColumns = {
  status: { kind: "status", name: "Status", otherNames: columnNames.status },
  publish_at: { kind: "moment", name: songFields.publish_at.name, otherNames: columnNames.publish_at },
} as const;

export type SongField = keyof typeof songFields;

/** The rows where all properties can be asked for, of which each row has only some. */
export const songFieldRows: Readonly<Record<SongField, SongFieldRow>> = songFields;

export const allSongFields = Object.keys(songFields) as readonly SongField[];

/** The names of the fields of one kind. */
export type SongFieldOf<Kind extends SongFieldKind> = {
  [Field in SongField]: (typeof songFields)[Field]["kind"] extends Kind ? Field : never;
}[SongField];
