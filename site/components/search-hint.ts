/** Placeholder of the search fields. */
export const searchHint = "Song, singer, album or a line";
