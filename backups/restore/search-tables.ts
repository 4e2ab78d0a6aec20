/** The tables of the search index, all built from songs and names. */
export const searchTables = [
  "private.search_fields",
  "private.search_lines",
  "private.search_names",
  "private.search_title_keys",
  "private.search_titles",
  "private.search_words",
];
