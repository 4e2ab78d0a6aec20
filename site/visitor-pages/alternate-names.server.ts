/** The other names of a person or an album for search engines. */

interface Named {
  /** In the other script. */
  readonly otherName: string | null;
  readonly aliases: readonly string[];
}

/** @returns nothing if there is none, a text for one, a list for several */
export function alternateNames({ otherName, aliases }: Named): {
  alternateName?: string | readonly string[];
} {
  const names = [...new Set([...(otherName === null ? [] : [otherName]), ...aliases])];
  const [only] = names;
  if (only === undefined) return {};
  return { alternateName: names.length === 1 ? only : names };
}
