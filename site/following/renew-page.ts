/** Brings an open page up to date. No page is lost to a failure, and none to its being removed. */
import { fetchDocument } from "../navigation/fetch-document.ts";
import { renew } from "../navigation/show-document.ts";
import { followsChange } from "./follows-change.ts";

/** Milliseconds between two tries; the last one stays. */
const tryAgainAfter = [1_000, 2_000, 5_000, 10_000];

/**
 * Resolves when the page shows what is there now, when there is nothing to show any more, or when somebody has gone on to
 * another page.
 * @returns whether the page has been removed
 */
export async function renewPage(): Promise<boolean> {
  const { href } = location;
  for (let tries = 0; location.href === href; tries++) {
    const fetched = await fetchDocument(href, { headers: { [followsChange]: "1" } });
    if (fetched?.status === 404) return true;
    if (fetched) {
      if (fetched.page && location.href === href) await renew(fetched.page);
      return false;
    }
    await new Promise((settle) => setTimeout(settle, tryAgainAfter[tries] ?? tryAgainAfter.at(-1)));
  }
  return false;
}
