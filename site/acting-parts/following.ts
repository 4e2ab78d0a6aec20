/**
 * An open visitors' page follows the catalogue, over one connection for all pages that it shows one after the other.
 */
import type { CatalogueState, FollowedPage } from "../following/follow-changes.ts";
import { reloadPage } from "../following/reload-page.ts";
import { removedText } from "../following/removed-text.ts";
import type { AlivePart } from "../islands/alive-parts.ts";
import { untilIdle } from "../islands/until-idle.ts";
import type { IslandTexts } from "../texts/island-texts.ts";

interface FollowingFacts extends CatalogueState {
  /** Of the page. */
  readonly path: string;
  /** An error page or a form: it is not reloaded when the catalogue changes. */
  readonly isFrozen: boolean;
}

export function startFollowing(
  element: HTMLElement,
  facts: FollowingFacts,
  { navigation }: IslandTexts,
): AlivePart {
  let shown = facts;
  let removed: string | null = null;
  const [bar] = element.children;
  const show = () => bar?.replaceChildren(removed === shown.path ? removedText(removed, navigation) : "");
  const follow = () =>
    followWhenIdle({
      publicKey: shown.publicKey,
      shown: () => shown,
      reload: reloadPage,
      onRemoved(path) {
        removed = path;
        show();
      },
    });
  let end = follow();
  return {
    update(fresh: FollowingFacts) {
      const hasSameKey = fresh.publicKey === shown.publicKey;
      shown = fresh;
      show();
      if (hasSameKey) return;
      end();
      end = follow();
    },
    stop: () => end(),
  };
}

/** The client of the protocol is the largest and the least urgent script of a page that nobody touches. */
function followWhenIdle(page: FollowedPage): () => void {
  let end: (() => void) | undefined;
  let hasLeft = false;
  const begin = async () => {
    await untilIdle();
    const { followChanges } = await import("../following/follow-changes.ts");
    if (!hasLeft) end = followChanges(page);
  };
  // A page that cannot follow changes is read as it is.
  begin().catch(() => {});
  return () => {
    hasLeft = true;
    end?.();
  };
}
