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
  const found = await queryCatalogue(findSuggestions(sql, typed), "Error suggesting:");
  const texts = context.get(textsContext);
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
  const { id, name, markedName, note, image_url: stored } = suggestion;
  switch (suggestion.kind) {
    case "song":
      return {
        name: markedName,
        ...reasonOfSong(suggestion, texts),
        address: addressOfSong({ id, title: name }),
        language: languageOfTitle(name),
        shape: "sleeve",
        picture: { generated: sleeveOf(name, suggestion.firstHindiLine).src, stored },
      };
    case "album":
      return {
        name: markedName,
        kind,
        note: plain(note),
        address: addressOfAlbum({ id, name }),
        language: languageOfName(name),
        shape: "sleeve",
        picture: { generated: sleeveOf(name).src, stored },
      };
    case "genre":
      return groupData(suggestion, name, addressOfGenre({ slug: suggestion.slug ?? name }), texts);
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
        note: [],
        address: addressesOfPeople[suggestion.kind]({ id, name }),
        language: languageOfName(name),
        shape: "disc",
        picture: { generated: portraitOf(name).src, stored },
      };
  }
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
  { why, note, byFirstLetters }: Suggestion,
  { suggested, search }: Texts,
): Pick<SuggestionData, "kind" | "note" | "noteLanguage"> {
  const kind = byFirstLetters ? suggested.letters : suggested.song;
  if (!why) return { kind, note: plain(note) };
  const labels: Readonly<Partial<Record<typeof why.of, string>>> = search.by;
  if (!why.of.endsWith("line")) return { kind, note: [...plain(labels[why.of] ?? ""), ...why.text] };
  const line = shortenedBefore(why.text);
  const noteLanguage = languageOfTitle(line.map(({ text }) => text).join(""));
  return { kind: byFirstLetters ? kind : suggested.line, note: line, noteLanguage };
}

function plain(text: string): TextPiece[] {
  return text === "" ? [] : [{ text, isMatch: false }];
}

/** Characters that are shown of a line before the match, so that the match is visible in a narrow list. */
const maxBefore = 16;

function shortenedBefore(line: readonly TextPiece[]): readonly TextPiece[] {
  const [before, ...rest] = line;
  if (!before || before.isMatch || rest.length === 0 || before.text.length <= maxBefore) return line;
  const word = before.text.indexOf(" ", before.text.length - maxBefore);
  return [{ text: `…${word < 0 ? " " : before.text.slice(word)}`, isMatch: false }, ...rest];
}
