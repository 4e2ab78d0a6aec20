/** Says in words what saving would do with the names that were typed. */
import type { ExplainedAlbum, ExplainedName } from "#catalogue";

export interface NamesDescription {
  readonly existing: string;
  /** Who would be made, by name, since a slip of the finger makes somebody too. */
  readonly created: string;
}

/**
 * @param person the singular, such as `singer`
 * @returns for example `2 singers exist` and `1 will be created: Arijit Singh`; either may be empty
 */
export function describeNames(names: readonly ExplainedName[], person: string): NamesDescription {
  const existing = names.filter((name) => name.existing).length;
  const created = names.filter((name) => !name.existing).map(({ typed }) => typed);
  const people = (count: number) => `${count} ${person}${count === 1 ? "" : "s"}`;
  const madeCount = existing === 0 ? people(created.length) : created.length;
  return {
    existing: existing === 0 ? "" : `${people(existing)} ${existing === 1 ? "exists" : "exist"}`,
    created: created.length === 0 ? "" : `${madeCount} will be created: ${created.join(", ")}`,
  };
}

/** @returns null where the name means several albums, and nothing can be said before one is chosen */
export function describeAlbum({
  name,
  year,
  existing,
  ambiguousYears,
}: ExplainedAlbum): NamesDescription | null {
  if (ambiguousYears.length > 0) return null;
  if (existing) {
    const which = existing.year === null ? "" : ` (${existing.year})`;
    return { existing: `The album ${existing.name}${which} exists`, created: "" };
  }
  return { existing: "", created: `The album ${name}${year === null ? "" : ` (${year})`} will be created` };
}
