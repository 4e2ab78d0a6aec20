/** Asks the server while somebody types: after a pause, one request at a time. Answers are kept for a minute. */

/** Milliseconds; a fast typist presses a key each 100 to 200. */
const debounceFor = 120;

/** Milliseconds; the server allows caches the same. */
const maxAge = 60_000;
const maxKept = 50;

/** By address, the oldest first. */
export type KeptAnswers<Answer> = Map<string, { readonly answer: Answer; readonly since: number }>;

/**
 * @param onAnswer gets null if the server cannot be reached
 * @returns a function that cancels the request; a later answer is then ignored
 */
export function requestAnswer<Answer>(
  address: string,
  kept: KeptAnswers<Answer>,
  onAnswer: (answer: Answer | null) => void,
): () => void {
  const known = kept.get(address);
  if (known && performance.now() - known.since < maxAge) {
    onAnswer(known.answer);
    return () => {};
  }
  const request = new AbortController();
  const timer = setTimeout(async () => {
    const answer = await fetchJson<Answer>(address, { signal: request.signal });
    if (answer) keep(kept, address, answer);
    // An answer that came before it was cancelled must not replace a newer one.
    if (!request.signal.aborted) onAnswer(answer);
  }, debounceFor);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}

/**
 * Fetches hints for somebody who is typing; a form works without them.
 * @returns null when there is no answer, or the session has ended and redirects
 */
export async function fetchJson<Answer>(address: string, options: RequestInit): Promise<Answer | null> {
  try {
    const answer = await fetch(address, { ...options, redirect: "manual" });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function keep<Answer>(kept: KeptAnswers<Answer>, address: string, answer: Answer): void {
  kept.delete(address);
  kept.set(address, { answer, since: performance.now() });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}
