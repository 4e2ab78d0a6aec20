/**
 * How much of a file is sent to the server at once. Both sides know it: browsers keep to it, and the server refuses
 * more.
 */

/** Songs of a part, which is one transaction. */
export const mostSongsOfPart = 200;

/** Texts of names that are asked for at once (songs/offered-names.ts). */
export const mostTextsOfNames = 500;

/** New names of a file that are compared with each other, at once: those of most songs. */
export const mostNewNames = 5_000;

/** Bytes of a part in JSON: a few of the longest songs. */
export const mostBytesOfPart = 2_000_000;

/** Characters of a field; the rules of the database are stricter, and say so by the name of the field. */
export const longestField = 200_000;

/** Songs of a file in a browser, which remembers a line of each. */
export const mostSongsOfFile = 200_000;
