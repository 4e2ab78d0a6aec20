/** Reloads an open page in place. The page stays if that fails, and if the page has been removed. */
import { fetchDocument } from "../navigation/fetch-document.ts";
import { updatePage } from "../navigation/show-document.ts";
import { keepPlace } from "../reading-place/keep-place.ts";
import { keepView } from "../reading-place/keep-view.ts";
import { followsChange } from "./follows-change.ts";

/** Milliseconds between two attempts; the last one is repeated. */
const retryDelays = [1_000, 2_000, 5_000, 10_000];

/**
 * Resolves when the page is up to date or removed, or when the visitor has gone to another page.
 * @returns whether the page has been removed
 */
export async function reloadPage(): Promise<boolean> {
  const { href } = location;
  for (let attempts = 0; location.href === href; attempts++) {
    const fetched = await fetchDocument(href, { headers: { [followsChange]: "1" } });
    if (fetched?.status === 404 || fetched?.status === 410) return true;
    if (fetched) {
      const { page } = fetched;
      if (page && location.href === href) await keepPlace(() => keepView(() => updatePage(page)));
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelays[attempts] ?? retryDelays.at(-1)));
  }
  return false;
}
