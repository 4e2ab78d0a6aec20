/** Requests suggestions from the server: after a pause in typing, one request at a time. Responses are cached for a minute. */
import type { SuggestionData } from "./suggestion.ts";
import { suggestionQuery } from "./suggestion-query.ts";

/** Milliseconds; a fast typist presses a key each 100 to 200. */
const debounceFor = 120;

/** Milliseconds; the server allows caches the same. */
const maxAge = 60_000;
const maxCached = 50;

interface CachedResponse {
  readonly suggestions: readonly SuggestionData[];
  readonly since: number;
}

/** By query, the oldest first. */
const cache = new Map<string, CachedResponse>();

/**
 * @param onResult gets the suggestions, or null if the text is too short or the server cannot be reached: a search works without
 *   suggestions
 * @returns a function that cancels the request; a later response is then ignored
 */
export function requestSuggestions(
  typed: string,
  onResult: (suggestions: readonly SuggestionData[] | null) => void,
): () => void {
  const query = suggestionQuery(typed);
  const cached = query === null ? null : readCache(query);
  if (query === null || cached) {
    onResult(cached);
    return () => {};
  }
  const request = new AbortController();
  const timer = setTimeout(async () => {
    const suggestions = await fetchSuggestions(query, request.signal);
    if (suggestions) writeCache(query, suggestions);
    // A response that came before it was cancelled must not replace a newer one.
    if (!request.signal.aborted) onResult(suggestions);
  }, debounceFor);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}

function readCache(query: string): readonly SuggestionData[] | null {
  const cached = cache.get(query);
  return cached && performance.now() - cached.since < maxAge ? cached.suggestions : null;
}

function writeCache(query: string, suggestions: readonly SuggestionData[]): void {
  cache.delete(query);
  cache.set(query, { suggestions, since: performance.now() });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<SuggestionData[] | null> {
  try {
    const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
