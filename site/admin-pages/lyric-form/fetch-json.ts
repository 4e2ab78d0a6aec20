/**
 * Asks the server for what helps somebody who is typing.
 * @returns null when there is no answer: a form works without help. An ended session redirects, which is no answer either.
 */
export async function fetchJson<Answer>(address: string, options: RequestInit): Promise<Answer | null> {
  try {
    const answer = await fetch(address, { ...options, redirect: "manual" });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
