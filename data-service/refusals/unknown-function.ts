/** The texts for a call of a function that is not found, equal to PostgREST's. */

import { maxArgumentsListed } from "../limits.ts";

/** The facts of such a call. */
export interface UnknownFunction {
  /** With its schema. */
  readonly name: string;
  /** Names of the arguments, sorted. */
  readonly arguments: readonly string[];
  /** Of the body; null if there is none. */
  readonly mediaType: string | null;
  /** What the caller may have meant. */
  readonly suggestion: string | null;
}

export const unknownFunctionTexts = {
  message: ({ name, arguments: names, mediaType }: UnknownFunction) =>
    `Could not find the function ${name}${isWhole(mediaType) ? "" : listed(names, "(", ")")} in the schema cache`,
  details: (facts: UnknownFunction) =>
    `Searched for the function ${facts.name}${searchedBy(facts)}, but no matches were found in the schema cache.`,
  hint: ({ suggestion, mediaType }: UnknownFunction) =>
    suggestion !== null && !isWhole(mediaType)
      ? `Perhaps you meant to call the function ${suggestion}`
      : null,
};

/** The type of the parameter for a body that can only be one argument. */
const wholeBodyTypes: ReadonlyMap<string | null, string> = new Map([
  ["text/plain", "text"],
  ["text/xml", "xml"],
  ["application/octet-stream", "bytea"],
]);

const isWhole = (mediaType: string | null) => wholeBodyTypes.has(mediaType);

function searchedBy({ arguments: names, mediaType }: UnknownFunction): string {
  if (isWhole(mediaType)) return ` with a single unnamed ${wholeBodyTypes.get(mediaType)} parameter`;
  const named = listed(names, names.length > 1 ? " with parameters " : " with parameter ");
  return mediaType === "application/json" ? `${named} or with a single unnamed json/jsonb parameter` : named;
}

function listed(names: readonly string[], begin: string, end = ""): string {
  if (names.length === 0) return " without parameters";
  const more = names.length > maxArgumentsListed ? ", …" : "";
  return `${begin}${names.slice(0, maxArgumentsListed).join(", ")}${more}${end}`;
}
