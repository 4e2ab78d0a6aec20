/** Gathers songs whose views have grown, and gives each at most once in a while, however often it is viewed. */

interface ViewedSongs {
  add(songIds: readonly number[]): void;
  close(): void;
}

/**
 * @param give gets the songs of a while, at most so many; failures are its own business
 * @param limits `viewsEveryMs` is that while
 */
export function gatherViewedSongs(
  give: (songIds: number[]) => unknown,
  { viewsEveryMs, songsViewedAtOnce }: { readonly viewsEveryMs: number; readonly songsViewedAtOnce: number },
): ViewedSongs {
  const viewed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  function giveSome(): void {
    const songIds = [...viewed].slice(0, songsViewedAtOnce);
    for (const id of songIds) viewed.delete(id);
    timer = undefined;
    if (viewed.size > 0) timer = setTimeout(giveSome, viewsEveryMs).unref();
    give(songIds);
  }

  return {
    add(songIds) {
      for (const id of songIds) viewed.add(id);
      timer ??= setTimeout(giveSome, viewsEveryMs).unref();
    },
    close: () => clearTimeout(timer),
  };
}
