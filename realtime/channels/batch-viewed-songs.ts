/** Collects songs whose views have grown, and emits each at most once per interval, however often it is viewed. */

interface ViewedSongs {
  add(songIds: readonly number[]): void;
  close(): void;
}

/** @param emit gets the songs of an interval, at most `songsViewedAtOnce`; handles its own failures */
export function batchViewedSongs(
  emit: (songIds: number[]) => unknown,
  { viewsEveryMs, songsViewedAtOnce }: { readonly viewsEveryMs: number; readonly songsViewedAtOnce: number },
): ViewedSongs {
  const viewed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  function emitBatch(): void {
    const songIds = [...viewed].slice(0, songsViewedAtOnce);
    for (const id of songIds) viewed.delete(id);
    timer = undefined;
    if (viewed.size > 0) timer = setTimeout(emitBatch, viewsEveryMs).unref();
    emit(songIds);
  }

  return {
    add(songIds) {
      for (const id of songIds) viewed.add(id);
      timer ??= setTimeout(emitBatch, viewsEveryMs).unref();
    },
    close: () => clearTimeout(timer),
  };
}
