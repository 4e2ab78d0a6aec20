/** Reads the title of a post by the patterns of the rules, and decides which of those that fit is right. */
import { sameLetters } from "../../../exchange/reading/index.ts";
import type { KnownNames } from "../known-names.ts";
import { namesIn, plainValue, withoutYear } from "./names.ts";
import type { Piece, RuleField, Rules } from "./rules.ts";
import { escaped } from "./words.ts";

export type TitleParts = Partial<Record<RuleField, string>>;

interface Context {
  readonly rules: Rules;
  readonly known: KnownNames;
  /** What the post says elsewhere. */
  readonly credits: TitleParts;
  readonly lyrics: readonly string[];
}

/** Characters that no title has, for what patterns are about. */
const [separator, lyricsSign] = ["\u2e31", "\u2e34"];
const separators = /\s+[-–—~•·»/\\]+\s+|\s*[–—|｜│¦:：»•]+\s*|\s*-\s+|\s+-\s*/g;

/** Characters of a title that is tried, and lines in which it is looked for. */
const [longestTitle, mostLines] = [300, 500];

/** @returns the parts of the pattern that agrees best; the whole as the title where none fits */
export function readTitle(whole: string, context: Context): TitleParts {
  const { rules } = context;
  const sung = context.lyrics.slice(0, mostLines).map(sameLetters).filter(Boolean);
  let best: { readonly parts: TitleParts; readonly score: number } | undefined;
  const { text, twins } = formOf(whole.normalize("NFC").slice(0, longestTitle), context, sung);
  for (const { pieces, pattern } of rules.titles) {
    const found = pattern.exec(text);
    if (!found) continue;
    const parts = partsOf(pieces, found, context);
    const score = scoreOf(parts, pieces, twins, context, sung);
    if (parts.title && (!best || score > best.score)) best = { parts, score };
  }
  return best?.parts ?? { title: whole.trim() };
}

interface Form {
  readonly text: string;
  /** What stands in the other script beside a part, by the letters of the part. */
  readonly twins: ReadonlyMap<string, string>;
}

/** Of a title that stands in both scripts the first is taken, unless the other part is the name of somebody. */
function formOf(title: string, { rules, known, credits }: Context, sung: readonly string[]): Form {
  const lyrics = new RegExp(rules.lyricsWords.anywhere.source, "giu");
  const parts = title
    .replaceAll(/[[{]/g, "(")
    .replaceAll(/[\]}]/g, ")")
    .replaceAll(separators, separator)
    .replaceAll(lyrics, lyricsSign)
    .replaceAll(/[\u2e34\s]*\u2e34/g, lyricsSign)
    .replaceAll(/\(\s*\u2e34?\s*\)/g, separator)
    .replaceAll(betweenScripts, (gap) => (gap.includes(lyricsSign) ? `${lyricsSign}${separator}` : separator))
    .split(separator)
    .map((part) =>
      part.split("(").length === part.split(")").length ? part.trim() : part.replaceAll(/[()]/g, "").trim(),
    )
    .filter((part) => part.replaceAll(lyricsSign, "") !== "");
  const isOther = (part: string) => /\p{L}/u.test(part) && isHindi(part) !== isHindi(parts[0]);
  const credited = sameLetters(Object.values(credits).join(" "));
  const [own, others] = [parts.filter((part) => !isOther(part)), parts.filter(isOther)];
  const twins = new Map(
    own.map((part, at) => [sameLetters(part), (others[at] ?? "").replaceAll(lyricsSign, "")]),
  );
  const areTwins = others.length > 1 && others.length === own.length;
  const dropped = others.filter((part, at) => {
    if (areTwins || areBegun(sung, part)) return true;
    const isName = known.fieldOf(part) !== undefined || credited.includes(sameLetters(part));
    return at === 0 && !isName && !isHindi(parts[0]);
  });
  const left = parts.filter((part) => !dropped.includes(part));
  // The lyrics of either title are those of both.
  if (dropped[0]?.includes(lyricsSign) && !left.some((part) => part.includes(lyricsSign)))
    left[0] += lyricsSign;
  return { text: left.join(separator), twins };
}

function areBegun(sung: readonly string[], title: string): boolean {
  const letters = sameLetters(title);
  return letters !== "" && sung.some((line) => line.startsWith(letters));
}

function isIn(sung: readonly string[], title: string): boolean {
  const letters = sameLetters(title);
  return letters !== "" && sung.some((line) => line.includes(letters));
}

