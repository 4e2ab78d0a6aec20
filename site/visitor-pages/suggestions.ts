/**
 * `/search/suggestions`: the suggestions for `q`. The search boxes request them at each pause while a visitor types.
 */
import {
  addressOfAlbum,
  addressOfArtist,
  addressOfDecade,
  addressOfGenre,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSong,
  addressOfYear,
  findSuggestions,
  type Suggestion,
} from "#catalogue";
import { portraitOf, sleeveOf } from "#pictures";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
import { namesIn, pageLanguage, titlesIn } from "../components/names-in.ts";
import type { TextPiece } from "../components/search/marked-text.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { SuggestionData } from "../suggestions/suggestion.ts";
import type { Texts } from "../texts/en/index.ts";
import type { Route } from "./+types/suggestions.ts";

const headers = {
  "Cache-Control": "public, max-age=60",
  // Not a page, and there are endlessly many.
  "X-Robots-Tag": "noindex",
};

/** @returns `SuggestionData[]`, best first; empty if `q` is too short */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const typed = url.searchParams.get("q") ?? "";
  const { sql } = context.get(liveContext);
  const texts = context.get(textsContext);
  const found = await queryCatalogue(findSuggestions(sql, typed, pageLanguage(texts)), "Error suggesting:");
  return Response.json(
    found.map((suggestion) => suggestionData(suggestion, texts)),
    { headers },
  );
}

const addressesOfPeople = {
  singer: addressOfArtist,
  lyricist: addressOfLyricist,
  music_director: addressOfMusicDirector,
} as const;

function suggestionData(suggestion: Suggestion, texts: Texts): SuggestionData {
  const kind = texts.suggested[suggestion.kind];
  const { id, name, note, image_url: stored } = suggestion;
  const { name: markedName, beneath } = namesOf(suggestion, texts);
  switch (suggestion.kind) {
    case "song":
      return {
        name: markedName,
        ...reasonOfSong(suggestion, beneath, texts),
        address: addressOfSong({ id, title: name }),
        language: languageOfTitle(textOf(markedName)),
        shape: "sleeve",
        picture: { generated: sleeveOf(name, suggestion.firstHindiLine).src, stored },
      };
    case "album":
      return {
        name: markedName,
        kind,
        note: joined(beneath, plain(note)),
        address: addressOfAlbum({ id, name }),
        language: languageOfName(textOf(markedName)),
        shape: "sleeve",
        picture: { generated: sleeveOf(name).src, stored },
      };
    case "genre":
      return groupData(
        suggestion,
        textOf(markedName),
        addressOfGenre({ slug: suggestion.slug ?? name }),
        texts,
      );
    case "year":
      return groupData(suggestion, name, addressOfYear(Number(name)), texts);
    case "decade":
      return groupData(
        suggestion,
        texts.ways.nameOfDecade(Number(name)),
        addressOfDecade(Number(name)),
        texts,
      );
    default:
      return {
        name: markedName,
        kind,
        note: beneath,
        address: addressesOfPeople[suggestion.kind]({ id, name }),
        language: languageOfName(textOf(markedName)),
        shape: "disc",
        picture: { generated: portraitOf(name).src, stored },
      };
  }
}

/** @returns the name as the page shows it, and beneath it what was typed, where that is in the other script */
function namesOf({ kind, name, devanagari, markedName, firstHindiLine }: Suggestion, texts: Texts) {
  const first =
    kind === "song"
      ? titlesIn(texts, { title: name, hindiLine: firstHindiLine }).title
      : namesIn(texts, { name, devanagari }).first;
  return first === name ? { name: markedName, beneath: [] } : { name: plain(first), beneath: markedName };
}

function groupData(
  { kind, songCount }: Suggestion,
  name: string,
  address: string,
  { suggested, counts }: Texts,
): SuggestionData {
  return {
    name: plain(name),
    kind: suggested[kind],
    note: plain(counts.songs(songCount ?? 0)),
    address,
    language: languageOfName(name),
    shape: "sleeve",
    picture: { generated: sleeveOf(name).src, stored: null },
  };
}

function reasonOfSong(
  { why, note, singersInDevanagari, byFirstLetters }: Suggestion,
  beneath: readonly TextPiece[],
  { suggested, search }: Texts,
): Pick<SuggestionData, "kind" | "note" | "noteLanguage"> {
  const kind = byFirstLetters ? suggested.letters : suggested.song;
  if (!why) return { kind, note: joined(beneath, plain(singersInDevanagari || note)) };
  const labels: Readonly<Partial<Record<typeof why.of, string>>> = search.by;
  if (!why.of.endsWith("line")) return { kind, note: [...plain(labels[why.of] ?? ""), ...why.text] };
  const line = shortenedBefore(why.text);
  const noteLanguage = languageOfTitle(textOf(line));
  return { kind: byFirstLetters ? kind : suggested.line, note: line, noteLanguage };
}

function plain(text: string): TextPiece[] {
  return text === "" ? [] : [{ text, isMatch: false }];
}

function joined(one: readonly TextPiece[], other: readonly TextPiece[]): readonly TextPiece[] {
  return one.length > 0 && other.length > 0 ? [...one, ...plain(" · "), ...other] : [...one, ...other];
}

function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join("");
}

/** Characters that are shown of a line before the match, so that the match is visible in a narrow list. */
const maxBefore = 16;

function shortenedBefore(line: readonly TextPiece[]): readonly TextPiece[] {
  const [before, ...rest] = line;
  if (!before || before.isMatch || rest.length === 0 || before.text.length <= maxBefore) return line;
  const word = before.text.indexOf(" ", before.text.length - maxBefore);
  return [{ text: `…${word < 0 ? " " : before.text.slice(word)}`, isMatch: false }, ...rest];
}
