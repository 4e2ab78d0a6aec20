/** Lets an open page of the administration follow the catalogue, and shows that the page was removed. */
import { useEffect, useRef, useState } from "react";
import { useIslandTexts } from "../texts/use-texts.ts";
import type { CatalogueState, FollowedPage } from "./follow-changes.ts";
import { removedText } from "./removed-text.ts";

interface FollowCatalogueProps extends CatalogueState {
  /** Of the page. */
  readonly path: string;
  /** An error page, or one with unsaved text: it is not reloaded when the catalogue changes. */
  readonly isFrozen: boolean;
  /** Loads the function that reloads the page. Another function restarts the subscription. */
  readonly loadReload: () => Promise<FollowedPage["reload"]>;
}

export function FollowCatalogue({ path, publicKey, version, isFrozen, loadReload }: FollowCatalogueProps) {
  const [removed, setRemoved] = useState<string | null>(null);
  const { navigation } = useIslandTexts();
  const shown = useRef({ version, isFrozen });
  useEffect(() => {
    shown.current = { version, isFrozen };
  }, [version, isFrozen]);
  useEffect(() => {
    let end: (() => void) | null = null;
    let hasLeft = false;
    // The client of the protocol is the largest and the least urgent script of a page.
    Promise.all([import("./follow-changes.ts"), loadReload()]).then(
      ([{ followChanges }, reload]) => {
        if (hasLeft) return;
        end = followChanges({ publicKey, shown: () => shown.current, reload, onRemoved: setRemoved });
      },
      () => {},
    );
    return () => {
      hasLeft = true;
      end?.();
    };
  }, [publicKey, loadReload]);
  return (
    <div className="removed-bar" role="status">
      {removed === path && removedText(path, navigation)}
    </div>
  );
}
