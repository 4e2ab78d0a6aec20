/** The door of the descriptions of fields: plain data, for browsers too. */
export {
  allEntryFields,
  type EntryField,
  type EntryFieldKind,
  type EntryFieldOf,
  entryFieldRows,
  entryFields,
  placeOf,
} from "./entry-fields.ts";
export {
  allSongFields,
  draftColumns,
  otherColumns,
  type SongField,
  type SongFieldKind,
  type SongFieldOf,
  songFieldRows,
  songFields,
} from "./song-fields.ts";
