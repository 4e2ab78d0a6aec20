/** Characters of the text about a person or an album; the database refuses more (postgres/migrations/). */
export const longestAbout = 500;
