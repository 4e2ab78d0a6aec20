/** Decides what categories and tags are: people, films, genres; by their words, what is above them, and names. */
import { creditsOf, fieldOfCredit, sameLetters } from "../../exchange/reading/index.ts";
import type { KnownTerm, Term } from "./formats/post.ts";
import type { KnownNames } from "./known-names.ts";
import { filmIn, namesIn } from "./rules/names.ts";
import { fieldOfWord, type RuleField, type Rules } from "./rules/rules.ts";

export interface NamedTerm {
  readonly field: RuleField;
  readonly name: string;
}

export interface Terms {
  add(term: KnownTerm): void;
  /** @returns all that posts have, or the site lists */
  all(): Iterable<KnownTerm>;
  /** @returns undefined where it says nothing about a song */
  meaningOf(term: Term, known?: KnownNames): NamedTerm | undefined;
}

const mostTerms = 200_000;

export function createTerms(rules: Rules): Terms {
  const terms = new Map<string, KnownTerm>();
  const keyOf = ({ taxonomy, slug, name }: Term) => `${taxonomy}/${slug || name}`;
  const meant = (field: string | undefined, name: string): NamedTerm | undefined => {
    const one = Object.values(fieldOfWord).find((each) => each === field);
    if (!one || one === "title" || one === "year") return undefined;
    const value = one === "album" ? filmIn(name) : one === "genre" ? name : (namesIn(name, rules)[0] ?? "");
    return value === "" ? undefined : { field: one, name: value };
  };
  const ofWord = (word: string) => fieldOfCredit(word.replaceAll(/[-_]+/g, " ").replace(/^pa /, ""));
  return {
    add(term) {
      const before = terms.get(keyOf(term));
      if (terms.size < mostTerms || before) terms.set(keyOf(term), { ...before, ...term });
    },
    all: () => terms.values(),
    meaningOf(term, known) {
      const [credit, ...others] = creditsOf(term.name);
      if (credit && others.length === 0) return meant(credit.fields[0], credit.text);
      if (!/^(?:category|post_tag|label|post_format|language)$/.test(term.taxonomy))
        return meant(ofWord(term.taxonomy), term.name);
      let above = terms.get(keyOf(term))?.parent ?? "";
      for (let depth = 0; above !== "" && depth < 5; depth += 1) {
        const parent = terms.get(`${term.taxonomy}/${above}`);
        const field = ofWord(parent?.name ?? above) ?? ofWord(above);
        if (field) return meant(field, term.name);
        above = parent?.parent ?? "";
      }
      if (rules.genres.has(sameLetters(term.name))) return { field: "genre", name: term.name };
      const name = filmIn(term.name.replace(/\s+(?:lyrics|songs?|hits)$/i, ""));
      const field = known?.fieldOf(name);
      return field && { field, name: known?.spelling(field, name) ?? name };
    },
  };
}
