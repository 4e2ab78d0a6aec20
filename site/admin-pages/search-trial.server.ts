/** Runs the search that the administrator tries, with an explanation of its results. */
import { addressOfSong, type ExplainedSong, explainSearch, readQuery } from "#catalogue";
import type { Live } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";

/** In the order of the page. */
const labels = [
  ["title", "Title"],
  ["roman line", "Line"],
  ["hindi line", "Line in Devanagari"],
  ["singers", "Singers"],
  ["lyricists", "Lyricists"],
  ["music_directors", "Music directors"],
  ["albums", "Album"],
  ["genre", "Genre"],
  ["year", "Year"],
] as const;

/**
 * @returns `trial` null where nothing is tried; `failed`, after one line in the log, when the database cannot answer
 */
export async function readSearchTrial({ sql }: Live, { searchParams }: URL) {
  const { q } = readQuery(searchParams.get("try"));
  if (q === "") return { trial: null, failed: false };
  try {
    const { words, songs, names } = await explainSearch(sql, q);
    return { trial: { q, words, names, songs: songs.map(songFacts) }, failed: false };
  } catch (error) {
    logFailure("Error explaining a search:", error);
    return { trial: null, failed: true };
  }
}

function songFacts({ id, title, meaning, closeness, marked }: ExplainedSong) {
  return {
    id,
    title,
    address: addressOfSong({ id, title }),
    meaning,
    closeness: closeness.toFixed(2),
    reasons: labels.flatMap(([field, label]) => {
      const text = marked[field];
      return text ? [{ label, text }] : [];
    }),
  };
}
