/** `/search/suggestions`: what the search boxes suggest for `q`, asked for at each pause while somebody types. */
import {
  addressOfAlbum,
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSong,
  findSuggestions,
  type Suggestion,
} from "#catalogue";
import { portraitOf, sleeveOf } from "#pictures";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
import type { TextPiece } from "../components/search/marked-text.tsx";
import { liveContext } from "../live.ts";
import type { SuggestionFacts } from "../suggestions/suggestion.ts";
import type { Route } from "./+types/suggestions.ts";

const headers = {
  "Cache-Control": "public, max-age=60",
  // It is no page, and there are endlessly many.
  "X-Robots-Tag": "noindex",
};

/** @returns `SuggestionFacts[]`, best first; none for what is too short or nothing at all */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const typed = url.searchParams.get("q") ?? "";
  const { sql } = context.get(liveContext);
  const found = await askCatalogue(findSuggestions(sql, typed), "Error suggesting:");
  return Response.json(found.map(suggestionFacts), { headers });
}

const people = {
  singer: { kind: "Singer", addressOf: addressOfArtist },
  lyricist: { kind: "Lyricist", addressOf: addressOfLyricist },
  music_director: { kind: "Music Director", addressOf: addressOfMusicDirector },
} as const;

function suggestionFacts(suggestion: Suggestion): SuggestionFacts {
  const { id, name, markedName, note, image_url: stored } = suggestion;
  switch (suggestion.kind) {
    case "song":
      return {
        name: markedName,
        ...whyOfSong(suggestion),
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

const whose: Readonly<Partial<Record<NonNullable<Suggestion["why"]>["of"], string>>> = {
  lyricists: "Lyrics: ",
  music_directors: "Music: ",
  albums: "Album: ",
};

function whyOfSong({
  why,
  note,
  byFirstLetters,
}: Suggestion): Pick<SuggestionFacts, "kind" | "note" | "noteLanguage"> {
  const kind = byFirstLetters ? "First Letters" : "Song";
  if (!why) return { kind, note: plain(note) };
  if (!why.of.endsWith("line")) return { kind, note: [...plain(whose[why.of] ?? ""), ...why.text] };
  const line = fromNearMatch(why.text);
  const noteLanguage = languageOfTitle(line.map(({ text }) => text).join(""));
  return { kind: byFirstLetters ? kind : "Line", note: line, noteLanguage };
}

function plain(text: string): TextPiece[] {
  return text === "" ? [] : [{ text, isMatch: false }];
}

/** Characters that are shown of a line before what was typed, so that this is in sight in a narrow list. */
const mostBefore = 16;

function fromNearMatch(line: readonly TextPiece[]): readonly TextPiece[] {
  const [before, ...rest] = line;
  if (!before || before.isMatch || rest.length === 0 || before.text.length <= mostBefore) return line;
  const word = before.text.indexOf(" ", before.text.length - mostBefore);
  return [{ text: `…${word < 0 ? " " : before.text.slice(word)}`, isMatch: false }, ...rest];
}
