/**
 * Reloads the data of the current page. Unlike a navigation, a failed reload or a removed page leaves the page as it
 * is.
 */
import { setBackgroundReload } from "../keep-page-on-failure.ts";

/** Milliseconds between two tries; the last one repeats. */
const retryDelays = [1_000, 2_000, 5_000, 10_000];

/**
 * Resolves when the page shows the current data, or when the page has been removed; then it stays as it is.
 * @param reload React Router's revalidation, which ends the one before
 * @returns whether the page has been removed
 */
export async function reloadInBackground(reload: () => Promise<void>): Promise<boolean> {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  try {
    return await new Promise((resolve, reject) => {
      const tryOnce = () => reload().then(() => resolve(false), reject);
      setBackgroundReload((status) => {
        if (status === 404) resolve(true);
        else if (status === 0 || (status ?? 0) >= 500)
          retry = setTimeout(tryOnce, retryDelays[tries++] ?? retryDelays.at(-1));
        else return true;
        return false;
      });
      tryOnce();
    });
  } finally {
    clearTimeout(retry);
    setBackgroundReload(null);
  }
}
