/** Sends the administrator's form for a new song like a browser without JavaScript. */
import { inputOf, type SentSong } from "../process/writers.ts";

/**
 * @param session `Cookie` header of the administrator
 * @returns a function that saves one song, and rejects unless the save is acknowledged
 */
export function saveByForm(address: string, session: string): (song: SentSong) => Promise<void> {
  return async (song) => {
    const answer = await fetch(`${address}/admin/lyrics/add`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: address, Cookie: session },
      body: new URLSearchParams({ ...inputOf(song), saveKey: crypto.randomUUID() }),
    });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`Answered ${answer.status}: ${text}`);
  };
}
