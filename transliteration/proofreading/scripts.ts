/** Lines and letters of a script that does not belong there. */
import type { Script } from "../text/split-lines.ts";
import type { Finding } from "./gather-remarks.ts";
import { type TextLine, wordsWithPlaces } from "./text-lines.ts";

const nameOf: Readonly<Record<Script, string>> = { devanagari: "Devanagari", roman: "Roman" };
const letterOf: Readonly<Record<Script, RegExp>> = {
  devanagari: /[\u0904-\u0939\u0958-\u0961\u0972-\u097f]/,
  roman: /\p{Script=Latin}/u,
};
/** A line may be repeated by a mark such as (x2), which is of no script. */
const repetition = /\(?(?<!\p{L})[x×]\s?\d{1,2}\)?|\(?\d{1,2}\s?[x×](?!\p{L})\)?/giu;

/** Scripts whose letters look alike or are typed by mistake; one word has letters of one of them. */
const families = ["Latin", "Devanagari", "Cyrillic", "Greek", "Bengali", "Gujarati", "Gurmukhi"].map(
  (name) => new RegExp(`\\p{Script=${name}}+`, "gu"),
);

export function findScripts(lines: readonly TextLine[], script: Script): Finding[] {
  const other: Script = script === "roman" ? "devanagari" : "roman";
  const findings = lines.flatMap((line): Finding[] => {
    const text = line.text.replace(repetition, (mark) => " ".repeat(mark.length));
    const foreign = findForeignLetters(line, script);
    const hasOther = letterOf[other].test(text);
    if (foreign.length > 0 || !hasOther) return foreign;
    if (letterOf[script].test(text)) return findOtherWords({ ...line, text }, other);
    const start = line.start + line.text.search(/\S/);
    return [
      {
        kind: "wrong script",
        words: "",
        sentence: `Written in ${nameOf[other]} letters.`,
        place: { line: line.number, start, end: line.start + line.text.trimEnd().length },
      },
    ];
  });
  const written = lines.filter(({ text }) => letterOf[script].test(text) || letterOf[other].test(text));
  const areAllWrong =
    written.length > 1 && findings.filter(({ kind }) => kind === "wrong script").length === written.length;
  if (!areAllWrong) return findings;
  const sentence = `All lines are in ${nameOf[other]} letters. Do they belong in the other field?`;
  return findings.map((finding) => ({ ...finding, sentence }));
}

function findOtherWords(line: TextLine, other: Script): Finding[] {
  return wordsWithPlaces(line, other).map(({ text: words, start, end }) => ({
    kind: "mixed scripts",
    words,
    sentence: `“${words}” is in ${nameOf[other]} letters, the rest of the line is not.`,
    place: { line: line.number, start, end },
  }));
}

/** Runs of letters of the script that a word has fewer of. Lines of one script are not read word by word. */
function findForeignLetters({ number, start: lineStart, text }: TextLine, script: Script): Finding[] {
  if (families.filter((family) => text.search(family) !== -1).length < 2) return [];
  return [...text.matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)].flatMap(({ 0: word, index }) => {
    const runs = families.map((family) => [...word.matchAll(family)]).filter((found) => found.length > 0);
    if (runs.length < 2) return [];
    const home = letterOf[script].test(word) ? script : null;
    const strangers = runs
      .flat()
      .filter(({ 0: run }) => home === null || !letterOf[home].test(run))
      .filter(({ 0: run }) => /\p{L}/u.test(run));
    return strangers.map(({ 0: run, index: at }) => {
      const start = lineStart + index + at;
      return {
        kind: "foreign letters",
        words: run,
        sentence: `“${run}” stands inside a word of other letters.`,
        place: { line: number, start, end: start + run.length },
      } as const;
    });
  });
}
