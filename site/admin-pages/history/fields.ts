/** The fields of songs, people, albums and codes in their history: their labels, in the order in which they are shown. */

interface HistoryField {
  readonly label: string;
  /** In front of a number of lines: `3 lines of Hindi lyrics`. */
  readonly lines?: string;
  /** BCP 47; left out where the letters tell. */
  readonly language?: string;
}

/** Parts of a song, facts and aliases have the names of their tables. */
export const historyFields: Readonly<Record<string, HistoryField>> = {
  title: { label: "Title" },
  name: { label: "Name" },
  value: { label: "Code", lines: "code", language: "en" },
  album: { label: "Album" },
  lyrics_singers: { label: "Singers" },
  lyrics_lyricists: { label: "Lyricists" },
  lyrics_music_directors: { label: "Music directors" },
  genre: { label: "Genre" },
  year: { label: "Year", language: "en" },
  lyrics_hindi: { label: "Hindi lyrics", lines: "Hindi lyrics", language: "hi" },
  lyrics_english: { label: "English lyrics", lines: "English lyrics", language: "hi-Latn" },
  lyric_translations: { label: "Translation" },
  "lyric_translations.english": { label: "English translation", language: "en" },
  "lyric_translations.plain_hindi": { label: "Plain Hindi", language: "hi" },
  "lyric_translations.translator": { label: "Translator" },
  lyric_words: { label: "Meanings of words" },
  lyric_notes: { label: "Notes", language: "en" },
  track_numbers: { label: "Track number", language: "en" },
  youtube_video_id: { label: "Video", language: "en" },
  "person_facts.other_name": { label: "Name in the other script" },
  "person_facts.birth_year": { label: "Birth year", language: "en" },
  "person_facts.death_year": { label: "Death year", language: "en" },
  "person_facts.about": { label: "About" },
  "album_facts.other_name": { label: "Name in the other script" },
  "album_facts.about": { label: "About" },
  person_facts: { label: "Facts for readers" },
  album_facts: { label: "Facts for readers" },
  person_aliases: { label: "Other names" },
  album_aliases: { label: "Other names" },
  image_url: { label: "Picture", language: "en" },
  cover_image_url: { label: "Cover", language: "en" },
  created_at: { label: "Date added", language: "en" },
};

const order = Object.keys(historyFields);

/** @returns the fields in their order; those that have no label come last, with their own names */
export function inOrder(fields: readonly string[]): readonly string[] {
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function labelOf(field: string): string {
  return historyFields[field]?.label ?? field.replaceAll("_", " ");
}
