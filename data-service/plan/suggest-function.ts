/** Suggests a function for a call that fits none, in PostgREST's form: `public.search(keyword, max)`. */
import type { Namespace } from "../schema/schema.ts";
import { suggestName } from "../schema/suggest-name.ts";

/**
 * @param given names of the arguments, sorted
 * @returns the function of that name whose parameters are most like the arguments, or a function of a similar name;
 *   null if nothing is similar
 */
export function suggestFunction(
  name: string,
  given: readonly string[],
  { name: schema, functions }: Namespace,
): string | null {
  const overloads = functions.get(name);
  if (!overloads) {
    const similar = suggestName(name, functions.keys());
    return similar && `${schema}.${similar}`;
  }
  const lists = overloads.map(({ parameters }) => parameters.map((parameter) => parameter.name).toSorted());
  const commonOf = (list: readonly string[]) => list.filter((one) => given.includes(one)).length;
  const closest = lists.toSorted((one, other) => commonOf(other) - commonOf(one))[0] ?? [];
  const similar =
    commonOf(closest) > 0
      ? shown(closest)
      : suggestName(shown(given), lists.filter((list) => list.length > 0).map(shown));
  return similar && `${schema}.${name}${similar}`;
}

const shown = (names: readonly string[]) => `(${names.join(", ")})`;
