/**
 * Names each line of a song. A name is the line's part of an address (`#line-12`), the same in every script, view and
 * form.
 */
import { canPairStanzas } from "./pair-stanzas.ts";
import type { Stanza } from "./stanzas.ts";

/** The names of the lines of each stanza. */
export interface LineNames {
  readonly roman: readonly (readonly string[])[];
  readonly hindi: readonly (readonly string[])[];
}

/**
 * Lines in Roman script are counted through the song. A Hindi line that pairs has the name of its partner; others
 * have numbers of their own, unless the song has no other script.
 */
export function nameLines(roman: readonly Stanza[], hindi: readonly Stanza[]): LineNames {
  const names = {
    roman: count(roman, "line-"),
    hindi: count(hindi, roman.length > 0 ? "hindi-line-" : "line-"),
  };
  if (!canPairStanzas(roman, hindi)) return names;
  const pairedHindi = names.hindi.map((own, place) => {
    const partners = names.roman[place];
    return partners?.length === own.length ? partners : own;
  });
  return { ...names, hindi: pairedHindi };
}

function count(stanzas: readonly Stanza[], prefix: string): string[][] {
  let number = 0;
  return stanzas.map((lines) =>
    lines.map(() => {
      number += 1;
      return `${prefix}${number}`;
    }),
  );
}

/** @returns the names that stand nowhere else, because the lines of Roman script have the others */
export function ownNames(names: readonly string[]): (string | undefined)[] {
  return names.map((name) => (name.startsWith("hindi-") ? name : undefined));
}

/** @returns the text of a line, in each script that has a line of this name; empty if there is none */
export function textsOfLine(
  name: string,
  roman: readonly Stanza[],
  hindi: readonly Stanza[],
): readonly string[] {
  const names = nameLines(roman, hindi);
  return [
    roman.flat()[names.roman.flat().indexOf(name)],
    hindi.flat()[names.hindi.flat().indexOf(name)],
  ].filter((text) => text !== undefined);
}
