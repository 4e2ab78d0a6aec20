/** Reads the text of the rules. Refuses a line that it does not understand, by its number. */
import { sameLetters } from "../../../exchange/reading/index.ts";
import {
  fieldOfWord,
  type Piece,
  type RuleField,
  type Rules,
  type Sentence,
  type TitlePattern,
} from "./rules.ts";
import { patternOf } from "./titles.ts";
import { betweenNames, phrase, wordsOf } from "./words.ts";

/** Says which line of the rules is wrong, and how it is right. */
export class RulesRefused extends Error {
  override readonly name = "RulesRefused";
}

const longestRules = 100_000;
/** Characters of a line: a pattern of a thousand placeholders would be tried for ever. */
const [longestLine, mostFields] = [1_000, 8];

const keys =
  "Title, Words for lyrics, Credit …, Sentence, Between names, One name, Nobody, Genres, Leave out kind, Leave out " +
  "category, Leave out title, Leave out line, Leave out below, Translation, Meanings, Least lines";

/**
 * @param text as `defaultRules`
 * @throws {RulesRefused}
 */
export function parseRules(text: string): Rules {
  if (text.length > longestRules) throw new RulesRefused("The rules are longer than 100,000 characters.");
  const lists = new Map<string, string[]>();
  const [titles, sentences] = [[] as TitlePattern[], [] as Sentence[]];
  const credits = new Map<string, RuleField | null>();
  let leastLines = 4;
  for (const [at, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = whole.normalize("NFC").trim();
    if (line === "" || line.startsWith("#")) continue;
    const refuse = (why: string): never => {
      throw new RulesRefused(`Line ${at + 1} of the rules, “${line.slice(0, 60)}”: ${why}`);
    };
    if (line.length > longestLine) refuse("It is too long. Write several lines of the same kind.");
    const [, key = "", content = ""] = /^([^:]+?)\s*:\s*(.+)$/.exec(line) ?? [];
    if (content === "") refuse(`Write what the rule is, a colon, and its words: ${keys}.`);
    const kind = key.toLowerCase();
    const [, credited] = /^credit (\p{L}+)$/u.exec(kind) ?? [];
    if (kind === "title") titles.push(titleOf(content, refuse));
    else if (kind === "sentence") sentences.push(sentenceOf(content, refuse));
    else if (kind === "least lines")
      leastLines = /^\d{1,3}$/.test(content) ? Number(content) : refuse("Write a number.");
    else if (credited) {
      const field = credited === "nothing" ? null : fieldNamed(credited, refuse);
      for (const label of listed(content)) credits.set(sameLetters(label), field);
    } else if (kind === "between names")
      lists.set(kind, [...(lists.get(kind) ?? []), ...content.split(/\s+/)]);
    else if (keys.toLowerCase().split(", ").includes(kind))
      lists.set(kind, [...(lists.get(kind) ?? []), ...listed(content)]);
    else refuse(`There is no such rule. Rules are: ${keys}.`);
  }
  if (titles.length === 0)
    throw new RulesRefused("The rules have no line for titles, such as “Title: {title} Lyrics – {film}”.");
  const list = (name: string) => (lists.get(name) ?? []).toSorted((one, other) => other.length - one.length);
  const set = (name: string) => new Set(list(name).map(sameLetters));
  const words = (name: string) => wordsOf(list(name));
  return {
    titles,
    lyricsWords: words("words for lyrics"),
    credits,
    sentences,
    betweenNames: betweenNames(list("between names")),
    oneNames: new Map(list("one name").map((name) => [sameLetters(name), name])),
    nobody: set("nobody"),
    genres: set("genres"),
    leftKinds: words("leave out kind").all,
    leftCategories: set("leave out category"),
    leftTitles: words("leave out title"),
    leftLines: words("leave out line"),
    leftBelow: words("leave out below"),
    translations: words("translation"),
    meanings: words("meanings"),
    leastLines,
  };
}

type Refuse = (why: string) => never;

function listed(content: string): readonly string[] {
  return content.split(",").flatMap((words) => words.trim() || []);
}

function fieldNamed(word: string, refuse: Refuse): RuleField {
  const known: Readonly<Partial<Record<string, RuleField>>> = fieldOfWord;
  return known[word.toLowerCase()] ?? refuse(`“${word}” is none of: ${Object.keys(fieldOfWord).join(", ")}.`);
}

function titleOf(pattern: string, refuse: Refuse): TitlePattern {
  const pieces = pattern
    .split(/(\{[^{}]*\}|\s*[-–—|:]+(?=\s|$)\s*|…|\.{3}|[()]|\blyrics\b|\s+)/i)
    .flatMap((text): Piece[] => {
      if (text.trim() === "") return [];
      if (/^\{.*\}$/.test(text)) return [{ field: fieldNamed(text.slice(1, -1).trim(), refuse) }];
      if (/^\s*[-–—|:]/.test(text)) return [{ sign: "separator" }];
      if (/^(?:…|\.{3})$/.test(text)) return [{ sign: "anything" }];
      return [/^lyrics$/i.test(text) ? { sign: "lyrics" } : { words: text }];
    });
  const fields = pieces.flatMap((piece) => ("field" in piece ? [piece.field] : []));
  if (!fields.includes("title")) refuse("It has to have {title}.");
  const isOpen = (piece: Piece | undefined) =>
    piece !== undefined && "field" in piece && piece.field !== "year";
  if (pieces.some((piece, at) => isOpen(piece) && isOpen(pieces[at + 1])))
    refuse("Between two of {title}, {film} … a dash, a bracket or a word has to stand.");
  if (fields.length > mostFields || new Set(fields).size < fields.length)
    refuse("Each of {title}, {film} … may stand in it once.");
  return { pieces, pattern: patternOf(pieces) };
}

function sentenceOf(content: string, refuse: Refuse): Sentence {
  const [, before = "", word = "", after = ""] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(content) ?? [];
  if (word === "" || (before.trim() === "" && after.trim() === ""))
    refuse("Write one of {singers}, {lyricists}, {music} and {film} beside other words.");
  return { before: phrase(before.trim()), field: fieldNamed(word, refuse), after: phrase(after.trim()) };
}
