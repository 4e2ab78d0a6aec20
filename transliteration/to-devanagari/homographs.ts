/** Words of one Roman spelling and two Devanagari ones, told apart by the words beside them. */
import type { Option } from "../choices/choices.ts";
import type { Language } from "../text/language.ts";
import { commonWords } from "../words/common.ts";

/** A word with those beside it, in lower case. */
export interface InLine {
  readonly roman: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export function isHomograph(roman: string): boolean {
  return roman === "ki" || roman === "na";
}

/** @returns what ki or na may be here, the likelier first; nothing for other words */
export function homograph(word: InLine, language: Language): readonly Option[] {
  if (word.roman === "ki") return isConjunction(word) ? kiThat : kiOf;
  if (word.roman === "na") return word.before === undefined && language !== "urdu" ? naFirst : na;
  return [];
}

/** A line that begins with na has mostly the long form, but not in Urdu. */
const [naFirst, na, kiThat, kiOf] = [
  [
    { text: "ना", share: 0.78 },
    { text: "न", share: 0.22 },
  ],
  [
    { text: "न", share: 0.8 },
    { text: "ना", share: 0.2 },
  ],
  [
    { text: "कि", share: 0.9 },
    { text: "की", share: 0.1 },
  ],
  [
    { text: "की", share: 0.93 },
    { text: "कि", share: 0.07 },
  ],
];

/** After which no genitive can stand, so that a clause begins: postpositions, forms of to be, words of saying. */
const beforeClause = new Set(
  `mein men se ko par pe tak ka ke hai hain tha the thi ho hoon hun hua hui jaana maana kaha suna dekha jab jo kyun jaise
  yaan yun itna aisa aisi lagta kehta kehte kehti kahta kahte kahti chaahiye kehna kahna hota hoti kaash is us`.split(
    /\s+/,
  ),
);

/** बताओ, पूछो, देखूँ, कहिए. */
const commandOrWish = /([^eiouyh]|chh|kh)o$|oon$|iye$/;

/** Some write plurals without their n: mere sapno ki raani. */
function isCommandOrWish(word: string): boolean {
  return commandOrWish.test(word) && !commonWords(word)[0]?.text.endsWith("ों");
}

/** With which a clause begins, and which a genitive rarely has after it. */
const startOfClause = new Set(
  "kya kyun kaun na agar phir tu tum hum ham ye yeh ab mujhe tujhe humein hamein koi ae".split(" "),
);

/** कि is that, की is of: yaad ho ki na yaad ho; zindagi ki raah. */
function isConjunction({ before, after }: InLine): boolean {
  if (after === undefined) return false;
  if (before === undefined || beforeClause.has(before) || isCommandOrWish(before)) return true;
  return startOfClause.has(after);
}
