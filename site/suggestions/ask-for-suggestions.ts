/** Asks the server for suggestions: a moment after the last key, one question at a time, and only for what stands there now. */
import type { SuggestionFacts } from "./suggestion.ts";
import { textToAsk } from "./typed-text.ts";

/** Milliseconds; somebody who types without looking up presses a key each 100 to 200. */
const quietFor = 120;

/** Milliseconds for which an answer is true enough, as the server says to caches too. */
const keptFor = 60_000;
const mostKept = 50;

interface Kept {
  readonly suggestions: readonly SuggestionFacts[];
  readonly since: number;
}

/** By the text that was asked for, the oldest first. */
const kept = new Map<string, Kept>();

/**
 * @param onAnswer gets what is suggested for the text of the last call, or null where there is no answer, because the text
 *   is too short or the server cannot be reached: a search works without suggestions
 * @returns what calls it off; an answer that comes later is thrown away
 */
export function askForSuggestions(
  typed: string,
  onAnswer: (suggestions: readonly SuggestionFacts[] | null) => void,
): () => void {
  const text = textToAsk(typed);
  const known = text === null ? null : keptAnswer(text);
  if (text === null || known) {
    onAnswer(known);
    return () => {};
  }
  const question = new AbortController();
  const timer = setTimeout(async () => {
    const suggestions = await fetchSuggestions(text, question.signal);
    if (suggestions) keep(text, suggestions);
    // The answer may have come in the moment in which another text was typed: an older one must not replace a newer.
    if (!question.signal.aborted) onAnswer(suggestions);
  }, quietFor);
  return () => {
    clearTimeout(timer);
    question.abort();
  };
}

function keptAnswer(text: string): readonly SuggestionFacts[] | null {
  const answer = kept.get(text);
  return answer && performance.now() - answer.since < keptFor ? answer.suggestions : null;
}

function keep(text: string, suggestions: readonly SuggestionFacts[]): void {
  kept.delete(text);
  kept.set(text, { suggestions, since: performance.now() });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SuggestionFacts[] | null> {
  try {
    const answer = await fetch(`/search/suggestions?${new URLSearchParams({ q: text })}`, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
