/** Makes a song of a post by the rules, or says why it is none. */
import { type ExchangedSong, listOf, readPlainText, sameLetters } from "../../exchange/reading/index.ts";
import type { Post } from "./formats/post.ts";
import type { KnownNames } from "./known-names.ts";
import { namesIn, titleIn, withoutYear } from "./rules/names.ts";
import type { RuleField, Rules } from "./rules/rules.ts";
import { readTitle, type TitleParts } from "./rules/titles.ts";
import type { Terms } from "./terms.ts";
import { readHtml, readWords } from "./text/html-lines.ts";
import { findPicture, findVideo } from "./text/media.ts";
import { type PartsOfPost, partsOfPost } from "./text/parts-of-post.ts";

export interface Site {
  readonly rules: Rules;
  readonly known: KnownNames;
  readonly terms: Terms;
  /** Addresses of attachments by their ids. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Its address; empty where the file does not say it. */
  readonly address: string;
}

export type ReadPost =
  | { readonly song: ExchangedSong; readonly remarks: readonly string[] }
  | { readonly title: string; readonly reason: string; readonly isNoSong: boolean };

const people = ["singers", "lyricists", "music_directors"] as const;

/** @returns why a post is no song, before its text is looked at */
export function reasonOf(post: Post, title: string, { rules }: Site): string | undefined {
  if (rules.leftKinds.has(post.type)) return `Its kind is “${post.type}”.`;
  if (post.status === "trash") return "It is in the trash.";
  if (post.isTooLong) return "It is longer than 8,000,000 characters.";
  const category = post.terms.find(({ name }) => rules.leftCategories.has(sameLetters(name)));
  if (category) return `Its category is “${category.name}”.`;
  const [words] = rules.leftTitles.anywhere.exec(title) ?? [];
  return words && `Its title has “${words}”.`;
}

/** @returns what the text of a post says; undefined where it cannot be read */
export function textOfPost(post: Post, title: string, { rules }: Site): PartsOfPost | undefined {
  try {
    return partsOfPost(readHtml(post.html, post.hasBareLines), title, rules);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function songOfPost(post: Post, site: Site): ReadPost {
  const { rules, known } = site;
  const whole = readWords(post.title);
  const none = (reason: string) => ({ title: whole, reason, isNoSong: true });
  const reason = reasonOf(post, whole, site);
  if (reason) return none(reason);
  const parts = textOfPost(post, whole, site);
  if (!parts) return none("Its HTML is too deep to be read.");
  if (parts.otherTitle)
    return { ...none(`It has several songs, such as “${parts.otherTitle}”.`), isNoSong: false };
  const { credits } = parts;
  const titled = readTitle(whole, { rules, known, credits, lyrics: parts.lyrics });
  const title = betterTitle(titled, credits, whole);
  if (title === "") return none("It has no title.");
  const [read] = readPlainText(parts.lyrics.join("\n"), "", { title });
  const song: ExchangedSong = { ...read?.song };
  const lines = Math.max(
    ...["lyrics_hindi" as const, "lyrics_english" as const].map((key) => linesIn(song[key])),
  );
  if (lines < rules.leastLines) return none("It has no lyrics.");
  const longest = (song.lyrics_hindi ?? "").length + (song.lyrics_english ?? "").length;
  if (longest / (linesIn(song.lyrics_hindi) + linesIn(song.lyrics_english)) > 110)
    return none("Its text is prose.");
  const remarks = [...(read?.remarks ?? []), ...(post.remark ? [post.remark] : [])];
  fill(song, parts, titled, post, site, remarks);
  const picture = site.pictures.get(post.pictureId ?? "") ?? findPicture(post.html, site.address);
  const video = findVideo(post.html);
  if (picture) song.cover_image_url = picture;
  if (video) song.youtube_video_id = video;
  if (post.createdAt) song.created_at = post.createdAt;
  if (post.status === "draft") song.status = "draft";
  if (post.publishAt && Date.parse(post.publishAt) > Date.now()) song.publish_at = post.publishAt;
  return { song, remarks };
}

/** A title in the credits says it exactly, if the one of the post has it. */
function betterTitle(titled: TitleParts, credits: TitleParts, whole: string): string {
  const exact = titleIn(credits.title ?? "");
  const isIn = exact !== "" && sameLetters(whole).includes(sameLetters(exact));
  return isIn ? exact : (titled.title ?? "");
}

/** Credits come before the title, and the title before categories. */
function fill(
  song: ExchangedSong,
  parts: PartsOfPost,
  titled: TitleParts,
  post: Post,
  site: Site,
  remarks: string[],
): void {
  const { rules, known, terms } = site;
  const fromTerms: Partial<Record<RuleField, string[]>> = {};
  for (const term of post.terms) {
    const meaning = terms.meaningOf(term, known);
    if (!meaning) continue;
    fromTerms[meaning.field] ??= [];
    fromTerms[meaning.field]?.push(meaning.name);
  }
  const used: string[] = [];
  for (const field of people) {
    const own = namesIn([parts.credits[field], song[field]].filter(Boolean).join(", "), rules);
    const fromTitle = own.length > 0 ? own : namesIn(titled[field] ?? "", rules);
    const names = fromTitle.length > 0 ? fromTitle : (fromTerms[field] ?? []);
    if (fromTitle.length === 0 && names.length > 0) used.push(field.replace("_", " "));
    if (names.length > 0) song[field] = names.join(", ");
    else delete song[field];
  }
  const films = [parts.credits.album, song.album, titled.album].filter(
    (film) => film !== undefined && film !== "",
  );
  const [named] = fromTerms.album ?? [];
  const film = films[0] ?? named;
  if (films.length === 0 && named) used.push("album");
  if (film) {
    const same = [...films, named ?? "", known.spelling("album", film) ?? ""].find(
      (each) =>
        sameLetters(withoutYear(each ?? "")) === sameLetters(withoutYear(film)) &&
        /\(\d{4}\)$/.test(each ?? ""),
    );
    const year = titled.year ?? song.year;
    song.album = same ?? (year && !/\(\d{4}\)$/.test(film) ? `${film} (${year})` : film);
    delete song.year;
  } else {
    const year = parts.credits.year ?? titled.year ?? song.year;
    if (year) song.year = year;
  }
  const genre = parts.credits.genre ?? song.genre ?? titled.genre ?? fromTerms.genre?.[0];
  if (genre) song.genre = genre;
  if (used.length > 0) remarks.push(`${listOf(used)} from categories and tags.`);
  const translation = parts.translation
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  if (translation !== "")
    song[/\p{sc=Deva}/u.test(translation) ? "translation_hindi" : "translation_english"] ??= translation;
  const words = parts.meanings.map(([word, meaning]) => ({
    word,
    [/\p{sc=Deva}/u.test(meaning) ? "hindi" : "english"]: meaning,
  }));
  if (words.length > 0) song.word_meanings = JSON.stringify(words);
}

function linesIn(lyrics = ""): number {
  return lyrics.split("\n").filter((line) => /\p{L}/u.test(line)).length;
}
