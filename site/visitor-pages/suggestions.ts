/** `/search/suggestions`: the suggestions for `q`. The search boxes request them at each pause while a visitor types. */
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
import { formatCount } from "../components/format-count.ts";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
import type { TextPiece } from "../components/search/marked-text.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { SuggestionData } from "../suggestions/suggestion.ts";
import type { Route } from "./+types/suggestions.ts";
import { nameOfDecade } from "./ways-data.server.ts";

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
  return Response.json(found.map(suggestionData), { headers });
}

const people = {
  singer: { kind: "Singer", addressOf: addressOfArtist },
  lyricist: { kind: "Lyricist", addressOf: addressOfLyricist },
  music_director: { kind: "Music Director", addressOf: addressOfMusicDirector },
} as const;

function suggestionData(suggestion: Suggestion): SuggestionData {
  const { id, name, markedName, note, image_url: stored } = suggestion;
  switch (suggestion.kind) {
    case "song":
      return {
        name: markedName,
        ...reasonOfSong(suggestion),
        address: addressOfSong({ id, title: name }),
        language: languageOfTitle(name),
        shape: "sleeve",
        picture: { generated: sleeveOf(name, suggestion.firstHindiLine).src, stored },
      };
    case "album":
      return {
        name: markedName,
        kind: "Album",
        note: plain(note),
        address: addressOfAlbum({ id, name }),
        language: languageOfName(name),
        shape: "sleeve",
        picture: { generated: sleeveOf(name).src, stored },
      };
    case "genre":
      return groupData("Genre", name, addressOfGenre({ slug: suggestion.slug ?? name }), suggestion);
    case "year":
      return groupData("Year", name, addressOfYear(Number(name)), suggestion);
    case "decade":
      return groupData("Decade", nameOfDecade(Number(name)), addressOfDecade(Number(name)), suggestion);
    default: {
      const { kind, addressOf } = people[suggestion.kind];
      return {
        name: markedName,
        kind,
        note: [],
        address: addressOf({ id, name }),
        language: languageOfName(name),
        shape: "disc",
        picture: { generated: portraitOf(name).src, stored },
      };
    }
  }
}

function groupData(kind: string, name: string, address: string, { songCount }: Suggestion): SuggestionData {
  return {
    name: plain(name),
    kind,
    note: plain(formatCount(songCount ?? 0, "song")),
    address,
    language: languageOfName(name),
    shape: "sleeve",
    picture: { generated: sleeveOf(name).src, stored: null },
  };
}

const fieldLabels: Readonly<Partial<Record<NonNullable<Suggestion["why"]>["of"], string>>> = {
  lyricists: "Lyrics: ",
  music_directors: "Music: ",
  albums: "Album: ",
};

function reasonOfSong({
  why,
  note,
  byFirstLetters,
}: Suggestion): Pick<SuggestionData, "kind" | "note" | "noteLanguage"> {
  const kind = byFirstLetters ? "First Letters" : "Song";
  if (!why) return { kind, note: plain(note) };
  if (!why.of.endsWith("line")) return { kind, note: [...plain(fieldLabels[why.of] ?? ""), ...why.text] };
  const line = shortenedBefore(why.text);
  const noteLanguage = languageOfTitle(line.map(({ text }) => text).join(""));
  return { kind: byFirstLetters ? kind : "Line", note: line, noteLanguage };
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
