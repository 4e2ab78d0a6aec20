/** The fields of people and albums, described as those of songs are (song-fields.ts). */

/** As those of songs; `lines` is a list, one on each line. */
export type EntryFieldKind = "line" | "text" | "number" | "address" | "lines";

interface EntryFieldRow {
  readonly kind: EntryFieldKind;
  /** In the form. */
  readonly label: string;
  /** Elsewhere, where it begins a sentence. */
  readonly name: string;
  /**
   * Where the database has it, of each kind of entries that has it: a column of its table, a table with parts, or a
   * column of such a table.
   */
  readonly stored: { readonly people?: string; readonly albums?: string };
  /**
   * How constraints of the database call it after its owner (`singer_image_is_at_most_…`); left out, as its
   * column.
   */
  readonly constraints?: readonly string[];
  /** The column of a file. */
  readonly column: string;
  /** How others call this column. */
  readonly otherNames?: readonly string[];
  readonly language?: "en";
  /** Below the control in the form. */
  readonly hint?: string;
}

/** In the order of the form and of files. */
export const entryFields = {
  name: {
    kind: "line",
    label: "Name",
    name: "Name",
    stored: { people: "name", albums: "name" },
    column: "name",
  },
  year: {
    kind: "number",
    label: "Release Year",
    name: "Year",
    stored: { albums: "year" },
    column: "year",
    otherNames: ["release year", "released"],
    language: "en",
  },
  picture: {
    kind: "address",
    label: "Image URL",
    name: "Picture",
    stored: { people: "image_url", albums: "cover_image_url" },
    constraints: ["image", "cover"],
    column: "picture",
    otherNames: ["image", "image url", "cover", "cover image", "cover image url", "portrait"],
    language: "en",
    hint: "Optional. Without one the site draws its own picture.",
  },
  otherName: {
    kind: "line",
    label: "Name in the Other Script",
    name: "Name in the other script",
    stored: { people: "person_facts.other_name", albums: "album_facts.other_name" },
    column: "other_name",
    otherNames: ["name in the other script"],
    hint: "Optional. Shown below the name.",
  },
  aliases: {
    kind: "lines",
    label: "Other Names",
    name: "Other names",
    stored: { people: "person_aliases", albums: "album_aliases" },
    constraints: ["alias"],
    column: "aliases",
    otherNames: ["other names", "alias"],
    hint: "Optional. One on each line, in either script. Searches, forms and imports know them.",
  },
  birthYear: {
    kind: "number",
    label: "Birth Year",
    name: "Birth year",
    stored: { people: "person_facts.birth_year" },
    constraints: ["birth"],
    column: "birth_year",
    otherNames: ["born"],
    language: "en",
  },
  deathYear: {
    kind: "number",
    label: "Death Year",
    name: "Death year",
    stored: { people: "person_facts.death_year" },
    constraints: ["death"],
    column: "death_year",
    otherNames: ["died"],
    language: "en",
  },
  label: {
    kind: "line",
    label: "Record Label",
    name: "Record label",
    stored: { albums: "album_facts.label" },
    column: "label",
    otherNames: ["record label", "music label", "company"],
  },
  about: {
    kind: "text",
    label: "About",
    name: "About",
    stored: { people: "person_facts.about", albums: "album_facts.about" },
    column: "about",
    otherNames: ["description"],
    hint: "Optional. A line or two, at most 500 characters.",
  },
} as const satisfies Readonly<Record<string, EntryFieldRow>>;

export type EntryField = keyof typeof entryFields;

export const entryFieldRows: Readonly<Record<EntryField, EntryFieldRow>> = entryFields;

export const allEntryFields = Object.keys(entryFields) as readonly EntryField[];

/** The names of the fields of one kind. */
export type EntryFieldOf<Kind extends EntryFieldKind> = {
  [Field in EntryField]: (typeof entryFields)[Field]["kind"] extends Kind ? Field : never;
}[EntryField];

/** @returns where the database has a field of people, or of albums; undefined if they do not have it */
export function placeOf(field: EntryField, isAlbum: boolean): string | undefined {
  return entryFieldRows[field].stored[isAlbum ? "albums" : "people"];
}
