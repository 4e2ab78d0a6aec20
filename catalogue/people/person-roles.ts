/** The roles of people by the names of their tables. */

export const personRoles = ["singers", "lyricists", "music_directors"] as const;
export type PersonRole = (typeof personRoles)[number];

/** @returns the column of a person in the table of credits, `lyrics_…` */
export function columnOf(people: PersonRole): string {
  return people.replace(/s$/, "_id");
}
