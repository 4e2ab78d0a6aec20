/** Describes what saving would do with the typed names. */
import type { ExplainedAlbum, ExplainedName } from "#catalogue";

export interface NamesDescription {
  readonly existing: string;
  /** With the names: a typing error would also create somebody. */
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
  const createdCount = existing === 0 ? people(created.length) : created.length;
  return {
    existing: existing === 0 ? "" : `${people(existing)} ${existing === 1 ? "exists" : "exist"}`,
    created: created.length === 0 ? "" : `${createdCount} will be created: ${created.join(", ")}`,
  };
}

/** @returns null where several albums have the name, and one has to be chosen first */
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
