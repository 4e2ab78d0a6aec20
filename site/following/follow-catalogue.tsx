/** Lets an open page follow the catalogue, and says where it was removed. */
import { useEffect, useRef, useState } from "react";
import type { CatalogueFacts, FollowedPage } from "./keep-following.ts";

interface FollowCatalogueProps extends CatalogueFacts {
  /** Of the page. */
  readonly path: string;
  /** An error page, or one that holds what somebody is typing: it is not fetched again when the catalogue changes. */
  readonly isStill: boolean;
  /** Loads what shows the page anew; the same function as long as that is the same. */
  readonly loadReload: () => Promise<FollowedPage["reload"]>;
}

export function FollowCatalogue({ path, publicKey, version, isStill, loadReload }: FollowCatalogueProps) {
  const [removed, setRemoved] = useState<string | null>(null);
  const shown = useRef({ version, isStill });
  useEffect(() => {
    shown.current = { version, isStill };
  }, [version, isStill]);
  useEffect(() => {
    let end: (() => void) | null = null;
    let hasLeft = false;
    // Of all that a page fetches, what connects is the most and the least urgent.
    Promise.all([import("./keep-following.ts"), loadReload()]).then(
      ([{ keepFollowing }, reload]) => {
        if (hasLeft) return;
        end = keepFollowing({ publicKey, shown: () => shown.current, reload, onRemoved: setRemoved });
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
      {removed === path && `This ${path.startsWith("/lyrics/") ? "song" : "page"} was removed`}
    </div>
  );
}
