/** The fields of people and albums, described as those of songs are (song-fields.ts). */

interface EntryFieldRow {
  /** In the form. */
  readonly label: string;
  /** Elsewhere, where it begins a sentence. */
  readonly name: string;
  /**
   * Where the database has it, of each kind of entries that has it: a column of its table, a table with parts, or a
   * column of such a table.
   */
  readonly stored: { readonly people?: string; readonly albums?: string };
  readonly language?: "en";
}

/** In the order of the form. */
export const entryFields = {
  name: { label: "Name", name: "Name", stored: { people: "name", albums: "name" } },
  year: { label: "Release Year", name: "Year", stored: { albums: "year" }, language: "en" },
  picture: {
    label: "Image URL",
    name: "Picture",
    stored: { people: "image_url", albums: "cover_image_url" },
    language: "en",
  },
  otherName: {
    label: "Name in the Other Script",
    name: "Name in the other script",
    stored: { people: "person_facts.other_name", albums: "album_facts.other_name" },
  },
  aliases: {
    label: "Other Names",
    name: "Other names",
    stored: { people: "person_aliases", albums: "album_aliases" },
  },
  birthYear: {
    label: "Birth Year",
    name: "Birth year",
    stored: { people: "person_facts.birth_year" },
    language: "en",
  },
  deathYear: {
    label: "Death Year",
    name: "Death year",
    stored: { people: "person_facts.death_year" },
    language: "en",
  },
  about: {
    label: "About",
    name: "About",
    stored: { people: "person_facts.about", albums: "album_facts.about" },
  },
} as const satisfies Readonly<Record<string, EntryFieldRow>>;

export type EntryField = keyof typeof entryFields;

export const entryFieldRows: Readonly<Record<EntryField, EntryFieldRow>> = entryFields;

export const allEntryFields = Object.keys(entryFields) as readonly EntryField[];
