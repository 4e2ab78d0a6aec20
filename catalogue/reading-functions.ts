/**
 * The functions of the schema `public` that only read the catalogue. None of them, nor what it calls, asks which
 * request runs it.
 */
export const readingFunctions = [
  "get_analytics_data",
  "get_lyrics_by_lyricist",
  "get_lyrics_by_music_director",
  "get_lyrics_count",
  "get_top_lyrics",
  "get_top_singers",
  "offered_names",
  "search_albums_ids",
  "search_lyricists_ids",
  "search_lyrics_ids",
  "search_music_directors_ids",
  "search_singers_ids",
] as const;
