/** What the search fields say about themselves: that a line will do. */
export const searchHint = "Song, singer, album or a line";
