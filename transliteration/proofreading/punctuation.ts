/** Spaces, commas, dandas, dots and brackets that are not as they are usually written. */
import type { Script } from "../text/split-lines.ts";
import type { Finding } from "./gather-remarks.ts";
import { placesOf, stanzasOf, type TextLine } from "./text-lines.ts";

export function findPunctuation(lines: readonly TextLine[], script: Script): Finding[] {
  return [
    ...findSpaces(lines),
    ...findCommas(lines),
    ...(script === "devanagari" ? findDandas(lines) : []),
    ...findDots(lines),
    ...stanzasOf(lines).flatMap(findBrackets),
  ];
}

/** Each run of spaces is read once: a pattern that looks for what follows would read a long run again and again. */
function findSpaces(lines: readonly TextLine[]): Finding[] {
  return placesOf(lines, /[ \t]{2,}|\t| (?=[,;?!.])/g).flatMap(
    ({ match: { 0: run }, line, start, end }): Finding[] => {
      const [before, after] = [line.text.slice(0, start - line.start), line.text.slice(end - line.start)];
      const place = { line: line.number, start, end };
      if (before === "" || after === "") return [];
      if (/^(?:[,;?!]|\.(?!\.))/.test(after))
        return [
          {
            kind: "spaces",
            words: after.charAt(0),
            sentence: `A space stands before “${after.charAt(0)}”.`,
            mend: "Remove the space",
            place: { ...place, replacement: "" },
          },
        ];
      if (run === " ") return [];
      return [
        {
          kind: "spaces",
          words: "",
          sentence: "More than one space stands between two words.",
          mend: "Write one space",
          place: { ...place, replacement: " " },
        },
      ];
    },
  );
}

function findCommas(lines: readonly TextLine[]): Finding[] {
  const missing = placesOf(lines, /(?<=[\p{L}\p{M}])[,;](?=\p{L})/gu).map(
    ({ match: { 0: sign }, line, start, end }) => ({
      sentence: `No space follows the ${nameOf(sign)}.`,
      mend: "Write a space",
      words: sign,
      place: { line: line.number, start, end, replacement: `${sign} ` },
    }),
  );
  const several = placesOf(lines, /,{2,}|;{2,}/g).map(({ match: { 0: run }, line, start, end }) => ({
    sentence: `The ${nameOf(run.charAt(0))} stands here more than once.`,
    mend: `Write ${run.charAt(0)}`,
    words: run.charAt(0).repeat(2),
    place: { line: line.number, start, end, replacement: run.charAt(0) },
  }));
  return [...missing, ...several].map((finding) => ({ kind: "commas", ...finding }));
}

function nameOf(sign: string): string {
  return sign === "," ? "comma" : "semicolon";
}

/** `।।` and `||` are written for ॥, and | for ।. */
function findDandas(lines: readonly TextLine[]): Finding[] {
  return placesOf(lines, /[।॥|]+/g).flatMap(({ match: { 0: run }, line, start, end }): Finding[] => {
    if (run === "।" || run === "॥") return [];
    const replacement = run === "|" ? "।" : "॥";
    return [
      {
        kind: "dandas",
        words: run.length > 2 ? run.slice(0, 3) : run,
        sentence: `“${run.slice(0, 3)}” is usually written ${replacement}.`,
        mend: `Write ${replacement}`,
        place: { line: line.number, start, end, replacement },
      },
    ];
  });
}

function findDots(lines: readonly TextLine[]): Finding[] {
  return placesOf(lines, /\.{2,}/g).flatMap(({ match: { 0: run }, line, start, end }): Finding[] => {
    if (run.length === 3) return [];
    return [
      {
        kind: "dots",
        words: run.length === 2 ? ".." : "....",
        sentence: run.length === 2 ? "Two dots stand in a row." : "More than three dots stand in a row.",
        mend: "Write three dots",
        place: { line: line.number, start, end, replacement: "..." },
      },
    ];
  });
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "“": "”" };

/** Brackets and curly quotation marks may span lines of a stanza. Only the first that has no partner is named. */
function findBrackets(stanza: readonly TextLine[]): Finding[] {
  const open: { readonly sign: string; readonly line: number; readonly at: number }[] = [];
  for (const { match, line, start } of placesOf(stanza, /[()[\]{}“”]/g)) {
    const sign = match[0];
    if (closing[sign]) open.push({ sign, line: line.number, at: start });
    else if (closing[open.at(-1)?.sign ?? ""] === sign) open.pop();
    else return [unpaired(sign, line.number, start)];
  }
  return open.slice(0, 1).map(({ sign, line, at }) => unpaired(sign, line, at));
}

function unpaired(sign: string, line: number, start: number): Finding {
  const name = /[“”]/.test(sign) ? "quotation mark" : "bracket";
  return {
    kind: "brackets",
    words: sign,
    sentence: `The ${name} ${sign} ${closing[sign] ? "is not closed" : "closes nothing"} in this stanza.`,
    place: { line, start, end: start + 1 },
  };
}