function isHindi(part = ""): boolean {
  return /\p{sc=Deva}/u.test(part);
}

/** Where a title goes on in the other script, a bracket may be between both. */
const betweenScripts =
  /(?<=[a-z])[\s\u2e34(]+(?=[\u0900-\u097f])|(?<=[\u0900-\u097f])[\s\u2e34()]+(?=[a-z])/gi;

/** @returns a pattern for titles in the form of `formOf` */
export function patternOf(pieces: readonly Piece[]): RegExp {
  const sources = pieces.map((piece) => {
    if ("field" in piece) return piece.field === "year" ? "((?:19|20)\\d\\d)" : `([^${separator}]+?)`;
    if ("words" in piece) return escaped(piece.words);
    return { separator, lyrics: lyricsSign, anything: "(.*)" }[piece.sign];
  });
  return new RegExp(`^\\s*${sources.join("\\s*")}\\s*$`, "iu");
}

function partsOf(pieces: readonly Piece[], found: RegExpExecArray, { known, rules }: Context): TitleParts {
  const parts: TitleParts = {};
  const captured = pieces.filter(
    (piece) => "field" in piece || ("sign" in piece && piece.sign === "anything"),
  );
  for (const [at, piece] of captured.entries()) {
    const text = (found[at + 1] ?? "").replaceAll(lyricsSign, " ").trim();
    if ("field" in piece) parts[piece.field] = plainValue(piece.field, text, rules);
    else
      for (const each of text.split(/[\u2e31()]/)) {
        const field = known.fieldOf(each) ?? known.fieldOf(namesIn(each, rules)[0] ?? "");
        if (field) parts[field] ??= plainValue(field, each, rules);
        else if (/\p{L}\s+(?:19|20)\d\d\s*$/u.test(each)) parts.album ??= plainValue("album", each, rules);
      }
  }
  if (parts.album && parts.year && !/\(\d{4}\)$/.test(parts.album))
    parts.album = `${parts.album} (${parts.year})`;
  if (parts.album) delete parts.year;
  return parts;
}

/** How well the parts agree with what is known; of equals the earlier pattern is taken. */
function scoreOf(
  parts: TitleParts,
  pieces: readonly Piece[],
  twins: Form["twins"],
  { credits, known, rules }: Context,
  sung: readonly string[],
): number {
  let score = 0;
  for (const [key, value = ""] of Object.entries(parts)) {
    const field = key as RuleField;
    if (field === "year") continue;
    if (field === "genre") {
      score += rules.genres.has(sameLetters(value)) ? 2 : -9;
      continue;
    }
    const twin = twins.get(sameLetters(value)) ?? "";
    if (field === "title") {
      const bare = value.replaceAll(/\([^()]*\)/g, " ");
      if (areBegun(sung, bare) || areBegun(sung, twin)) score += 3;
      else if (isIn(sung, bare)) score += 2;
      else if (known.fieldOf(value)) score -= 2;
      if (sameLetters(credits.title ?? "") === sameLetters(value)) score += 4;
      if (bare !== value) score -= 1;
      continue;
    }
    if (value === "") score -= 3;
    if (rules.genres.has(sameLetters(value))) score -= 3;
    const names = field === "album" ? [withoutYear(value)] : namesIn(value, rules);
    const here = new Set(
      (field === "album" ? [withoutYear(credits.album ?? "")] : namesIn(credits[field] ?? "", rules)).map(
        sameLetters,
      ),
    );
    for (const name of names) {
      if (here.has(sameLetters(name)) || (twin !== "" && here.has(sameLetters(twin))))
        score += 4 / names.length;
      else if (known.has(field, name)) score += 2 / names.length;
      else if (known.fieldOf(name)) score -= 3 / names.length;
      else if ([...here].some((each) => isHindi(each) === isHindi(name) && each !== ""))
        score -= 2 / names.length;
      if (areBegun(sung, name)) score -= 1 / names.length;
      // Names of people are two words or three, and have no digits.
      if (field !== "album" && (name.split(/\s+/).length > 4 || /\d/.test(name))) score -= 2;
    }
    if (field === "album" && /\(\d{4}\)$/.test(value)) score += 1;
    if (field === "singers" && names.length > 1) score += 0.5;
  }
  if (pieces.some((piece) => "sign" in piece && piece.sign === "anything")) score -= 0.6;
  return score;
}
