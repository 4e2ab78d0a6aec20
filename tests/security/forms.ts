/** The addresses that take forms, with the fields that each reads. */

const songFields = [
  ...["title", "albumName", "genre", "singerNames", "lyricistNames", "musicDirectorNames", "lyrics_hindi"],
  ...["lyrics_english", "youtube_video_id", "cover_image_url", "year", "track_number"],
  ...["translation_english", "translation_hindi", "translator"],
  // With scripts each list is one field, without scripts each text of a row.
  ...["word_meanings", "word_meanings.word", "word_meanings.english", "word_meanings.hindi"],
  ...["notes", "notes.line", "notes.note"],
  ...["version", "saveKey", "knownTwinId", "isRenamed", "intent"],
];
const entryFields = [
  ...["name", "year", "picture", "otherName", "aliases", "birthYear", "deathYear", "about"],
  ...["version", "saveKey", "intent", "into"],
];
const wordFields = ["word", "roman", "origin", "english", "hindi", "forms", "version", "saveKey"];

export const forms: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ["/admin", ["username", "password", "passkey"]],
  ["/admin/lyrics/add", songFields],
  ["/admin/lyrics/edit/1", songFields],
  ["/admin/lyrics/1/history/1", ["version", "saveKey"]],
  ["/admin/lyrics/explanation", [...songFields, "id"]],
  ["/admin/lyrics/draft", ["to", "source", "devanagari", "roman"]],
  ["/admin/lyrics/proofreading", ["lyrics_hindi", "lyrics_english", "id"]],
  ["/admin/lyrics", ["intent", "id"]],
  ["/admin/lyrics/bulk", ["song", "page", "found", "q", "missing"]],
  ["/admin/lyrics/bulk/1", ["intent", "verb", "text", "people"]],
  ["/admin/words/add", wordFields],
  ["/admin/words/edit/1", wordFields],
  ["/admin/genres/edit/gajal", ["intent", "key", "to"]],
  ["/admin/singers/add", entryFields],
  ["/admin/singers/edit/1", entryFields],
  ["/admin/albums/add", entryFields],
  ["/admin/albums/edit/1", entryFields],
  [
    "/admin/albums/1/tracks",
    [
      "opened.1",
      "title.1",
      "singerNames.1",
      "track_number.1",
      "askedName",
      "takenName",
      "saveKey",
      "version",
    ],
  ],
  ["/admin/music-directors", ["id", "intent"]],
  ["/admin/singers/twins", ["intent", "from", "into", "name"]],
  ["/admin/lyrics/twins", ["intent", "from", "into"]],
  ["/admin/trash", ["trashId"]],
  ["/admin/analytics", ["intent", "key"]],
  ["/admin/settings", ["intent", "adCode1", "adCode2", "analyticsCode"]],
  [
    "/admin/settings/password-and-passkeys",
    ["intent", "present", "next", "again", "password", "name", "answer", "id"],
  ],
  ["/admin/lyrics/reports/1", ["report"]],
  ["/admin/lyrics/reports", ["scope"]],
  ["/lyrics/1/views", ["id"]],
  ["/lyrics/1/report", ["kind", "text"]],
];
