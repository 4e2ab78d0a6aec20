/** `/search/suggestions`: what the search boxes suggest for `q`, asked for at each pause while somebody types. */
import { addressOfAlbum, addressOfArtist, addressOfSong, findSuggestions, type Suggestion } from "#catalogue";
import { portraitOf, sleeveOf } from "#pictures";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
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

function suggestionFacts(suggestion: Suggestion): SuggestionFacts {
  const { id, name, markedName, image_url: stored } = suggestion;
  const words = { name: markedName, note: noteOf(suggestion) };
  switch (suggestion.kind) {
    case "song":
      return {
        ...words,
        address: addressOfSong({ id, title: name }),
        language: languageOfTitle(name),
        shape: "sleeve",
        picture: { generated: sleeveOf(name, suggestion.firstHindiLine).src, stored },
      };
    case "singer":
      return {
        ...words,
        address: addressOfArtist({ id, name }),
        language: languageOfName(name),
        shape: "disc",
        picture: { generated: portraitOf(name).src, stored },
      };
    case "album":
      return {
        ...words,
        address: addressOfAlbum({ id, name }),
        language: languageOfName(name),
        shape: "sleeve",
        picture: { generated: sleeveOf(name).src, stored },
      };
  }
}

function noteOf({ kind, note }: Suggestion): string {
  return [{ song: "Song", singer: "Singer", album: "Album" }[kind], note].filter(Boolean).join(" · ");
}
