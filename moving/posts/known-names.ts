/** The names that credits and titles in a whole file have, by which categories and parts of titles are recognised. */

import type { ExchangedSong } from "../../exchange/reading/index.ts";
import { type Field, ownCopy, sameLetters } from "../../exchange/reading/index.ts";
import { namesIn, withoutYear } from "./rules/names.ts";
import type { RuleField, Rules } from "./rules/rules.ts";

export interface KnownNames {
  has(field: RuleField, name: string): boolean;
  /** @returns what the name mostly is */
  fieldOf(name: string): RuleField | undefined;
  /** @returns the name as it is written most, of a film with its year */
  spelling(field: RuleField, name: string): string | undefined;
  /** Adds the names of a song. */
  add(song: ExchangedSong, rules: Rules): void;
}

/** Names that are remembered. More would be no catalogue of songs. */
const mostNames = 200_000;

const fields = ["album", "singers", "lyricists", "music_directors"] as const satisfies readonly Field[];

export function createKnownNames(): KnownNames {
  const counts = new Map<
    string,
    Map<(typeof fields)[number], { readonly spelling: string; count: number }>
  >();
  const fieldOf = (name: string) => {
    const found = [...(counts.get(sameLetters(withoutYear(name))) ?? [])];
    return found.sort(([, one], [, other]) => other.count - one.count)[0]?.[0];
  };
  const of = (field: RuleField, name: string) =>
    counts.get(sameLetters(withoutYear(name)))?.get(field as (typeof fields)[number]);
  return {
    fieldOf,
    has: (field, name) => of(field, name) !== undefined,
    spelling: (field, name) => of(field, name)?.spelling,
    add(song, rules) {
      for (const field of fields) {
        const text = song[field] ?? "";
        for (const name of field === "album" ? [text] : namesIn(text, rules)) {
          const key = sameLetters(withoutYear(name));
          if (key === "" || counts.size >= mostNames) continue;
          let roles = counts.get(key);
          if (!roles) {
            roles = new Map();
            counts.set(ownCopy(key), roles);
          }
          const before = roles.get(field);
          const isBetter =
            field === "album" && name !== withoutYear(name) && before?.spelling === withoutYear(name);
          if (before && !isBetter) before.count += 1;
          else roles.set(field, { spelling: ownCopy(name), count: (before?.count ?? 0) + 1 });
        }
      }
    },
  };
}
