/** What readers are told of a person or an album. A name is one person in all roles, so these facts are the same in each. */

/** As typed; what is left out stays as it is stored, and what is empty or null is removed. Albums have no years here. */
export interface EntryFacts {
  /** The name in the other script. */
  readonly otherName?: string;
  readonly birthYear?: number | null;
  readonly deathYear?: number | null;
  /** A line or two. */
  readonly about?: string;
}

/** @returns JSON by the names of the columns, all as text; null if nothing is mentioned */
export function writtenFacts({ otherName, birthYear, deathYear, about }: EntryFacts): string | null {
  const facts = {
    other_name: otherName?.replaceAll("\0", ""),
    birth_year: birthYear === undefined ? undefined : String(birthYear ?? ""),
    death_year: deathYear === undefined ? undefined : String(deathYear ?? ""),
    about: about?.replaceAll("\0", ""),
  };
  return Object.values(facts).some((fact) => fact !== undefined) ? JSON.stringify(facts) : null;
}
