/** For parts that only some pages have: the others do not load their code. */
import type { AlivePart } from "../islands/alive-parts.ts";
import type { IslandTexts } from "../texts/island-texts.ts";

/**
 * @param load the function that starts the part
 * @returns one that starts it once it is loaded, unless the page has been left by then; without a connection it does
 * nothing
 */
export function startLater<Facts>(
  load: () => Promise<(element: HTMLElement, facts: Facts, texts: IslandTexts) => AlivePart>,
) {
  return (element: HTMLElement, facts: Facts, texts: IslandTexts): AlivePart => {
    let latest = facts;
    let part: AlivePart | null = null;
    let hasStopped = false;
    load().then(
      (start) => {
        if (!hasStopped) part = start(element, latest, texts);
      },
      () => {},
    );
    return {
      update(fresh: Facts) {
        latest = fresh;
        part?.update?.(fresh as never);
      },
      stop() {
        hasStopped = true;
        part?.stop();
      },
    };
  };
}
