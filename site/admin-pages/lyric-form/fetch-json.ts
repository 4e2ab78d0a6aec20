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
